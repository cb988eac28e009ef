extension Sprite {
  /// Stretches a bitmap to a picture, quickly: only for the time in which the picture itself is made.
  ///
  /// Each pixel is interpolated between four. If the bitmap is much larger, most of its pixels are left out.
  init(stretching bitmap: Bitmap, to key: PictureKey) throws(SDLError) {
    let (size, from) = (key.size, bitmap.size)
    var stretched = Bitmap(size: size, pixels: [])
    guard from.area > 0, size.area > 0 else { throw SDLError("stretch", message: "no pixels") }
    let step = min(from.width * 65536 / size.width, from.height * 65536 / size.height)
    let columns = Self.taps(count: size.width, step: step, limit: from.width)
    let rows = Self.taps(count: size.height, step: step, limit: from.height)
    stretched.pixels.reserveCapacity(size.area)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for row in rows {
        let (upper, lower) = (row.first &* from.width, row.second &* from.width)
        for column in columns {
          let above = pixels[upper &+ column.first]
            .mixed(with: pixels[upper &+ column.second], column.share)
          let below = pixels[lower &+ column.first]
            .mixed(with: pixels[lower &+ column.second], column.share)
          stretched.pixels.append(above.mixed(with: below, row.share))
        }
      }
    }
    stretched.roundCorners(radius: key.radius)
    try self.init(stretched)
  }

  private struct Tap {
    let first: Int
    let second: Int
    /// The share of the second, in 1/256.
    let share: UInt32
  }

  /// `step` is in 1/65536 of a pixel.
  private static func taps(count: Int, step: Int, limit: Int) -> [Tap] {
    let start = (limit * 65536 - step * count) / 2
    return (0..<count).map { place in
      let center = max(start + place * step + step / 2 - 32768, 0)
      let first = min(center >> 16, limit - 1)
      return Tap(
        first: first, second: min(first + 1, limit - 1), share: UInt32(center >> 8 & 255))
    }
  }
}

extension UInt32 {
  /// Returns the pixel between this and another one; `share` / 256 of it is the other's.
  @inline(__always)
  fileprivate func mixed(with other: UInt32, _ share: UInt32) -> UInt32 {
    let mine = 256 &- share
    let even = ((self & 0xff_00ff) &* mine &+ (other & 0xff_00ff) &* share) &>> 8 & 0xff_00ff
    let odd = ((self &>> 8 & 0xff_00ff) &* mine &+ (other &>> 8 & 0xff_00ff) &* share) & 0xff00_ff00
    return even | odd
  }
}
