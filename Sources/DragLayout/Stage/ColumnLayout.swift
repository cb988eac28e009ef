public import DragGeometry

/// A layout of items of one size in a vertical column, centred in an area.
///
/// A drop in the area goes to the item whose place is vertically nearest to the centre of the
/// dragged item (R2); a hysteresis keeps the target from flickering (R4).
public struct ColumnLayout: Hashable, Sendable {
  /// The area, in window coordinates; items that do not fit extend below it.
  public let bounds: Rect
  /// The size of every item.
  public let itemSize: Size
  let spacing: Length

  /// Creates a layout; `spacing` is the vertical distance between two items.
  public init(bounds: Rect, itemSize: Size, spacing: Length) {
    (self.bounds, self.itemSize, self.spacing) = (bounds, itemSize, spacing)
  }

  /// Returns the frame of an item in window coordinates, if the column has `count` items.
  public func frame(at offset: Int, of count: Int) -> Rect {
    Rect(
      origin: Point(
        x: (bounds.center.x - itemSize.width / 2).roundedToPixel,
        y: top(of: count) + pitch * offset),
      size: itemSize)
  }

  /// Returns the offset of the place vertically nearest to a point inside ``bounds``; `nil` if
  /// there is no place, or the point is outside.
  package func nearestOffset(to point: Point, of count: Int) -> Int? {
    bounds.contains(point) ? offset(nearestTo: point.y, of: count) : nil
  }

  /// Returns the place nearest to the centre of a dragged item.
  ///
  /// - Parameters:
  ///   - middle: The vertical coordinate of the centre.
  ///   - count: The number of items.
  ///   - held: The offset that the last call returned; `nil` to choose without a hysteresis.
  ///   - hysteresis: The width of the zone around the middle between two places in which `held`
  ///     remains the choice, as a fraction of the places' distance (`Tuning.insertionHysteresis`).
  /// - Returns: The offset of the place; `nil` if the column is empty.
  public func offset(
    nearestTo middle: Length, of count: Int, held: Int? = nil, hysteresis: Fraction = .zero
  ) -> Int? {
    guard count > 0, pitch > 0 else { return nil }
    if let held, (0..<count).contains(held) {
      let distance = (middle - frame(at: held, of: count).center.y).magnitude
      if distance < pitch / 2 + pitch * Fraction(raw: hysteresis.raw / 2) { return held }
    }
    let distance = max(middle - top(of: count) + spacing / 2, 0)
    return min(distance.subpixels / pitch.subpixels, count - 1)
  }

  private var pitch: Length { itemSize.height + spacing }

  private func top(of count: Int) -> Length {
    let height = pitch * count - spacing
    return max(bounds.minY, (bounds.center.y - height / 2).roundedToPixel)
  }
}
