import Foundation

/// A screenshot, as its source stores the pixels: most are compared, or asked for a few colours.
///
/// It is saved as an uncompressed PNG file, which needs no other program.
struct Screenshot: Equatable {
  let width: Int
  let height: Int
  private let bytes: Data
  /// The places of the first pixel, of the next row and of the next pixel.
  private let (start, stride, step): (Int, Int, Int)
  /// The places of red, green and blue in a pixel.
  private let channels: [Int]

  /// A picture of three bytes a pixel, row by row.
  init(width: Int, height: Int, pixels: [UInt8]) {
    (self.width, self.height, bytes) = (width, height, Data(pixels))
    (start, stride, step) = (0, width * 3, 3)
    channels = [0, 1, 2]
  }

  /// Reads a window dump (`XWDFile.h`): a header of big-endian numbers, a colour table, the pixels.
  init?(windowDump bytes: Data) {
    func number(_ index: Int) -> Int {
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count > 100, [24, 32].contains(number(11)) else { return nil }
    (width, height, self.bytes) = (number(4), number(5), bytes)
    (start, stride, step) = (number(0) + number(19) * 12, number(12), number(11) / 8)
    channels = number(7) == 0 ? [2, 1, 0] : [step - 3, step - 2, step - 1]
    guard bytes.count >= start + stride * height else { return nil }
  }

  /// Reads a portable pixmap (`P6`): its width and height, the maximum of a channel, the pixels.
  init?(pixmap bytes: Data) {
    let parts = bytes.prefix(64).split(maxSplits: 4, whereSeparator: { [10, 32].contains($0) })
    let words = parts.prefix(4).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 4, words[0] == "P6", let width = Int(words[1]), let height = Int(words[2]),
      bytes.count > width * height * 3
    else { return nil }
    (self.width, self.height, self.bytes) = (width, height, bytes)
    (start, stride, step) = (bytes.count - width * height * 3, width * 3, 3)
    channels = [0, 1, 2]
  }

  /// Red, green and blue of a pixel.
  func color(at spot: Spot) -> [UInt8] {
    let pixel = start + spot.y * stride + spot.x * step
    return channels.map { bytes[pixel + $0] }
  }

  /// The bytes of a PNG file.
  var png: [UInt8] {
    let header = bigEndian(width) + bigEndian(height) + [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header) + chunk("IDAT", zlib) + chunk("IEND", [])
  }

  /// The rows as a zlib stream of stored blocks.
  private var zlib: [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width { rows += color(at: Spot(x: x, y: y)) }
    }
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    while start < rows.count {
      let end = min(start + 65_535, rows.count)
      let size = end - start
      let low = [UInt8(size & 255), UInt8(size >> 8)]
      result += [end == rows.count ? 1 : 0] + low + low.map { ~$0 } + rows[start..<end]
      start = end
    }
    return result + bigEndian(adler(rows))
  }

  private func adler(_ bytes: [UInt8]) -> Int {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    return bigEndian(body.count) + named + bigEndian(Int(Self.checksum(named)))
  }

  private static let remainders: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let remainders = Self.remainders
    return ~bytes.reduce(~0) { remainders[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }

  private func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }
}
