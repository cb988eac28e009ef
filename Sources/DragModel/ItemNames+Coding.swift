package import DragCoding

// The bytes are the given names, and each series with the number of given names before it.
extension ItemNames: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    let seriesCount = runs.count { $0.isSeries }
    writer.write(count: runs.count - seriesCount)
    for run in runs where !run.isSeries { writer.write(run.stem) }
    writer.write(count: seriesCount)
    var givenBefore = 0
    for run in runs {
      if run.isSeries {
        writer.write(run.stem, givenBefore, run.items.count)
      } else {
        givenBefore += 1
      }
    }
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    let names: [String] = try reader.read()
    var given = names[...]
    for _ in 0..<(try reader.readCount()) {
      let (stem, givenBefore, length): (String, Int, Int) = try reader.read()
      guard (given.startIndex...given.endIndex).contains(givenBefore), length > 0 else {
        throw reader.invalid("names")
      }
      for name in given[..<givenBefore] { _ = append(name) }
      given = given[givenBefore...]
      guard append(series: stem, count: length).count == length else {
        throw reader.invalid("names")
      }
    }
    for name in given { _ = append(name) }
    guard count <= ItemID.limit else { throw reader.invalid("names") }
  }
}
