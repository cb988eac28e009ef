/// The lengths of a collection view's viewport and content, along its scroll axis.
///
/// The offset is the distance from the content's left or upper edge to that of the viewport.
///
/// If ``isReversed``, the content begins at its right or lower edge. The offset is measured from
/// that edge to the same edge of the viewport, and is at most zero within the ends.
struct ScrollRange: Hashable, Sendable {
  let axis: Axis
  let viewport: Length
  /// The length by which the content exceeds the viewport.
  let length: Length
  let isReversed: Bool

  init(_ axis: Axis, viewport: Length, content: Length, isReversed: Bool = false) {
    (self.axis, self.isReversed) = (axis, isReversed)
    self.viewport = viewport.clamped(to: .zero ... .farthest)
    length = max(.zero, content.clamped(to: .zero...Self.largest) - self.viewport)
  }

  static let largest = Length(pixels: 1 << 32)

  var start: Length { isReversed ? -length : .zero }

  var end: Length { start + length }

  func clamp(_ offset: Length) -> Length { offset.clamped(to: start...end) }

  func excess(of offset: Length) -> Length { offset - clamp(offset) }

  func canScroll(_ direction: Direction, from offset: Length) -> Bool {
    guard direction.axis == axis else { return false }
    return direction.isForward ? offset < end : offset > start && length > 0
  }
}
