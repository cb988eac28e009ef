package import DragKit

extension BoardScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(
      count, arrangement, originals, hasHeaders, isRightToLeft, pictures, selection,
      isSelecting)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let (model, count, arrangement): (Model, Int, Arrangement) = try reader.read()
    guard Self.counts.contains(count), Shelf.allCases.allSatisfy({ model[$0.container] != nil })
    else { throw reader.invalid("board") }
    self.init(count: count)
    self.model = model
    originals = try reader.read()
    guard originals.count == model.itemNames.count - count,
      originals.allSatisfy({ (0..<count).contains($0.rawValue) })
    else { throw reader.invalid("board") }
    arrange(as: arrangement)
    guard self.arrangement == arrangement else { throw reader.invalid("board") }
    (hasHeaders, isRightToLeft, pictures, selection, isSelecting) = try reader.read()
  }
}
