import DragCoding
import Testing

struct CanonicalTests {
  @Test("The canonical bytes of each kind of value, and of an enumeration, are exactly these")
  func literal() {
    #expect(Probe.small.canonicalBytes == [5, 0xac, 0x02, 1, 2, 0xc3, 0xa9, 0, 2, 0, 2, 2, 1])
    #expect(Probe.small.stableHash == StableHash.of(Probe.small.canonicalBytes))
    var writer = CanonicalWriter()
    writer.write(tag: 7, true, -1)
    writer.write(tag: 8)
    writer.write(1, 2, 3, 4, 5, 6, 7, 8)
    #expect(writer.bytes == [7, 1, 1, 8, 2, 4, 6, 8, 10, 12, 14, 16])
  }

  @Test(
    "An integer is decoded from its canonical bytes",
    arguments: [0, 1, -1, 63, 64, -64, -65, 1 << 40, Int64.max, Int64.min])
  func integers(number: Int64) throws {
    #expect(try Int64(canonicalBytes: number.canonicalBytes) == number)
  }

  @Test("The canonical bytes of an integer have seven bits each, lowest first", arguments: 0..<64)
  func sevenBits(shift: Int) throws {
    for number in [(1 << shift) - 1, 1 << shift, .max >> shift, 0x0123_4567_89ab_cdef >> shift]
      as [UInt64]
    {
      var (rest, bytes) = (number, [UInt8]())
      while rest >= 0x80 {
        bytes.append(UInt8(rest & 0x7f) | 0x80)
        rest >>= 7
      }
      #expect(number.canonicalBytes == bytes + [UInt8(rest)])
      #expect(try UInt64(canonicalBytes: number.canonicalBytes) == number)
    }
  }

  @Test("The hash of canonical bytes can be computed without storing them")
  func hashing() {
    for count in 0..<64 {
      var (writer, hashing) = (CanonicalWriter(), CanonicalWriter.hashing)
      for number in 0..<count {
        let value: UInt64 = 0x9e37_79b9_7f4a_7c15 >> ((number * 7 + count) % 64)
        writer.write(unsigned: value)
        hashing.write(unsigned: value)
        hashing.write(tag: UInt8(number))
        writer.write(tag: UInt8(number))
      }
      #expect(hashing.stableHash == StableHash.of(writer.bytes))
      #expect(hashing.bytes.isEmpty)
    }
  }

  @Test(
    "A text is decoded from its canonical bytes", arguments: ["", "a", "é€😀", "e\u{301}", "\0\n"])
  func text(text: String) throws {
    let back = try String(canonicalBytes: text.canonicalBytes)
    #expect(Array(back.utf8) == Array(text.utf8))
  }

