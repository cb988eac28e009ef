extension CoverageMask {
  /// The shadow of a rectangle with round corners.
  ///
  /// Three box blurs after each other are close to a Gaussian one. Their radii add up to the blur, so
  /// that the shadow ends where its mask ends and is nowhere cut off.
  static func shadow(size: DeviceSize, radius: Int, blur: Int) -> CoverageMask {
    var mask = roundedRect(size: size, radius: radius, margin: blur)
    for pass in 0..<3 {
      let reach = (blur + pass) / 3
      guard reach > 0 else { continue }
      mask.blurLines(count: size.height, length: size.width, step: 1, next: size.width, reach)
      mask.blurLines(count: size.width, length: size.height, step: size.width, next: 1, reach)
    }
    return mask
  }

  /// Replaces each value by the mean of those up to `reach` away along a row or a column.
  private mutating func blurLines(count: Int, length: Int, step: Int, next: Int, _ reach: Int) {
    let span = 2 * reach + 1
    var line = [Int](repeating: 0, count: length + 2 * reach + 1)
    values.withUnsafeMutableBufferPointer { values in
      line.withUnsafeMutableBufferPointer { line in
        for index in 0..<count {
          let base = index * next
          for place in 0..<length { line[reach + place] = Int(values[base + place * step]) }
          var sum = 0
          for place in 0..<span - 1 { sum += line[place] }
          for place in 0..<length {
            sum += line[place + span - 1]
            values[base + place * step] = UInt8((sum + reach) / span)
            sum -= line[place]
          }
        }
      }
    }
  }
}
