public import DragGeometry

/// A layout of items of one size in a vertical column, centred in an area.
///
/// The target of a drop in the area is the item that is vertically nearest to the pointer.
public struct ColumnLayout: Hashable, Sendable {
  package let bounds: Rect
  package let itemSize: Size
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

  package func frame(at offset: Int, of count: Int) -> Rect {
    Rect(
      origin: Point(
        x: (bounds.center.x - itemSize.width / 2).roundedToPixel,
        y: top(of: count) + pitch * offset),
      size: itemSize)
  }

  package func nearestOffset(to point: Point, of count: Int) -> Int? {
    guard count > 0, bounds.contains(point), pitch > 0 else { return nil }
    let distance = point.y - top(of: count) + spacing / 2
    return (distance.subpixels / pitch.subpixels).clamped(to: 0...count - 1)
  }

  private var pitch: Length { itemSize.height + spacing }

  private func top(of count: Int) -> Length {
    let height = pitch * count - spacing
    return max(bounds.minY, (bounds.center.y - height / 2).roundedToPixel)
  }
}
