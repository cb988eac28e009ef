internal import DragGeometry

extension Sprite {
  /// Stretches a bitmap to a picture, quickly: only for the time in which the picture itself is made.
  ///
  /// Each pixel is interpolated between four. If the bitmap is much larger, most of its pixels are left out.
  init(stretching bitmap: Bitmap, to key: PictureKey) throws(PaintingError) {
    let (size, from) = (key.size, bitmap.size)
    guard from.area > 0, size.area > 0 else { throw PaintingError("stretch", message: "no pixels") }
    let step = min(from.width * 65536 / size.width, from.height * 65536 / size.height)
    let columns = Self.taps(count: size.width, step: step, limit: from.width)
    let rows = Self.taps(count: size.height, step: step, limit: from.height)
    let pixels = [UInt32](unsafeUninitializedCapacity: size.area) { stretched, count in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        var place = 0
        for row in rows {
          let (upper, lower) = (row.first &* from.width, row.second &* from.width)
          for column in columns {
            // The four shares are of 256, so that no sum exceeds its lane.
            let last = row.share &* column.share
            let (right, low) = (column.share &* 16 &- last, row.share &* 16 &- last)
            let sum =
              pixels[upper &+ column.first].lanes &* (256 &- right &- low &- last)
              &+ pixels[upper &+ column.second].lanes &* right
              &+ pixels[lower &+ column.first].lanes &* low
              &+ pixels[lower &+ column.second].lanes &* last
            stretched[place] = UInt32(lanes: sum &>> 8)
            place &+= 1
          }
        }
      }
      count = size.area
    }
    var stretched = Bitmap(size: size, pixels: pixels)
    stretched.roundCorners(radius: key.radius)
    try self.init(stretched)
  }

  private struct Tap {
    let first: Int
    let second: Int
    /// The share of the second, in 1/16.
    let share: UInt64
  }

  /// `step` is in 1/65536 of a pixel.
  private static func taps(count: Int, step: Int, limit: Int) -> [Tap] {
    let start = (limit * 65536 - step * count) / 2
    return (0..<count).map { place in
      let center = max(start + place * step + step / 2 - 32768, 0)
      let first = min(center >> 16, limit - 1)
      return Tap(
        first: first, second: min(first + 1, limit - 1), share: UInt64(center >> 12 & 15))
    }
  }
}

extension UInt32 {
  /// The four channels of a pixel in lanes of 16 bits.
  @inline(__always)
  fileprivate var lanes: UInt64 {
    let wide = UInt64(self)
    return (wide | wide &<< 24) & 0x00ff_00ff_00ff_00ff
  }

  @inline(__always)
  fileprivate init(lanes: UInt64) {
    let bytes = lanes & 0x00ff_00ff_00ff_00ff
    self.init(truncatingIfNeeded: bytes | bytes &>> 24)
  }
}
