package import DragGeometry

/// The transform between the coordinates of a layout and those of its view's content.
///
/// If ``isReversed``, the content has negative coordinates along the axis.
package struct LayoutTransform: Hashable, Sendable {
  package let axis: Axis
  /// Whether the content begins at the bottom of a vertical view, or at the right edge of a
  /// horizontal one.
  package let isReversed: Bool
  package let width: Length
  private let hasMirroredLines: Bool

  package init(of layout: some CollectionLayout, width: Length, isRightToLeft: Bool) {
    (axis, self.width) = (layout.axis, max(width, 0))
    hasMirroredLines = isRightToLeft && axis == .vertical
    isReversed = layout.isReversed != (isRightToLeft && axis == .horizontal)
  }

  package func inContent(_ rect: Rect) -> Rect { turned(mirrored(rect)) }

  package func inLayout(_ rect: Rect) -> Rect { mirrored(turned(rect)) }

  package func inLayout(_ point: Point) -> Point {
    inLayout(Rect(origin: point, size: .zero)).origin
  }

  package func turned(_ size: Size) -> Size {
    axis == .vertical ? size : Size(width: size.height, height: size.width)
  }

  package func inLayout(_ direction: ScrollDirection) -> ScrollDirection {
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
