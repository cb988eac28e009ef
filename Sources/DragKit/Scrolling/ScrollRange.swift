internal import DragGeometry

/// The sizes of a scrollable area's viewport and content.
///
/// An offset is the vector from the corner at which the content begins to the same corner of the viewport.
/// The content begins at the upper left; along ``reversedAxis``, at the opposite edge, with offsets of at
/// most zero.
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
  /// Returns this length times `count` over `total`, rounded towards zero; zero unless `total` is positive.
  ///
  /// - Precondition: The magnitude of `count` does not exceed a positive `total`.
  func scaled(by count: Length, over total: Length) -> Length {
    guard total > 0 else { return .zero }
    let (factor, divisor) = (count.magnitude.subpixels.magnitude, total.subpixels.magnitude)
    let product = subpixels.magnitude.multipliedFullWidth(by: factor)
    let share = Int(divisor.dividingFullWidth(product).quotient)
    return Length(subpixels: (subpixels < 0) == (count.subpixels < 0) ? share : -share)
  }
}
