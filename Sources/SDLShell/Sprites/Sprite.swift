struct Sprite {
  let surface: Surface
  var baseline = 0

  var size: DeviceSize { surface.size }
}

extension Sprite {
  init(coverage: CoverageMask, color: UInt32) throws(SDLError) {
    surface = try Surface(size: coverage.size, hasAlpha: true)
    let (alpha, tint) = (color >> 24, color & 0xff_ffff)
    let width = coverage.size.width
    coverage.values.withUnsafeBufferPointer { values in
      surface.update { x, y, _ in scaled(alpha, by: UInt32(values[y &* width &+ x])) << 24 | tint }
    }
  }
}

/// Returns `value` times `share` / 255, rounded to the nearest integer.
@inline(__always)
func scaled(_ value: UInt32, by share: UInt32) -> UInt32 {
  (value &* share &+ 127) / 255
}
