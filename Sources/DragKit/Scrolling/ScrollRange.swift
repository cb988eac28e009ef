public import DragGeometry

/// How much there is to scroll: the part that is seen, and all that there is.
///
/// An offset is the way from the corner at which the content begins to that of the viewport: the upper left one, or,
/// where the content begins at the far edge of an axis, the one there. Along such an axis offsets are negative.
public struct ScrollRange: Hashable, Sendable {
  /// The size of the part that is seen, in logical pixels.
  public let viewport: Size
  /// The size of all that there is, in logical pixels.
  public let content: Size
  /// The axis along which the content begins at the far edge of the viewport, if any.
  public let reversedAxis: Axis?

  /// Creates a range; sizes are brought to where nothing can overflow.
  public init(viewport: Size, content: Size, reversedAxis: Axis? = nil) {
    self.reversedAxis = reversedAxis
    self.viewport = Size(
      width: viewport.width.clamped(to: .zero ... .farthest),
      height: viewport.height.clamped(to: .zero ... .farthest))
    self.content = Size(
      width: content.width.clamped(to: .zero...Self.largest),
      height: content.height.clamped(to: .zero...Self.largest))
  }

  /// The largest content that there can be: 2³² pixels, a hundred million rows.
  ///
  /// It is more than the seam lets in, since it is never a coordinate in the window.
  static let largest = Length(pixels: 1 << 32)

  /// How far there is to scroll along each axis; nothing where all is seen.
  public var limits: Vector {
    Vector(dx: span(.horizontal).length, dy: span(.vertical).length)
  }

  /// The offset nearest to `offset` that shows nothing beyond an end.
  public func clamp(_ offset: Vector) -> Vector {
    Vector(dx: span(.horizontal).clamp(offset.dx), dy: span(.vertical).clamp(offset.dy))
  }

  /// `true` where there is more to see in a direction.
  public func canScroll(_ direction: ScrollDirection, from offset: Vector) -> Bool {
    let (span, place) = (span(direction.axis), offset[direction.axis])
    return direction.isForward ? place < span.end : place > span.start && span.length > 0
  }

  /// The range along one axis.
  func span(_ axis: Axis) -> ScrollSpan {
    let length = max(.zero, content[axis] - viewport[axis])
    return ScrollSpan(
      viewport: viewport[axis], start: axis == reversedAxis ? -length : .zero, length: length)
  }
}

/// What there is to scroll along one axis.
struct ScrollSpan: Hashable, Sendable {
  /// How much is seen.
  let viewport: Length
  /// The smallest offset.
  let start: Length
  /// How far there is to scroll.
  let length: Length

  /// The largest offset.
  var end: Length { start + length }

  /// The offset nearest to `offset` that shows nothing beyond an end.
  func clamp(_ offset: Length) -> Length { offset.clamped(to: start...end) }

  /// How far an offset is beyond the end that is nearest: negative before the start.
  func excess(of offset: Length) -> Length { offset - clamp(offset) }
}

extension Length {
  /// This length times `count` over `total`, rounded towards zero, however large the product.
  ///
  /// The magnitude of `count` must not exceed `total`, so that the result fits.
  func scaled(by count: Length, over total: Length) -> Length {
    guard total > 0 else { return .zero }
    let (factor, divisor) = (count.magnitude.subpixels.magnitude, total.subpixels.magnitude)
    let product = subpixels.magnitude.multipliedFullWidth(by: factor)
    let share = Int(divisor.dividingFullWidth(product).quotient)
    return Length(subpixels: (subpixels < 0) == (count.subpixels < 0) ? share : -share)
  }
}
