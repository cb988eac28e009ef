/// Decompresses what is compressed as PNG requires (RFC 1951).
struct Inflater {
  /// A reason for which bytes cannot be decompressed.
  struct Damage: Error {}

  private let bytes: ArraySlice<UInt8>
  private let limit: Int
  private var place: Int
  private var bits: UInt64 = 0
  private var count = 0
  private(set) var output: [UInt8] = []

  /// Decompresses `bytes` after a header of two bytes; a result longer than `limit` is damage.
  static func inflated(_ bytes: [UInt8], atMost limit: Int) throws(Damage) -> [UInt8] {
    guard bytes.count > 2, bytes[0] & 15 == 8, bytes[1] & 32 == 0 else { throw Damage() }
    var inflater = Inflater(bytes[2...], limit)
    while try !inflater.inflateBlock() {}
    return inflater.output
  }

  private init(_ bytes: ArraySlice<UInt8>, _ limit: Int) {
    (self.bytes, self.limit, place) = (bytes, limit, bytes.startIndex)
  }

  /// Returns whether the block was the last one.
  private mutating func inflateBlock() throws(Damage) -> Bool {
    let isLast = try read(1) == 1
    switch try read(2) {
    case 0: try copyStored()
    case 1: try inflate(.fixedSymbols, .fixedDistances)
    case 2:
      let (symbols, distances) = try readCodes()
      try inflate(symbols, distances)
    default: throw Damage()
    }
    return isLast
  }

  private mutating func copyStored() throws(Damage) {
    // The rest of the byte is unused.
    _ = try read(count % 8)
    let length = try read(16)
    guard try read(16) == ~length & 0xffff else { throw Damage() }
    for _ in 0..<length { try append(UInt8(try read(8))) }
  }

  private mutating func inflate(
    _ symbols: HuffmanCode, _ distances: HuffmanCode
  ) throws(Damage) {
    while true {
      let symbol = try read(symbols)
      if symbol < 256 {
        try append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      let length = try read(Zlib.lengths, symbol - 257)
      let distance = try read(Zlib.distances, try read(distances))
      guard distance <= output.count else { throw Damage() }
      for _ in 0..<length { try append(output[output.count - distance]) }
    }
  }

  private mutating func readCodes() throws(Damage) -> (HuffmanCode, HuffmanCode) {
    let (symbols, distances) = (try read(5) + 257, try read(5) + 1)
    var sizes = [Int](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for index in 0..<(try read(4) + 4) { sizes[order[index]] = try read(3) }
    let code = HuffmanCode(sizes)
    var lengths: [Int] = []
    while lengths.count < symbols + distances {
      switch try read(code) {
      case 16:
        guard let last = lengths.last else { throw Damage() }
        lengths += [Int](repeating: last, count: 3 + (try read(2)))
      case 17: lengths += [Int](repeating: 0, count: 3 + (try read(3)))
      case 18: lengths += [Int](repeating: 0, count: 11 + (try read(7)))
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == symbols + distances else { throw Damage() }
    return (HuffmanCode(Array(lengths[..<symbols])), HuffmanCode(Array(lengths[symbols...])))
  }

  private mutating func append(_ byte: UInt8) throws(Damage) {
    guard output.count < limit else { throw Damage() }
    output.append(byte)
  }

  private mutating func read(_ table: [(base: Int, extra: Int)], _ code: Int) throws(Damage) -> Int
  {
    guard table.indices.contains(code) else { throw Damage() }
    return table[code].base + (try read(table[code].extra))
  }

  private mutating func read(_ code: HuffmanCode) throws(Damage) -> Int {
    var (value, first, index) = (0, 0, 0)
    for length in 1...HuffmanCode.longest {
      value |= try read(1)
      let count = code.counts[length]
      if value >= first, value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Damage()
  }

  private mutating func read(_ length: Int) throws(Damage) -> Int {
    while count < length {
      guard place < bytes.endIndex else { throw Damage() }
      bits |= UInt64(bytes[place]) << UInt64(count)
      place += 1
      count += 8
    }
    let value = bits & (1 << UInt64(length) - 1)
    bits >>= UInt64(length)
    count -= length
    return Int(value)
  }
}

/// A canonical code: the number of codes of each length, and the symbols in the order of their codes.
struct HuffmanCode {
  static let longest = 15

  let counts: [Int]
  let symbols: [Int]

  static let fixedSymbols = HuffmanCode(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  static let fixedDistances = HuffmanCode([Int](repeating: 5, count: 30))

  /// Creates a code from the length of each symbol's code; 0 for symbols without one.
  init(_ lengths: [Int]) {
    counts = (0...Self.longest).map { length in
      length == 0 ? 0 : lengths.count { $0 == length }
    }
    symbols = (1...Self.longest).flatMap { length in
      lengths.indices.filter { lengths[$0] == length }
    }
  }
}
