import DragCoding
import Testing

struct CanonicalTests {
  @Test("The canonical bytes of each kind of value are exactly these")
  func literal() {
    #expect(Probe.small.canonicalBytes == [5, 0xac, 0x02, 1, 2, 0xc3, 0xa9, 0, 2, 0, 2, 2, 1])
    #expect(Probe.small.stableHash == StableHash.of(Probe.small.canonicalBytes))
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

  @Test("The canonical bytes of an enumeration's case are its tag and its values")
  func tagged() {
    var writer = CanonicalWriter()
    writer.write(tag: 7, true, -1)
    writer.write(tag: 8)
    writer.write(1, 2, 3, 4, 5, 6, 7, 8)
    #expect(writer.bytes == [7, 1, 1, 8, 2, 4, 6, 8, 10, 12, 14, 16])
  }

  @Test("Canonical bytes that are truncated at any byte are refused")
  func truncated() {
    let bytes = Probe.small.canonicalBytes
    for count in bytes.indices {
      #expect(throws: CanonicalError.self) { try Probe(canonicalBytes: Array(bytes[..<count])) }
    }
  }

  @Test("Canonical bytes that continue after the value are refused")
  func trailing() {
    let bytes = Probe.small.canonicalBytes
    #expect(throws: CanonicalError.trailingBytes(offset: bytes.count)) {
      try Probe(canonicalBytes: bytes + [0])
    }
  }

  @Test("Canonical bytes that no writer produces are refused")
  func hostile() {
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
