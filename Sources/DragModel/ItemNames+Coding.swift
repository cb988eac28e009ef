package import DragCoding

extension ItemNames: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(given)
    writer.write(count: series.count)
    for series in series {
      writer.write(series.stem, series.givenBefore, series.items.count)
    }
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    let given: [String] = try reader.read()
    for _ in 0..<(try reader.readCount()) { try readSeries(among: given, from: &reader) }
    for name in given[self.given.count...] { _ = append(name) }
    guard count <= ItemID.limit else { throw reader.invalid("names") }
  }

  /// Reads a series, and takes the given names that come before it.
  private mutating func readSeries(
    among given: [String], from reader: inout CanonicalReader
  ) throws(CanonicalError) {
    let (stem, givenBefore, length): (String, Int, Int) = try reader.read()
    guard (self.given.count...given.count).contains(givenBefore), length > 0 else {
      throw reader.invalid("names")
    }
    for name in given[self.given.count..<givenBefore] { _ = append(name) }
    guard append(series: stem, count: length).count == length else { throw reader.invalid("names") }
  }
}