  @Test("The canonical bytes of sets and dictionaries are in ascending order; others are refused")
  func unordered() throws {
    #expect(Set([3, -1, 2]).canonicalBytes == [3, 1, 4, 6])
    #expect(try Set<Int>(canonicalBytes: [3, 1, 4, 6]) == [3, -1, 2])
    #expect(["b": 1, "a": -1].canonicalBytes == [2, 1, 0x61, 1, 1, 0x62, 2])
    #expect(try [String: Int](canonicalBytes: [2, 1, 0x61, 1, 1, 0x62, 2]) == ["b": 1, "a": -1])
    #expect(["a": nil as Int?].canonicalBytes == [1, 1, 0x61, 0])
    #expect(try [String: Int?](canonicalBytes: [1, 1, 0x61, 0]) == ["a": nil])
    for bytes in [[2, 4, 1], [2, 4, 4]] as [[UInt8]] {
      #expect(throws: CanonicalError.invalid(type: "set", offset: 2)) {
        try Set<Int>(canonicalBytes: bytes)
      }
    }
    for second in [0x61, 0x60] as [UInt8] {
      #expect(throws: CanonicalError.self) {
        try [String: Int](canonicalBytes: [2, 1, 0x61, 1, 1, second, 1])
      }
    }
  }

  @Test("The canonical bytes of a raw value are those of the value; a value of no case is refused")
  func rawValue() throws {
    #expect(Suit.spades.canonicalBytes == [8])
    #expect(try Suit(canonicalBytes: [8]) == .spades)
    #expect(throws: CanonicalError.invalid(type: "Suit", offset: 0)) {
      try Suit(canonicalBytes: [4])
    }
  }

  @Test("Canonical bytes that are truncated or longer, or that no writer produces, are refused")
  func truncated() {
    let bytes = Probe.small.canonicalBytes
    for count in bytes.indices {
      #expect(throws: CanonicalError.self) { try Probe(canonicalBytes: Array(bytes[..<count])) }
    }
    #expect(throws: CanonicalError.trailingBytes(offset: bytes.count)) {
      try Probe(canonicalBytes: bytes + [0])
    }
    let nine = [UInt8](repeating: 0xff, count: 9)
    #expect(throws: CanonicalError.self) { try UInt64(canonicalBytes: nine + [0x02]) }
    #expect(throws: CanonicalError.self) { try UInt64(canonicalBytes: nine + [0xff, 0x01]) }
    #expect(throws: CanonicalError.self) { try UInt64(canonicalBytes: [0x80, 0x00]) }
    #expect(throws: CanonicalError.invalid(type: "truth value", offset: 0)) {
      try Bool(canonicalBytes: [2])
    }
    #expect(throws: CanonicalError.invalid(type: "text", offset: 1)) {
      try String(canonicalBytes: [1, 0xff])
    }
    #expect(throws: CanonicalError.invalid(type: "count", offset: 0)) {
      try [Int](canonicalBytes: nine + [0x01])
    }
  }

  @Test(
    "Damaged canonical bytes are refused, or are those of the decoded value", arguments: [1, 2, 3])
  func noise(seed: UInt64) {
    var draws = Draws(state: seed)
    var read = 0
    for _ in 0..<5000 {
      var bytes = Probe.small.canonicalBytes
      for _ in 0...draws.next() % 3 {
        bytes[Int(draws.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: draws.next())
      }
      guard let probe = try? Probe(canonicalBytes: bytes) else { continue }
      read += 1
      #expect(probe.canonicalBytes == bytes, "seed \(seed)")
    }
    #expect(read > 50 && read < 4950)
  }
}

/// A value with one of everything, to be written and read back.
struct Probe: Equatable, CanonicalCodable {
  var number: Int64
  var unsigned: UInt64
  var flag: Bool
  var text: String
  var maybe: Int?
  var rows: [[Int]]

  static let small = Probe(
    number: -3, unsigned: 300, flag: true, text: "é", maybe: nil, rows: [[], [1, -1]])

  init(number: Int64, unsigned: UInt64, flag: Bool, text: String, maybe: Int?, rows: [[Int]]) {
    (self.number, self.unsigned, self.flag) = (number, unsigned, flag)
    (self.text, self.maybe, self.rows) = (text, maybe, rows)
  }

  func encode(into writer: inout CanonicalWriter) {
    writer.write(number, unsigned, flag, text, maybe, rows)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (number, unsigned, flag, text, maybe, rows) = try reader.read()
  }
}

/// An enumeration with raw values, which needs no code.
enum Suit: Int, CanonicalCodable {
  case hearts = 3
  case spades
}

/// Numbers that look random, the same for the same seed.
struct Draws: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return StableHash.mix(state, 1)
  }
}

struct StableHashTests {
  @Test("The stable hash is the same in every build, and distinguishes zeros and every single bit")
  func literal() {
    #expect(StableHash.of([]) == 8_662_393_795_546_127_961)
    #expect(StableHash.of([1]) == 16_654_242_918_852_109_407)
    #expect(StableHash.of(Array("dragplay, replayed".utf8)) == 10_625_125_137_490_617_646)
    let hashes = (0..<40).map { StableHash.of([UInt8](repeating: 0, count: $0)) }
    #expect(Set(hashes).count == 40)
    let bytes = Array("a state of some length, twenty-nine".utf8)
    var all: Set<UInt64> = [StableHash.of(bytes)]
    for place in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << UInt8(bit)
        all.insert(StableHash.of(changed))
      }
    }
    #expect(all.count == bytes.count * 8 + 1)
  }
}
