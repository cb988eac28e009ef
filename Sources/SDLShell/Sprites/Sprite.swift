struct Sprite {
  let surface: Surface
  var baseline = 0

  var size: DeviceSize { surface.size }
}

extension Sprite {
  init(coverage: CoverageMask, color: UInt32) throws(SDLError) {
    surface = try Surface(size: coverage.size, hasAlpha: true)
    let (solid, width) = (premultiplied(color), coverage.size.width)
    coverage.values.withUnsafeBufferPointer { values in
      surface.update { x, y, _ in scaled(solid, by: UInt32(values[y &* width &+ x])) }
    }
  }
}

/// Returns a pixel with premultiplied alpha for one with straight alpha.
@inline(__always)
func premultiplied(_ pixel: UInt32) -> UInt32 {
  scaled(pixel | 0xff00_0000, by: pixel >> 24)
}

/// Returns `pixel` with each channel times `share` / 255, rounded to the nearest integer.
@inline(__always)
func scaled(_ pixel: UInt32, by share: UInt32) -> UInt32 {
  // `x / 255` is `(x + x / 256) / 256` for the nearest integer, in two lanes at once.
  let (even, odd) = (
    (pixel & 0xff_00ff) &* share &+ 0x80_0080, (pixel &>> 8 & 0xff_00ff) &* share &+ 0x80_0080
  )
  return (even &+ (even &>> 8 & 0xff_00ff)) &>> 8 & 0xff_00ff
    | (odd &+ (odd &>> 8 & 0xff_00ff)) & 0xff00_ff00
}
