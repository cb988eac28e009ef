internal import DragGeometry

/// The sizes of the viewport and of the content of a scrollable area.
///
/// The content begins at its upper left corner. The offset is the vector from that corner to the
/// upper left corner of the viewport.
///
/// Along ``reversedAxis``, the content begins at its right or lower edge. The offset along that
/// axis is measured from that edge to the same edge of the viewport. It is then at most zero within
/// the ends.
struct ScrollRange: Hashable, Sendable {
  let viewport: Size
  let content: Size
  let reversedAxis: Axis?

  init(viewport: Size, content: Size, reversedAxis: Axis? = nil) {
    self.reversedAxis = reversedAxis
    self.viewport = Size(
      width: viewport.width.clamped(to: .zero ... .farthest),
      height: viewport.height.clamped(to: .zero ... .farthest))
    self.content = Size(
      width: content.width.clamped(to: .zero...Self.largest),
      height: content.height.clamped(to: .zero...Self.largest))
  }

  static let largest = Length(pixels: 1 << 32)

  var limits: Vector { Vector(dx: span(.horizontal).length, dy: span(.vertical).length) }

  func clamp(_ offset: Vector) -> Vector {
    Vector(dx: span(.horizontal).clamp(offset.dx), dy: span(.vertical).clamp(offset.dy))
  }

  func canScroll(_ direction: ScrollDirection, from offset: Vector) -> Bool {
    let (span, place) = (span(direction.axis), offset[direction.axis])
    return direction.isForward ? place < span.end : place > span.start && span.length > 0
  }

  func span(_ axis: Axis) -> ScrollSpan {
    let length = max(.zero, content[axis] - viewport[axis])
    return ScrollSpan(
      viewport: viewport[axis], start: axis == reversedAxis ? -length : .zero, length: length)
  }
}

struct ScrollSpan: Hashable, Sendable {
  let viewport: Length
  let start: Length
  let length: Length

  var end: Length { start + length }

  func clamp(_ offset: Length) -> Length { offset.clamped(to: start...end) }

  func excess(of offset: Length) -> Length { offset - clamp(offset) }
}

extension Length {
  /// Returns this length times `count` divided by `total`, rounded towards zero.
  ///
  /// The result is zero if `total` is not positive.
  ///
  /// - Precondition: If `total` is positive, the magnitude of `count` is at most `total`.
  func scaled(by count: Length, over total: Length) -> Length {
    guard total > 0 else { return .zero }
    let (factor, divisor) = (count.magnitude.subpixels.magnitude, total.subpixels.magnitude)
    let product = subpixels.magnitude.multipliedFullWidth(by: factor)
    let share = Int(divisor.dividingFullWidth(product).quotient)
    return Length(subpixels: (subpixels < 0) == (count.subpixels < 0) ? share : -share)
  }
}
