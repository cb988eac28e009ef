internal import OrderedCollections

extension Snapshot {
  /// Adds items at the end of a section.
  ///
  /// If `section` is `nil`, the items are added to the last section.
  ///
  /// - Throws: A ``SnapshotError`` if there is no such section, or an item would occur twice.
  public mutating func appendItems(
    _ items: [Item], toSection section: Section? = nil
  ) throws(SnapshotError) {
    guard let section = section ?? contents.keys.last else { throw .noSections }
    _ = try index(of: section)
    try insert(items, at: Position(section, numberOfItems(inSection: section)))
  }

  /// Adds items before the item `anchor`.
  public mutating func insertItems(_ items: [Item], beforeItem anchor: Item) throws(SnapshotError) {
    try insert(items, at: try position(of: anchor))
  }

  /// Adds items after the item `anchor`.
  public mutating func insertItems(_ items: [Item], afterItem anchor: Item) throws(SnapshotError) {
    try insert(items, at: try position(of: anchor).next)
  }

  /// Removes items; their sections stay.
  public mutating func deleteItems(_ items: [Item]) throws(SnapshotError) {
    for item in items { _ = try position(of: item) }
    remove(Set(items))
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = Snapshot() }

  /// Moves an item directly before the item `anchor`, which can be in another section.
  ///
  /// If `item` and `anchor` are the same item, nothing changes.
  public mutating func moveItem(_ item: Item, beforeItem anchor: Item) throws(SnapshotError) {
    try move(item, to: try position(of: anchor))
  }

  /// Moves an item directly after the item `anchor`, which can be in another section.
  ///
  /// If `item` and `anchor` are the same item, nothing changes.
  public mutating func moveItem(_ item: Item, afterItem anchor: Item) throws(SnapshotError) {
    try move(item, to: try position(of: anchor).next)
  }

  private func position(of item: Item) throws(SnapshotError) -> Position {
    if let position = position(ofItem: item) { return position }
    throw .unknownItem(String(describing: item))
  }

  private mutating func insert(_ items: [Item], at position: Position) throws(SnapshotError) {
    let repeated = items.firstRepeated { sectionIdentifier(containingItem: $0) != nil }
    if let repeated { throw .duplicateItem(String(describing: repeated)) }
    for (index, item) in items.enumerated() {
      perform(.insertedItem(item, at: Position(position.section, position.offset + index)))
    }
  }

  /// Moves an item to a position that is counted before the item leaves its old position.
  private mutating func move(_ item: Item, to gap: Position) throws(SnapshotError) {
    let start = try position(of: item)
    let leavesRoom = start.section == gap.section && start.offset < gap.offset
    let end = Position(gap.section, leavesRoom ? gap.offset - 1 : gap.offset)
    perform(.movedItem(item, from: start, to: end))
  }
}

extension Snapshot {
  /// Adds empty sections at the end.
  public mutating func appendSections(_ sections: [Section]) throws(SnapshotError) {
    try insert(sections, at: numberOfSections)
  }

  /// Adds empty sections before the section `anchor`.
  public mutating func insertSections(
    _ sections: [Section], beforeSection anchor: Section
  ) throws(SnapshotError) {
    try insert(sections, at: try index(of: anchor))
  }

  /// Adds empty sections after the section `anchor`.
  public mutating func insertSections(
    _ sections: [Section], afterSection anchor: Section
  ) throws(SnapshotError) {
    try insert(sections, at: try index(of: anchor) + 1)
  }

  /// Removes sections and their items.
  public mutating func deleteSections(_ sections: [Section]) throws(SnapshotError) {
    for section in sections { _ = try index(of: section) }
    for section in Set(sections) {
      remove(Set(itemIdentifiers(inSection: section)))
      perform(.removedSection(section, from: try index(of: section)))
    }
  }

  /// Moves a section with its items directly before the section `anchor`.
  ///
  /// If `section` and `anchor` are the same section, nothing changes.
  public mutating func moveSection(
    _ section: Section, beforeSection anchor: Section
  ) throws(SnapshotError) {
    try move(section, toGap: try index(of: anchor))
  }

  /// Moves a section with its items directly after the section `anchor`.
  ///
  /// If `section` and `anchor` are the same section, nothing changes.
  public mutating func moveSection(
    _ section: Section, afterSection anchor: Section
  ) throws(SnapshotError) {
    try move(section, toGap: try index(of: anchor) + 1)
  }

  private func index(of section: Section) throws(SnapshotError) -> Int {
    if let index = indexOfSection(section) { return index }
    throw .unknownSection(String(describing: section))
  }

  private mutating func insert(_ sections: [Section], at index: Int) throws(SnapshotError) {
    let repeated = sections.firstRepeated { indexOfSection($0) != nil }
    if let repeated { throw .duplicateSection(String(describing: repeated)) }
    for (offset, section) in sections.enumerated() {
      perform(.insertedSection(section, at: index + offset))
    }
  }

  private mutating func move(_ section: Section, toGap gap: Int) throws(SnapshotError) {
    let start = try index(of: section)
    perform(.movedSection(section, from: start, to: gap > start ? gap - 1 : gap))
  }
}

extension Array where Element: Hashable {
  fileprivate func firstRepeated(known isKnown: (Element) -> Bool) -> Element? {
    var seen: Set<Element> = []
    return first { isKnown($0) || !seen.insert($0).inserted }
  }
}
