package import DragGeometry

/// The transform between the coordinates of a layout and those of its view's content.
///
/// If ``isReversed``, the content has negative coordinates along the axis.
package struct LayoutTransform: Hashable, Sendable {
  package let axis: Axis
  /// Whether the content begins at the bottom, or at the right edge of a horizontal view.
  package let isReversed: Bool
  package let width: Length
  private let hasMirroredLines: Bool

  package init(of layout: some CollectionLayout, width: Length, isRightToLeft: Bool) {
    (axis, self.width) = (layout.axis, max(width, 0))
    hasMirroredLines = isRightToLeft && axis == .vertical
    isReversed = layout.isReversed != (isRightToLeft && axis == .horizontal)
  }

  package func inContent(_ rect: Rect) -> Rect { transposed(mirrored(rect)) }

  package func inLayout(_ rect: Rect) -> Rect { mirrored(transposed(rect)) }

  package func inLayout(_ point: Point) -> Point {
    inLayout(Rect(origin: point, size: .zero)).origin
  }

  package func transposed(_ size: Size) -> Size { size.transposed(for: axis) }

  package func inLayout(_ direction: Direction) -> Direction {
    let isAlong = direction.axis == axis
    let isMirrored = isAlong ? isReversed : hasMirroredLines
    return Direction(
      along: isAlong ? .vertical : .horizontal, isForward: direction.isForward != isMirrored)
  }

  private func transposed(_ rect: Rect) -> Rect {
    guard axis == .horizontal else { return rect }
    return Rect(origin: Point(x: rect.minY, y: rect.minX), size: transposed(rect.size))
  }

  private func mirrored(_ rect: Rect) -> Rect {
    Rect(
      x: hasMirroredLines ? width - rect.maxX : rect.minX, y: isReversed ? -rect.maxY : rect.minY,
      width: rect.width, height: rect.height)
  }
}

extension Size {
  /// Returns the size in a layout: width and height are exchanged if `axis` is horizontal.
  func transposed(for axis: Axis) -> Size {
    axis == .vertical ? self : Size(width: height, height: width)
  }
}
