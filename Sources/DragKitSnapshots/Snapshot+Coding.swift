public import DragCoding

extension Snapshot: CanonicalCodable
where SectionIdentifier: CanonicalCodable, ItemIdentifier: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(sectionIdentifiers)
    for section in sectionIdentifiers { writer.write(itemIdentifiers(inSection: section)) }
    writer.write(reloadedSectionIdentifiers, reloadedItemIdentifiers, reconfiguredItemIdentifiers)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    let sections: [SectionIdentifier] = try reader.read()
    var items: [[ItemIdentifier]] = []
    for _ in sections { items.append(try reader.read()) }
    let marks: ([SectionIdentifier], [ItemIdentifier], [ItemIdentifier]) = try reader.read()
    do {
      try appendSections(sections)
      for (section, items) in zip(sections, items) { try appendItems(items, toSection: section) }
      try reloadSections(marks.0)
      try reloadItems(marks.1)
      try reconfigureItems(marks.2)
    } catch {
      throw reader.invalid("snapshot")
    }
    // An encoded snapshot has no duplicates, and no item in both lists.
    guard
      (reloadedSectionIdentifiers, reloadedItemIdentifiers, reconfiguredItemIdentifiers) == marks
    else { throw reader.invalid("snapshot") }
  }
}
