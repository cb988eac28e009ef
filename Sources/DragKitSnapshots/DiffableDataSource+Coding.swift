public import DragCoding

extension DiffableDataSource: CanonicalCodable
where SectionIdentifier: CanonicalCodable, ItemIdentifier: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(model, sections, items)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    (model, sections, items) = try reader.read()
  }
}
