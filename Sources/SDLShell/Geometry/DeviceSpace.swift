internal import DragFrameIO
internal import DragGeometry

/// The conversion of logical coordinates, the window's or a group's, to device pixels of the window.
///
/// The offset (`dx`, `dy`) is in whole device pixels, so the drawings of a group keep their
/// relative positions: the text on a tile does not jitter against the edge of a moving tile.
struct DeviceSpace: Hashable {
  /// Device pixels per logical pixel, in 1/65536.
  private(set) var scale: Int
  private(set) var dx = 0
  private(set) var dy = 0

  /// The maximum scale, 64, at which lengths within ±`Length.farthest` cannot overflow.
  static let largestScale = 64 << 16

  init(scale: Fraction) { self.scale = min(max(scale.raw, 1), Self.largestScale) }

  func applying(_ transform: Transform) -> DeviceSpace {
    var inner = self
    inner.dx = (dx + device(transform.offset.dx)).clampedToDevice
    inner.dy = (dy + device(transform.offset.dy)).clampedToDevice
    let raw = min(max(transform.scale.raw, 0), Self.largestScale)
    inner.scale = min((scale * raw) >> 16, Self.largestScale)
    return inner
  }

  /// Scales a length to whole device pixels, without the offset; rounds a half up.
  func device(_ length: Length) -> Int {
    (length.clampedToFarthest.subpixels * scale + 1 << 23) >> 24
  }

  /// Scales a length to the nearest 1/256 of a device pixel, without the offset.
  func fine(_ length: Length) -> Int {
    (length.clampedToFarthest.subpixels * scale + 1 << 15) >> 16
  }

  /// Converts a rectangle to device pixels of the window, with its edges rounded.
  ///
  /// Each side has at least one pixel, unless the rectangle is empty or the scale is zero.
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
  /// The coordinate, clamped so that no sum or product of two of them overflows.
  var clampedToDevice: Int { Swift.min(Swift.max(self, -1 << 29), 1 << 29) }
}
