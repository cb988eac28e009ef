public import DragCoding

extension Snapshot: CanonicalCodable
where SectionIdentifier: CanonicalCodable, ItemIdentifier: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(sectionIdentifiers)
    for section in sectionIdentifiers { itemIdentifiers(inSection: section).encode(into: &writer) }
    writer.write(reloadedSectionIdentifiers, reloadedItemIdentifiers, reconfiguredItemIdentifiers)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    let sections = try [SectionIdentifier](decoding: &reader)
    guard areNew(sections) else { throw reader.invalid("snapshot") }
    put(sections, at: 0)
    for index in sections.indices {
      let items = try [ItemIdentifier](decoding: &reader)
      guard areNew(items) else { throw reader.invalid("snapshot") }
      put(items, inSectionAt: index, at: 0)
    }
    try readMarks(from: &reader)
  }

  private mutating func readMarks(from reader: inout CanonicalReader) throws(CanonicalError) {
    let sections = try [SectionIdentifier](decoding: &reader)
    let items = try [ItemIdentifier](decoding: &reader)
    let others = try [ItemIdentifier](decoding: &reader)
    try? reloadSections(sections)
    try? reloadItems(items)
    try? reconfigureItems(others)
    // What is named twice, or is not there, is not how a snapshot is written.
    guard reloadedSectionIdentifiers == sections, reloadedItemIdentifiers == items,
      reconfiguredItemIdentifiers == others
    else { throw reader.invalid("snapshot") }
  }

  private func areNew(_ sections: [SectionIdentifier]) -> Bool {
    (try? requireNew(sections)) != nil
  }

  private func areNew(_ items: [ItemIdentifier]) -> Bool {
    (try? requireNew(items)) != nil
  }
}
