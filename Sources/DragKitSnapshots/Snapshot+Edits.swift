internal import OrderedCollections

extension Snapshot {
  /// Adds items at the end of a section.
  ///
  /// If `section` is `nil`, the items are added to the last section.
  public mutating func appendItems(
    _ items: [Item], toSection section: Section? = nil
  ) throws(SnapshotError) {
    guard let section = section ?? contents.keys.last else { throw .noSections }
    _ = try knownIndex(of: section)
    try insert(items, into: section, at: numberOfItems(inSection: section))
  }

  /// Adds items before the item `anchor`.
  public mutating func insertItems(_ items: [Item], beforeItem anchor: Item) throws(SnapshotError) {
    let (section, offset) = try knownPlace(of: anchor)
    try insert(items, into: section, at: offset)
  }

  /// Adds items after the item `anchor`.
  public mutating func insertItems(_ items: [Item], afterItem anchor: Item) throws(SnapshotError) {
    let (section, offset) = try knownPlace(of: anchor)
    try insert(items, into: section, at: offset + 1)
  }

  /// Removes items; their sections stay.
  public mutating func deleteItems(_ items: [Item]) throws(SnapshotError) {
    for item in items { _ = try knownPlace(of: item) }
    remove(Set(items))
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = Snapshot() }

  /// Moves an item directly before the item `anchor`, which can be in another section.
  public mutating func moveItem(_ item: Item, beforeItem anchor: Item) throws(SnapshotError) {
    if try take(item, besides: anchor) { try insertItems([item], beforeItem: anchor) }
  }

  /// Moves an item directly after the item `anchor`, which can be in another section.
  public mutating func moveItem(_ item: Item, afterItem anchor: Item) throws(SnapshotError) {
    if try take(item, besides: anchor) { try insertItems([item], afterItem: anchor) }
  }

  private func knownPlace(of item: Item) throws(SnapshotError) -> (section: Section, offset: Int) {
    if let place = place(of: item) { return place }
    throw .unknownItem(String(describing: item))
  }

  /// Inserts items; throws an error if one of them is repeated or in the snapshot already.
  private mutating func insert(
    _ items: [Item], into section: Section, at offset: Int
  ) throws(SnapshotError) {
    let repeated = items.firstRepeated { sections[$0] != nil }
    if let repeated { throw .duplicateItem(String(describing: repeated)) }
    for (index, item) in items.enumerated() {
      contents[section]?.insert(item, at: offset + index)
      sections[item] = section
    }
  }

  /// Removes an item that the caller then inserts beside `anchor`; `false` if the two are equal.
  private mutating func take(_ item: Item, besides anchor: Item) throws(SnapshotError) -> Bool {
    _ = try knownPlace(of: anchor)
    _ = try knownPlace(of: item)
    if item != anchor { remove([item]) }
    return item != anchor
  }

  private mutating func remove(_ items: Set<Item>) {
    for section in Set(items.compactMap { sections[$0] }) { contents[section]?.subtract(items) }
    for item in items { sections[item] = nil }
  }

  /// Adds empty sections at the end.
  public mutating func appendSections(_ sections: [Section]) throws(SnapshotError) {
    try insert(sections, at: numberOfSections)
  }

  /// Adds empty sections before the section `anchor`.
  public mutating func insertSections(
    _ sections: [Section], beforeSection anchor: Section
  ) throws(SnapshotError) {
    try insert(sections, at: try knownIndex(of: anchor))
  }

  /// Adds empty sections after the section `anchor`.
  public mutating func insertSections(
    _ sections: [Section], afterSection anchor: Section
  ) throws(SnapshotError) {
    try insert(sections, at: try knownIndex(of: anchor) + 1)
  }

  /// Removes sections and their items.
  public mutating func deleteSections(_ sections: [Section]) throws(SnapshotError) {
    for section in sections { _ = try knownIndex(of: section) }
    for section in Set(sections) {
      remove(Set(itemIdentifiers(inSection: section)))
      contents[section] = nil
    }
  }

  /// Moves a section with its items directly before the section `anchor`.
  public mutating func moveSection(
    _ section: Section, beforeSection anchor: Section
  ) throws(SnapshotError) {
    try move(section, toGap: try knownIndex(of: anchor))
  }

  /// Moves a section with its items directly after the section `anchor`.
  public mutating func moveSection(
    _ section: Section, afterSection anchor: Section
  ) throws(SnapshotError) {
    try move(section, toGap: try knownIndex(of: anchor) + 1)
  }

  private func knownIndex(of section: Section) throws(SnapshotError) -> Int {
    if let index = indexOfSection(section) { return index }
    throw .unknownSection(String(describing: section))
  }

  /// Inserts empty sections; throws an error if one of them is repeated or in the snapshot already.
  private mutating func insert(_ sections: [Section], at index: Int) throws(SnapshotError) {
    let repeated = sections.firstRepeated { indexOfSection($0) != nil }
    if let repeated { throw .duplicateSection(String(describing: repeated)) }
    for (offset, section) in sections.enumerated() {
      contents.updateValue([], forKey: section, insertingAt: index + offset)
    }
  }

  private mutating func move(_ section: Section, toGap gap: Int) throws(SnapshotError) {
    let start = try knownIndex(of: section)
    let items = contents.remove(at: start).value
    contents.updateValue(items, forKey: section, insertingAt: gap > start ? gap - 1 : gap)
  }
}

extension Array where Element: Hashable {
  fileprivate func firstRepeated(known isKnown: (Element) -> Bool) -> Element? {
    var seen: Set<Element> = []
    return first { isKnown($0) || !seen.insert($0).inserted }
  }
}
