import DragCoding

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
