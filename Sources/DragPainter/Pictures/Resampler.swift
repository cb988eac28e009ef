internal import DragGeometry

/// Scales pictures with premultiplied alpha.
enum Resampler {
  private struct Taps {
    let first: Int
    let weights: [Float]
  }

  /// Returns a picture that is scaled to fill `size`, and cropped around its centre.
  ///
  /// `row` returns the pixels of a row of the picture, whose size is `from`.
  static func fill(
    _ size: DeviceSize, from: DeviceSize, row: (Int) -> UnsafePointer<UInt32>?
  ) -> Bitmap {
    guard from.area > 0, size.area > 0 else {
      return Bitmap(size: size, pixels: Array(repeating: 0, count: max(size.area, 0)))
    }
    let step = min(
      Float(from.width) / Float(size.width), Float(from.height) / Float(size.height))
    let columns = taps(count: size.width, step: step, limit: from.width)
    let rows = taps(count: size.height, step: step, limit: from.height)
    var lines = LineWindow(columns: columns)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(size.area)
    for tap in rows {
      lines.move(to: tap.first, count: tap.weights.count, row: row)
      for x in 0..<size.width {
        var sum = SIMD4<Float>()
        for (index, weight) in tap.weights.enumerated() {
          sum += lines.values[index &* size.width &+ x] * weight
        }
        pixels.append(pixel(sum))
      }
    }
    return Bitmap(size: size, pixels: pixels)
  }

  static func fill(_ size: DeviceSize, with bitmap: Bitmap) -> Bitmap {
    guard size != bitmap.size else { return bitmap }
    return bitmap.pixels.withUnsafeBufferPointer { pixels in
      fill(size, from: bitmap.size) { y in pixels.baseAddress.map { $0 + y * bitmap.size.width } }
    }
  }

  /// The lines of a picture that contribute to one line of the result, each scaled horizontally.
  private struct LineWindow {
    let columns: [Taps]
    /// Line by line.
    private(set) var values: [SIMD4<Float>] = []
    private var first = 0

    init(columns: [Taps]) { self.columns = columns }

    /// Removes the lines before `top`, and adds those that are missing; neither end ever moves up.
    mutating func move(to top: Int, count: Int, row: (Int) -> UnsafePointer<UInt32>?) {
      values.removeFirst(min((top - first) * columns.count, values.count))
      first = top
      while values.count < count * columns.count {
        add(row(top + values.count / columns.count))
      }
    }

    private mutating func add(_ row: UnsafePointer<UInt32>?) {
      for tap in columns {
        var sum = SIMD4<Float>()
        if let row {
          for (index, weight) in tap.weights.enumerated() {
            sum += channels(of: row[tap.first + index]) * weight
          }
        }
        values.append(sum)
      }
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
