internal import DragGeometry

extension CoverageMask {
  /// Returns the mask of a shadow: a rounded rectangle, inset by `blur` device pixels, then
  /// blurred.
  ///
  /// The corner radius is in 1/256 of a device pixel.
  ///
  /// Three box blurs approximate a Gaussian blur. Their radii add up to `blur`, so the shadow ends
  /// exactly at the edges of the mask. Only a quarter is computed, and then mirrored.
  static func shadow(size: DeviceSize, radius: Int, blur: Int) -> CoverageMask {
    var quarter = roundedRect(
      size: size, radius: radius, margin: blur,
      kept: DeviceSize(width: (size.width + 1) / 2, height: (size.height + 1) / 2))
    for pass in 0..<3 {
      let reach = (blur + pass) / 3
      guard reach > 0 else { continue }
      let (width, height) = (quarter.size.width, quarter.size.height)
      quarter.blurLines(count: height, half: width, of: size.width, step: 1, next: width, reach)
      quarter.blurLines(count: width, half: height, of: size.height, step: width, next: 1, reach)
    }
    return quarter.unfolded(to: size)
  }

  /// Replaces each pixel by the mean of the pixels in its line that are at most `reach` away.
  ///
  /// The lines are `count` rows or columns. A line has `length` pixels, of which only the first
  /// `half` are stored. In `values`, adjacent pixels of a line are `step` apart, and adjacent lines
  /// are `next` apart.
  private mutating func blurLines(
    count: Int, half: Int, of length: Int, step: Int, next: Int, _ reach: Int
  ) {
    let span = 2 * reach + 1
    // Multiplying takes a tenth of the time of dividing, with equal results: sums are below 2^24 / span.
    let share = (1 << 24) / span + 1
    var line = [Int](repeating: 0, count: half + span)
    values.withUnsafeMutableBufferPointer { values in
      line.withUnsafeMutableBufferPointer { line in
        for index in 0..<count {
          let base = index * next
          for place in 0..<half { line[reach + place] = Int(values[base + place * step]) }
          for place in half..<half + reach {
            // The second half mirrors the first; beyond the end there is nothing.
            let mirrored = length - 1 - place
            line[reach + place] = mirrored < 0 ? 0 : Int(values[base + mirrored * step])
          }
          var sum = 0
          for place in 0..<span - 1 { sum += line[place] }
          for place in 0..<half {
            sum += line[place + span - 1]
            values[base + place * step] = UInt8(((sum + reach) * share) >> 24)
            sum -= line[place]
          }
        }
      }
    }
  }

  private func unfolded(to whole: DeviceSize) -> CoverageMask {
    var unfolded: [UInt8] = []
    unfolded.reserveCapacity(whole.area)
    for y in 0..<whole.height {
      let start = min(y, whole.height - 1 - y) * size.width
      let row = values[start..<start + size.width]
      unfolded += row
      unfolded += row.prefix(whole.width - size.width).reversed()
    }
    return CoverageMask(size: whole, values: unfolded)
  }
}
