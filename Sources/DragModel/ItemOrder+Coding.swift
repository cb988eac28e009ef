public import DragCoding

extension ItemOrder: CanonicalCodable {
  // The bytes are runs of successive raw values: a million items in initial order take a few bytes.
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

  /// Decodes an order of at most `room` items, whose raw values are less than `limit`.
  ///
  /// Both limits are checked before the order is created: a few bytes can encode millions of items.
  init(
    decoding reader: inout CanonicalReader, below limit: Int, atMost room: Int
  ) throws(CanonicalError) {
    var runs: [Range<Int>] = []
    for _ in 0..<(try reader.readCount()) {
      let (first, count) = (try reader.readUnsigned(), try reader.readUnsigned())
      // Two adjacent runs would be a second encoding of one longer run.
      guard count > 0, count <= limit, first <= UInt64(limit) - count,
        Int(first) != runs.last?.upperBound
      else { throw reader.invalid("order") }
      runs.append(Int(first)..<Int(first + count))
    }
    let sorted = runs.sorted { $0.lowerBound < $1.lowerBound }
    let overlap = zip(sorted, sorted.dropFirst()).contains { $0.upperBound > $1.lowerBound }
    guard !overlap, runs.reduce(0, { $0 + $1.count }) <= room else {
      throw reader.invalid("order")
    }
    self.init(runs: runs)
  }

  private var runs: [Range<Int>] {
    var (runs, last) = ([Range<Int>](), 0..<0)
    for item in self {
      if last.isEmpty || last.upperBound != item.rawValue {
        if !last.isEmpty { runs.append(last) }
        last = item.rawValue..<item.rawValue
      }
      last = last.lowerBound..<item.rawValue + 1
    }
    return last.isEmpty ? runs : runs + [last]
  }
}
