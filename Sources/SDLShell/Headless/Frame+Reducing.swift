extension Frame {
  /// Returns the frame reduced by the smallest integer that leaves at most `most` pixels.
  func reduced(toPixels most: Int) -> Frame {
    guard let divisor = (1...).first(where: { width / $0 * (height / $0) <= most }), divisor > 1
    else { return self }
    return reduced(toWidth: max(width / divisor, 1), height: max(height / divisor, 1))
  }

  /// Returns the frame in fewer pixels, each the mean of those that it covers.
  ///
  /// A small picture is drawn large and reduced: drawn small, its letters would have whole pixels and be too
  /// wide.
  ///
  /// - Precondition: Neither side is larger than before.
  package func reduced(toWidth width: Int, height: Int) -> Frame {
    let (columns, rows) = (
      Share.all(of: self.width, among: width), Share.all(of: self.height, among: height)
    )
    // In 1/256 of a colour value, so that rounding twice is invisible.
    var narrow = [UInt16](repeating: 0, count: width * self.height * 4)
    rgba.withUnsafeBufferPointer { pixels in
      for row in 0..<self.height {
        for (column, share) in columns.enumerated() {
          for channel in 0..<4 {
            let mean = share.mean { UInt32(pixels[(row * self.width + $0) * 4 + channel]) << 8 }
            narrow[(row * width + column) * 4 + channel] = UInt16(mean)
          }
        }
      }
    }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    narrow.withUnsafeBufferPointer { narrow in
      for (row, share) in rows.enumerated() {
        for place in 0..<width * 4 {
          let mean = share.mean { UInt32(narrow[$0 * width * 4 + place]) }
          bytes[row * width * 4 + place] = UInt8(min((mean + 128) >> 8, 255))
        }
      }
    }
    return Frame(width: width, height: height, rgba: bytes) ?? self
  }

  /// The pixels of a row, or the rows, that contribute to one of the smaller frame.
  private struct Share {
    let pixels: Range<Int>
    /// The bounds, in 1/256 of a pixel.
    let (start, end): (Int, Int)

    static func all(of count: Int, among parts: Int) -> [Share] {
      (0..<parts).map { part in
        let (start, end) = (part * count * 256 / parts, (part + 1) * count * 256 / parts)
        return Share(pixels: start / 256..<(end + 255) / 256, start: start, end: end)
      }
    }

    /// The weighted mean of the values at the pixels.
    @inline(__always)
    func mean(_ value: (Int) -> UInt32) -> UInt32 {
      var sum: UInt64 = 0
      for pixel in pixels {
        let part = min((pixel + 1) * 256, end) - max(pixel * 256, start)
        sum += UInt64(value(pixel)) * UInt64(part)
      }
      return UInt32(sum / UInt64(end - start))
    }
  }
}
