/// The parts of picture files that tests put together.
enum PictureChunks {
  static func png(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return big(data.count, 4) + body + big(Int(crc(body)), 4)
  }

  /// A grey PNG, of at most 65,535 bytes of rows, each of which begins with its filter.
  static func greyPNG(
    _ width: Int, _ height: Int, bits: UInt8, transparent: Int? = nil, rows: [UInt8]
  ) -> [UInt8] {
    let header = big(width, 4) + big(height, 4) + [bits, 0, 0, 0, 0]
    // One block that is not compressed.
    let length = big(rows.count, 2).reversed()
    let data = [0x78, 1, 1] + length + length.map { ~$0 } + rows + big(adler(rows), 4)
    return signature + png("IHDR", header)
      + (transparent.map { png("tRNS", big($0, 2)) } ?? []) + png("IDAT", data) + png("IEND", [])
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  static func webp(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + big(data.count, 4).reversed() + data + (data.count % 2 == 0 ? [] : [0])
  }

  /// A BMP of 32 bits a pixel, all of one value, with bit masks for red, green, blue and alpha.
  static func bmp(_ width: Int, _ height: Int, masks: [Int], pixel: Int) -> [UInt8] {
    let little = { (value: Int, count: Int) in Array(big(value, count).reversed()) }
    let pixels = (0..<width * height).flatMap { _ in little(pixel, 4) }
    let header =
      little(56, 4) + little(width, 4) + little(height, 4) + little(1, 2) + little(32, 2)
      + little(3, 4) + little(pixels.count, 4) + [UInt8](repeating: 0, count: 16)
    let start = Array("BM".utf8) + little(70 + pixels.count, 4) + little(0, 4) + little(70, 4)
    return start + header + masks.flatMap { little($0, 4) } + pixels
  }

  static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xedb8_8320) }
    }
  }

  private static func adler(_ bytes: [UInt8]) -> Int {
    let (low, high) = bytes.reduce((1, 0)) { sums, byte in
      let low = (sums.0 + Int(byte)) % 65521
      return (low, (sums.1 + low) % 65521)
    }
    return high << 16 | low
  }
}
