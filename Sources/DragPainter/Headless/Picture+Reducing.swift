internal import DragPictures

extension Picture {
  func reduced(toPixels most: Int) -> Picture {
    guard let divisor = (1...).first(where: { width / $0 * (height / $0) <= most }), divisor > 1
    else { return self }
    return reduced(toWidth: max(width / divisor, 1), height: max(height / divisor, 1))
  }

  /// Returns the frame scaled down; each pixel is the mean of the original pixels that it covers.
  ///
  /// A small picture is drawn large and then scaled down. If it were drawn small, its letters would
  /// be too wide, since their widths are whole pixels.
  ///
  /// - Precondition: Neither side is larger than the frame's, and both are positive.
  package func reduced(toWidth width: Int, height: Int) -> Picture {
    // In 1/256 of a colour value, so that rounding twice is invisible; multiplied by alpha, since what is clear has
    // no colour.
    let fine = rgba.indices.map { place in
      let alpha = place & 3 == 3 ? 255 : UInt32(rgba[place | 3])
      return UInt16(UInt32(rgba[place]) * alpha * 256 / 255)
    }
    let narrow = Self.means(of: fine, rows: self.height, self.width, parts: width, stride: 4)
    let small = Self.means(of: narrow, rows: 1, self.height, parts: height, stride: width * 4)
    let bytes = small.indices.map { place in
      let alpha = place & 3 == 3 ? 0xff00 : max(UInt32(small[place | 3]), 1)
      return UInt8(min((UInt32(small[place]) * 0xff00 / alpha + 128) >> 8, 255))
    }
    return Picture(width: width, height: height, rgba: bytes) ?? self
  }

  private static func means(
    of values: [UInt16], rows: Int, _ count: Int, parts: Int, stride: Int
  ) -> [UInt16] {
    var means: [UInt16] = []
    means.reserveCapacity(rows * parts * stride)
    values.withUnsafeBufferPointer { values in
      for row in 0..<rows {
        for part in 0..<parts {
          // The bounds, in 1/256 of an element.
          let (start, end) = (part * count * 256 / parts, (part + 1) * count * 256 / parts)
          for channel in 0..<stride {
            var sum: UInt64 = 0
            for place in start / 256..<(end + 255) / 256 {
              let share = min((place + 1) * 256, end) - max(place * 256, start)
              sum += UInt64(values[(row * count + place) * stride + channel]) * UInt64(share)
            }
            means.append(UInt16(sum / UInt64(end - start)))
          }
        }
      }
    }
    return means
  }
}
