internal import DragGeometry

/// Where the coordinates of a layout are in the content of its view.
struct LayoutTransform: Hashable, Sendable {
  /// The width of the view.
  let width: Length
  /// Whether lines begin at the right edge.
  let isRightToLeft: Bool

  /// Returns a rectangle of the layout in the coordinates of the content.
  func inContent(_ rect: Rect) -> Rect {
    guard isRightToLeft else { return rect }
    return Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns a rectangle of the content in the coordinates of the layout.
  func inLayout(_ rect: Rect) -> Rect { inContent(rect) }

  /// Returns the direction in which the layout goes where the content goes in another.
  func inLayout(_ direction: ScrollDirection) -> ScrollDirection {
    guard isRightToLeft, direction.axis == .horizontal else { return direction }
    return direction == .left ? .right : .left
  }
}
