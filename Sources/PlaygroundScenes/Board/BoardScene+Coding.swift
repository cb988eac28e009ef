package import DragKit

extension BoardScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    count.encode(to: &writer)
    arrangement.encode(to: &writer)
    originals.encode(to: &writer)
    hasHeaders.encode(to: &writer)
    isRightToLeft.encode(to: &writer)
    pictures.encode(to: &writer)
    selection.encode(to: &writer)
    isSelecting.encode(to: &writer)
  }

  package init(from reader: inout CanonicalReader) throws(CanonicalError) {
    let model = try Model(from: &reader)
    let count = try Int(from: &reader)
    guard Self.counts.contains(count), Shelf.allCases.allSatisfy({ model[$0.container] != nil })
    else { throw reader.invalid("board") }
    let arrangement = try Arrangement(from: &reader)
    self.init(count: count)
    self.model = model
    originals = try [ItemID](from: &reader)
    guard originals.count == model.itemNames.count - count,
      originals.allSatisfy({ (0..<count).contains($0.rawValue) })
    else { throw reader.invalid("board") }
    arrange(as: arrangement)
    guard self.arrangement == arrangement else { throw reader.invalid("board") }
    hasHeaders = try Bool(from: &reader)
    isRightToLeft = try Bool(from: &reader)
    pictures = try PictureNames(from: &reader)
    selection = try BoardSelection(from: &reader)
    isSelecting = try Bool(from: &reader)
  }
}
