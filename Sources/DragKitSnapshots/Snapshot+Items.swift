internal import OrderedCollections

extension Snapshot {
  /// Adds items at the end of a section, by default the last one.
  public mutating func appendItems(
    _ items: [ItemIdentifier], toSection section: SectionIdentifier? = nil
  ) throws(SnapshotError) {
    guard let section = section ?? sectionIdentifiers.last else { throw .noSections }
    _ = try index(of: section)
    try requireNew(items)
    put(items, at: Position(section, numberOfItems(inSection: section)))
  }

  /// Adds items before another.
  public mutating func insertItems(
    _ items: [ItemIdentifier], beforeItem anchor: ItemIdentifier
  ) throws(SnapshotError) {
    let position = try position(of: anchor)
    try requireNew(items)
    put(items, at: position)
  }

  /// Adds items after another.
  public mutating func insertItems(
    _ items: [ItemIdentifier], afterItem anchor: ItemIdentifier
  ) throws(SnapshotError) {
    let position = try position(of: anchor)
    try requireNew(items)
    put(items, at: Position(position.section, position.offset + 1))
  }

  /// Removes items.
  public mutating func deleteItems(_ items: [ItemIdentifier]) throws(SnapshotError) {
    try requireKnown(items)
    for item in items { take(item) }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() {
    self = Snapshot()
  }

  /// Moves an item before another, also across sections; before itself changes nothing.
  public mutating func moveItem(
    _ item: ItemIdentifier, beforeItem anchor: ItemIdentifier
  ) throws(SnapshotError) {
    try move(item, to: anchor, after: 0)
  }

  /// Moves an item after another, also across sections; after itself changes nothing.
  public mutating func moveItem(
    _ item: ItemIdentifier, afterItem anchor: ItemIdentifier
  ) throws(SnapshotError) {
    try move(item, to: anchor, after: 1)
  }

  private mutating func move(
    _ item: ItemIdentifier, to anchor: ItemIdentifier, after distance: Int
  ) throws(SnapshotError) {
    try requireKnown([item, anchor])
    guard item != anchor else { return }
    lift(item)
    let position = try position(of: anchor)
    put([item], at: Position(position.section, position.offset + distance))
  }

  /// Requests that items are reloaded, which includes that they are reconfigured.
  public mutating func reloadItems(_ items: [ItemIdentifier]) throws(SnapshotError) {
    try requireKnown(items)
    marks.reconfiguredItems.subtract(items)
    marks.reloadedItems.append(contentsOf: items)
  }

  /// Requests that items are reconfigured in place, unless they are reloaded.
  public mutating func reconfigureItems(_ items: [ItemIdentifier]) throws(SnapshotError) {
    try requireKnown(items)
    let reloaded = marks.reloadedItems
    marks.reconfiguredItems.append(contentsOf: items.filter { !reloaded.contains($0) })
  }

  private func position(of item: ItemIdentifier) throws(SnapshotError) -> Position {
    guard let position = position(ofItem: item) else {
      throw .unknownItem(String(describing: item))
    }
    return position
  }

  /// Throws if an item is in the snapshot or occurs twice.
  func requireNew(_ items: [ItemIdentifier]) throws(SnapshotError) {
    let repeated = items.firstRepeated { sectionIdentifier(containingItem: $0) != nil }
    if let repeated { throw .duplicateItem(String(describing: repeated)) }
  }

  private func requireKnown(_ items: [ItemIdentifier]) throws(SnapshotError) {
    for item in items { _ = try position(of: item) }
  }
}
