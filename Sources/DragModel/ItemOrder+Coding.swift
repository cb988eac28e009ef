public import DragCoding

// The bytes are runs of successive raw values: a million items in their initial order take a few bytes.
extension ItemOrder: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    let runs = runs
    writer.write(count: runs.count)
    for run in runs {
      writer.write(unsigned: UInt64(run.lowerBound))
      writer.write(unsigned: UInt64(run.count))
    }
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    try self.init(decoding: &reader, below: ItemID.limit, atMost: ItemID.limit)
  }

  /// Reads an order of at most `room` items, with raw values below `limit`.
  ///
  /// A few bytes can encode millions of items, so they are checked before the order is created.
  init(
    decoding reader: inout CanonicalReader, below limit: Int, atMost room: Int
  ) throws(CanonicalError) {
    var runs: [Range<Int>] = []
    for _ in 0..<(try reader.readCount()) {
      let run = try Self.readRun(from: &reader, below: limit)
      // Two runs of which the second continues the first would be a second encoding of one.
      guard run.lowerBound != runs.last?.upperBound else { throw reader.invalid("order") }
      runs.append(run)
    }
    guard !Self.overlap(runs), runs.reduce(0, { $0 + $1.count }) <= room else {
      throw reader.invalid("order")
    }
    self.init(runs: runs)
  }

  private static func readRun(
    from reader: inout CanonicalReader, below limit: Int
  ) throws(CanonicalError) -> Range<Int> {
    let (first, count) = (try reader.readUnsigned(), try reader.readUnsigned())
    guard count > 0, count <= limit, first <= UInt64(limit) - count else {
      throw reader.invalid("order")
    }
    return Int(first)..<Int(first + count)
  }

  private static func overlap(_ runs: [Range<Int>]) -> Bool {
    let sorted = runs.sorted { $0.lowerBound < $1.lowerBound }
    return zip(sorted, sorted.dropFirst()).contains { $0.upperBound > $1.lowerBound }
  }

  /// The raw values of the items, as maximal runs.
  private var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var run = 0..<0
    for item in self {
      if item.rawValue != run.upperBound || run.isEmpty {
        if !run.isEmpty { runs.append(run) }
        run = item.rawValue..<item.rawValue
      }
      run = run.lowerBound..<(item.rawValue + 1)
    }
    return run.isEmpty ? runs : runs + [run]
  }
}
