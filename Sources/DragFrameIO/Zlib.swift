/// The compression of PNG (RFC 1950 and 1951).
enum Zlib {
  /// Compresses bytes with fixed codes; repetitions are found at the distances 1 and 4 only.
  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var writer = DeflateWriter()
    var index = 0
    while index < bytes.count {
      let (one, four) = (run(in: bytes, at: index, 1), run(in: bytes, at: index, 4))
      if max(one, four) >= 3 {
        writer.write(length: max(one, four), distanceCode: one >= four ? 0 : 3)
        index += max(one, four)
      } else {
        writer.write(symbol: Int(bytes[index]))
        index += 1
      }
    }
    return [0x78, 0x01] + writer.finished() + PNG.bytes(of: checksum(of: bytes))
  }

  private static func run(in bytes: [UInt8], at start: Int, _ distance: Int) -> Int {
    guard start >= distance else { return 0 }
    var end = start
    while end < bytes.count, end - start < 258, bytes[end] == bytes[end - distance] { end += 1 }
    return end - start
  }

  /// The Adler-32 of the uncompressed bytes.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  /// The shortest length of each length code from 257 on, with its number of extra bits.
  static let lengths: [(base: Int, extra: Int)] = table(4, from: 3, count: 28) + [(258, 0)]

  /// The shortest distance of each distance code, with its number of extra bits.
  static let distances: [(base: Int, extra: Int)] = table(2, from: 1, count: 30)

  private static func table(_ step: Int, from first: Int, count: Int) -> [(base: Int, extra: Int)] {
    var (table, base): ([(base: Int, extra: Int)], Int) = ([], first)
    for code in 0..<count {
      let extra = max(code / step - 1, 0)
      table.append((base, extra))
      base += 1 << extra
    }
    return table
  }
}

/// The bits of one block with fixed codes.
private struct DeflateWriter {
  private var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var count = 0

  init() {
    write(1, 1)  // The last block,
    write(1, 2)  // with fixed codes.
  }

  mutating func write(symbol: Int) {
    switch symbol {
    case ..<144: writeCode(0x30 + symbol, 8)
    case ..<256: writeCode(0x190 + symbol - 144, 9)
    case ..<280: writeCode(symbol - 256, 7)
    default: writeCode(0xc0 + symbol - 280, 8)
    }
  }

  mutating func write(length: Int, distanceCode: Int) {
    let code = Zlib.lengths.lastIndex { $0.base <= length } ?? 0
    write(symbol: 257 + code)
    write(length - Zlib.lengths[code].base, Zlib.lengths[code].extra)
    writeCode(distanceCode, 5)
  }

  mutating func finished() -> [UInt8] {
    write(symbol: 256)
    write(0, (8 - count) % 8)
    return bytes
  }

  /// Writes a code, whose most significant bit is first.
  private mutating func writeCode(_ code: Int, _ length: Int) {
    for place in (0..<length).reversed() { write(code >> place & 1, 1) }
  }

  private mutating func write(_ value: Int, _ length: Int) {
    bits |= UInt32(truncatingIfNeeded: value) << UInt32(count)
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }
}
