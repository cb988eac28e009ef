internal import DragGeometry

/// Where the coordinates of a layout are in the content of its view.
///
/// The origin of the content is the corner at which it begins: what begins at the right or at the lower edge of the view
/// goes on to negative coordinates, so that nothing moves when there is more of it.
struct LayoutTransform: Hashable, Sendable {
  /// The axis along which the view scrolls.
  let axis: Axis
  /// Whether the content begins at the far edge along the axis.
  let isReversed: Bool
  /// The extent of the view across the axis.
  let width: Length
  /// Whether lines begin at the right edge.
  private let hasMirroredLines: Bool

  init(of layout: some CollectionLayout, width: Length, isRightToLeft: Bool) {
    (axis, self.width) = (layout.axis, max(width, 0))
    hasMirroredLines = isRightToLeft && axis == .vertical
    isReversed = layout.isReversed != (isRightToLeft && axis == .horizontal)
  }

  /// Returns a rectangle of the layout in the coordinates of the content.
  func inContent(_ rect: Rect) -> Rect { turned(mirrored(rect)) }

  /// Returns a rectangle of the content in the coordinates of the layout.
  func inLayout(_ rect: Rect) -> Rect { mirrored(turned(rect)) }

  /// Returns a point of the content in the coordinates of the layout.
  func inLayout(_ point: Point) -> Point {
    inLayout(Rect(origin: point, size: Size(width: 0, height: 0))).origin
  }

  /// Returns a size in the other coordinates.
  func turned(_ size: Size) -> Size {
    axis == .vertical ? size : Size(width: size.height, height: size.width)
  }

  /// Returns the direction in which the layout goes where the content goes in another.
  func inLayout(_ direction: ScrollDirection) -> ScrollDirection {
    let isAlong = direction.axis == axis
    let isMirrored = isAlong ? isReversed : hasMirroredLines
    return ScrollDirection(
      along: isAlong ? .vertical : .horizontal, isForward: direction.isForward != isMirrored)
  }

  private func turned(_ rect: Rect) -> Rect {
    guard axis == .horizontal else { return rect }
    return Rect(origin: Point(x: rect.minY, y: rect.minX), size: turned(rect.size))
  }

  private func mirrored(_ rect: Rect) -> Rect {
    Rect(
      x: hasMirroredLines ? width - rect.maxX : rect.minX, y: isReversed ? -rect.maxY : rect.minY,
      width: rect.width, height: rect.height)
  }
}
