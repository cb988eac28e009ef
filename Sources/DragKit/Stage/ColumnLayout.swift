public import DragGeometry

/// A layout of items of one size in a vertical column, centred in an area.
///
/// The target of a drop in the area is the item whose place is vertically nearest to the centre of the
/// dragged item (R2), with ``Tuning/insertionHysteresis`` (R4).
public struct ColumnLayout: Hashable, Sendable {
  /// The area, in window coordinates.
  public let bounds: Rect
  /// The size of every item.
  public let itemSize: Size
  let spacing: Length

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - bounds: The area, in window coordinates; items that do not fit extend below it.
  ///   - itemSize: The size of every item.
  ///   - spacing: The vertical distance between two items.
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

  /// Returns the offset of the place vertically nearest to a point; `nil` outside of ``bounds``, or if the column is empty.
  func nearestOffset(to point: Point, of count: Int) -> Int? {
    bounds.contains(point) ? offset(nearestTo: point.y, of: count) : nil
  }

  /// Returns the offset of the place nearest to the centre of a dragged item, with hysteresis for the
  /// offset that was chosen last; `nil` if the column is empty.
  public func offset(
    nearestTo middle: Length, of count: Int, held: Int? = nil, _ tuning: Tuning = Tuning()
  ) -> Int? {
    guard count > 0, pitch > 0 else { return nil }
    if let held, (0..<count).contains(held) {
      let distance = (middle - frame(at: held, of: count).center.y).magnitude
      if distance < pitch / 2 + pitch * tuning.insertionMargin { return held }
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
