/// Scales pictures with premultiplied alpha.
enum Resampler {
  private struct Taps {
    let first: Int
    let weights: [Float]
  }

  static func fill(_ size: DeviceSize, with picture: Surface) throws(SDLError) -> Surface {
    let result = try Surface(size: size, hasAlpha: true)
    let from = picture.size
    guard from.area > 0 else { return result }
    let step = min(
      Float(from.width) / Float(size.width), Float(from.height) / Float(size.height))
    let columns = taps(count: size.width, step: step, limit: from.width)
    let rows = taps(count: size.height, step: step, limit: from.height)
    guard let last = rows.last, let top = rows.first?.first else { return result }
    let lines = (top..<last.first + last.weights.count).map { line(picture, $0, columns) }
    result.update { x, y, _ in
      var sum = SIMD4<Float>()
      for (index, weight) in rows[y].weights.enumerated() {
        sum += lines[rows[y].first - top + index][x] * weight
      }
      return pixel(sum)
    }
    return result
  }

  private static func line(
    _ picture: Surface, _ y: Int, _ columns: [Taps]
  ) -> [SIMD4<Float>] {
    guard let row = picture.row(y) else { return columns.map { _ in SIMD4() } }
    return columns.map { tap in
      var sum = SIMD4<Float>()
      for (index, weight) in tap.weights.enumerated() {
        sum += channels(of: row[tap.first + index]) * weight
      }
      return sum
    }
  }

  private static func taps(count: Int, step: Float, limit: Int) -> [Taps] {
    let start = (Float(limit) - step * Float(count)) / 2
    let reach = max(step, 1)
    return (0..<count).map { place in
      let center = start + (Float(place) + 0.5) * step - 0.5
      let first = min(max(0, Int((center - reach).rounded(.up))), limit - 1)
      let last = max(first, min(limit - 1, Int((center + reach).rounded(.down))))
      let raw = (first...last).map { max(0.0001, reach - (Float($0) - center).magnitude) }
      let sum = raw.reduce(0, +)
      return Taps(first: first, weights: raw.map { $0 / sum })
    }
  }

  private static func channels(of pixel: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(pixel >> 24), Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
  }

  private static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
    let byte = { (value: Float) in UInt32(min(max(value, 0), 255) + 0.5) }
    return byte(channels.x) << 24 | byte(channels.y) << 16 | byte(channels.z) << 8
      | byte(channels.w)
  }
}
