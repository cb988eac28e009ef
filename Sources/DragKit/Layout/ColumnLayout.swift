public import DragGeometry

/// Items of one size below each other, centred in an area.
public struct ColumnLayout: Hashable, Sendable {
  /// The area.
  ///
  /// All of it takes drops: the item nearest to the pointer is the target.
  public var bounds: Rect
  /// The size of every item.
  public var itemSize: Size
  /// The distance between two items.
  public var spacing: Length

  /// Creates a layout.
  public init(bounds: Rect, itemSize: Size, spacing: Length) {
    self.bounds = bounds
    self.itemSize = itemSize
    self.spacing = spacing
  }

  /// Where the item at `offset` of `count` stands.
  ///
  /// Items that do not fit stand below the area.
  public func frame(at offset: Int, of count: Int) -> Rect {
    Rect(
      origin: Point(
        x: (bounds.center.x - itemSize.width / 2).roundedToPixel,
        y: top(of: count) + pitch * offset),
      size: itemSize)
  }

  /// Which item's half of the spacing `point` is in; nothing outside the area.
  public func nearestOffset(to point: Point, of count: Int) -> Int? {
    guard count > 0, bounds.contains(point), pitch > 0 else { return nil }
    let way = point.y - top(of: count) + spacing / 2
    return min(max(way.subpixels / pitch.subpixels, 0), count - 1)
  }

  private var pitch: Length { itemSize.height + spacing }

  private func top(of count: Int) -> Length {
    let height = pitch * count - spacing
    return max(bounds.minY, (bounds.center.y - height / 2).roundedToPixel)
  }
}
