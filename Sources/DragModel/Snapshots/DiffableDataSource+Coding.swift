public import DragCoding

extension DiffableDataSource: CanonicalCodable
where SectionIdentifier: CanonicalCodable, ItemIdentifier: CanonicalCodable {
  public func encode(to writer: inout CanonicalWriter) {
    model.encode(to: &writer)
    sections.encode(to: &writer)
    items.encode(to: &writer)
  }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    model = try Model(from: &reader)
    sections = try IdentifierNames(from: &reader)
    items = try IdentifierNames(from: &reader)
  }
}
