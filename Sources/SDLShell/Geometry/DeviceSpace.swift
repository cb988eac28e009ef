internal import DragFrameIO
internal import DragGeometry

/// How logical coordinates, the window's or a group's, become device pixels.
///
/// The offset is of whole device pixels. So what moves together keeps its inner distances: the words
/// on a tile do not tremble against its edge while it flies.
struct DeviceSpace: Hashable {
  /// Device pixels to a logical one, in 1/65536.
  private(set) var scale: Int
  private(set) var dx = 0
  private(set) var dy = 0

  /// The largest scale; what lies within the seam's bounds then cannot overflow.
  static let largestScale = 64 << 16

  /// Creates the space of a window.
  init(scale: Fraction) {
    self.scale = min(max(scale.raw, 1), Self.largestScale)
  }

  /// The space of a group in this one.
  func applying(_ transform: Transform) -> DeviceSpace {
    var inner = self
    inner.dx = (dx + device(transform.offset.dx)).clampedToDevice
    inner.dy = (dy + device(transform.offset.dy)).clampedToDevice
    let raw = min(max(transform.scale.raw, 0), Self.largestScale)
    inner.scale = min((scale * raw) >> 16, Self.largestScale)
    return inner
  }

  /// The nearest number of whole device pixels; a half goes up.
  func device(_ length: Length) -> Int {
    (length.clampedToFarthest.subpixels * scale + 1 << 23) >> 24
  }

  /// The length in 1/256 of a device pixel.
  func fine(_ length: Length) -> Int {
    (length.clampedToFarthest.subpixels * scale + 1 << 15) >> 16
  }

  /// The rectangle between the device pixel edges that are nearest to its edges.
  ///
  /// A rectangle that is not empty keeps at least one pixel each way: a hairline does not vanish.
  func device(_ rect: Rect) -> DeviceRect {
    guard rect.size.width > 0, rect.size.height > 0, scale > 0 else { return .empty }
    let (x, width) = span(from: rect.origin.x, length: rect.size.width)
    let (y, height) = span(from: rect.origin.y, length: rect.size.height)
    return DeviceRect(x: dx + x, y: dy + y, width: width, height: height)
  }

  private func span(from start: Length, length: Length) -> (Int, Int) {
    let first = device(start)
    let last = device(start.clampedToFarthest + length.clampedToFarthest)
    return (first, max(1, last - first))
  }
}

extension Int {
  /// The coordinate, brought to where no sum or product of two of its kind can overflow.
  var clampedToDevice: Int { Swift.min(Swift.max(self, -1 << 29), 1 << 29) }
}
