package import DragKit

extension BoardScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    count.encode(into: &writer)
    arrangement.rawValue.encode(into: &writer)
    originals.encode(into: &writer)
    hasHeaders.encode(into: &writer)
    isRightToLeft.encode(into: &writer)
    pictures.encode(into: &writer)
    selection.encode(into: &writer)
    isSelecting.encode(into: &writer)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let model = try Model(decoding: &reader)
    let count = try Int(decoding: &reader)
    guard Self.counts.contains(count), Shelf.allCases.allSatisfy({ model[$0.container] != nil }),
      let arrangement = Arrangement(rawValue: try Int(decoding: &reader))
    else { throw reader.invalid("board") }
    self.init(count: count)
    self.model = model
    originals = try [ItemID](decoding: &reader)
    guard originals.count == model.itemNames.count - count,
      originals.allSatisfy({ (0..<count).contains($0.rawValue) })
    else { throw reader.invalid("board") }
    arrange(as: arrangement)
    guard self.arrangement == arrangement else { throw reader.invalid("board") }
    hasHeaders = try Bool(decoding: &reader)
    isRightToLeft = try Bool(decoding: &reader)
    pictures = try PictureNames(decoding: &reader)
    selection = try BoardSelection(decoding: &reader)
    isSelecting = try Bool(decoding: &reader)
  }
}
