/// What is to be shown anew, though it may stand where it stood.
struct SnapshotMarks<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>:
  Hashable, Sendable
{
  var reloadedSections = IdentifierOrder<SectionIdentifier>()
  var reloadedItems = IdentifierOrder<ItemIdentifier>()
  var reconfiguredItems = IdentifierOrder<ItemIdentifier>()

  var isEmpty: Bool {
    reloadedSections.count + reloadedItems.count + reconfiguredItems.count == 0
  }

  mutating func forget(_ item: ItemIdentifier) {
    reloadedItems.remove(item)
    reconfiguredItems.remove(item)
  }

  mutating func forget(_ section: SectionIdentifier, _ items: [ItemIdentifier]) {
    reloadedSections.remove(section)
    for item in items { forget(item) }
  }
}

extension Snapshot {
  /// The sections to be made anew, in the order in which that was asked for.
  public var reloadedSectionIdentifiers: [SectionIdentifier] { marks.reloadedSections.elements }

  /// The items to be made anew, in the order in which that was asked for.
  public var reloadedItemIdentifiers: [ItemIdentifier] { marks.reloadedItems.elements }

  /// The items to be filled anew, in the order in which that was asked for.
  public var reconfiguredItemIdentifiers: [ItemIdentifier] { marks.reconfiguredItems.elements }

  /// Asks for sections to be made anew.
  public mutating func reloadSections(_ sections: [SectionIdentifier]) throws(SnapshotError) {
    try requireKnown(sections)
    for section in sections where !marks.reloadedSections.contains(section) {
      marks.reloadedSections.append(section)
    }
  }

  /// Asks for items to be made anew, which includes that they are filled anew.
  public mutating func reloadItems(_ items: [ItemIdentifier]) throws(SnapshotError) {
    try requireKnown(items)
    for item in items where !marks.reloadedItems.contains(item) {
      marks.reconfiguredItems.remove(item)
      marks.reloadedItems.append(item)
    }
  }

  /// Asks for items to be filled anew, as they are, where they are not to be made anew.
  public mutating func reconfigureItems(_ items: [ItemIdentifier]) throws(SnapshotError) {
    try requireKnown(items)
    for item in items
    where !marks.reloadedItems.contains(item) && !marks.reconfiguredItems.contains(item) {
      marks.reconfiguredItems.append(item)
    }
  }
}
