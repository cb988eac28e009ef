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
    self.number = number
    self.unsigned = unsigned
    self.flag = flag
    self.text = text
    self.maybe = maybe
    self.rows = rows
  }

  func encode(into writer: inout CanonicalWriter) {
    number.encode(into: &writer)
    unsigned.encode(into: &writer)
    flag.encode(into: &writer)
    text.encode(into: &writer)
    maybe.encode(into: &writer)
    rows.encode(into: &writer)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(
      number: try Int64(decoding: &reader), unsigned: try UInt64(decoding: &reader),
      flag: try Bool(decoding: &reader), text: try String(decoding: &reader),
      maybe: try Int?(decoding: &reader), rows: try [[Int]](decoding: &reader))
  }
}

/// Numbers that look random, the same for the same seed.
struct Draws: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return StableHash.mix(state, 1)
  }
}
