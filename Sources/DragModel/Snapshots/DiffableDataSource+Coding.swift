public import DragCoding

extension DiffableDataSource: CanonicalCodable
where SectionIdentifier: CanonicalCodable, ItemIdentifier: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    model.encode(into: &writer)
    sections.encode(into: &writer)
    items.encode(into: &writer)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    model = try Model(decoding: &reader)
    sections = try IdentifierNames(decoding: &reader)
    items = try IdentifierNames(decoding: &reader)
  }
}
