internal import DragDrawing
internal import DragGeometry

/// The conversion of logical coordinates to device pixels of the window.
///
/// The logical coordinates are those of the window or of a group. The offset (`dx`, `dy`) is in
/// whole device pixels, so that the drawings of a group keep their relative positions. For
/// example, the text on a moving tile does not jitter against the tile's edge.
struct DeviceSpace: Hashable {
  /// The number of device pixels per logical pixel, in 1/65536.
  private(set) var scale: Int
  private(set) var dx = 0
  private(set) var dy = 0

  /// The maximum of `scale`: 64 device pixels per logical pixel.
  ///
  /// With this scale, the conversion of a length within ±`Length.farthest` cannot overflow.
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

  /// Scales a length to the nearest whole device pixel; a half is rounded up.
  ///
  /// The offset is not added.
  func device(_ length: Length) -> Int {
    (length.clampedToFarthest.subpixels * scale + 1 << 23) >> 24
  }

  /// Scales a length to the nearest 1/256 of a device pixel.
  ///
  /// The offset is not added.
  func fine(_ length: Length) -> Int {
    (length.clampedToFarthest.subpixels * scale + 1 << 15) >> 16
  }

  /// Converts a rectangle to device pixels of the window, with its edges rounded to whole pixels.
  ///
  /// If the rectangle is empty or the scale is zero, the result is empty. Otherwise each side has
  /// at least one pixel.
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
  /// The coordinate, clamped to ±2²⁹, so that the sum or product of two coordinates cannot
  /// overflow.
  var clampedToDevice: Int { Swift.min(Swift.max(self, -1 << 29), 1 << 29) }
}
