/// A drawn piece with its colour and its alpha baked in, ready to be copied.
///
/// SDL is fastest where it need not modulate while it copies. Pixels have straight alpha.
final class Sprite {
  let surface: Surface
  let size: DeviceSize
  /// Where a line of words stands, counted from the top; zero for what is not words.
  let baseline: Int

  init(_ surface: Surface, baseline: Int = 0) {
    self.surface = surface
    self.baseline = baseline
    size = surface.size
  }

  /// A sprite of one colour, seen where `coverage` says.
  convenience init(coverage: CoverageMask, color: UInt32) throws(SDLError) {
    let surface = try Surface(size: coverage.size, hasAlpha: true)
    let (alpha, tint) = (color >> 24, color & 0xff_ffff)
    coverage.values.withUnsafeBufferPointer { values in
      var index = 0
      for y in 0..<coverage.size.height {
        guard let row = surface.row(y) else { return }
        for x in 0..<coverage.size.width {
          row[x] = scaled(alpha, by: UInt32(values[index])) << 24 | tint
          index += 1
        }
      }
    }
    self.init(surface)
  }

  var byteCount: Int { surface.byteCount }
}

/// `value` times `share` / 255, rounded to nearest.
@inline(__always)
func scaled(_ value: UInt32, by share: UInt32) -> UInt32 {
  (value &* share &+ 127) / 255
}
