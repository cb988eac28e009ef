extension Snapshot {
  /// Adds items at the end of a section, which is the last where none is named.
  public mutating func appendItems(
    _ items: [ItemIdentifier], toSection section: SectionIdentifier? = nil
  ) throws(SnapshotError) {
    let index = if let section { try index(of: section) } else { numberOfSections - 1 }
    guard index >= 0 else { throw .noSections }
    try requireNew(items)
    put(items, inSectionAt: index, at: runs[index].count)
  }

  /// Adds items before another.
  public mutating func insertItems(
    _ items: [ItemIdentifier], beforeItem anchor: ItemIdentifier
  ) throws(SnapshotError) {
    let position = try position(of: anchor)
    try requireNew(items)
    put(items, inSectionAt: try index(of: position.section), at: position.offset)
  }

  /// Adds items behind another.
  public mutating func insertItems(
    _ items: [ItemIdentifier], afterItem anchor: ItemIdentifier
  ) throws(SnapshotError) {
    let position = try position(of: anchor)
    try requireNew(items)
    put(items, inSectionAt: try index(of: position.section), at: position.offset + 1)
  }

  /// Takes items out.
  public mutating func deleteItems(_ items: [ItemIdentifier]) throws(SnapshotError) {
    try requireKnown(items)
    for item in items { take(item) }
  }

  /// Takes everything out, the sections too.
  public mutating func deleteAllItems() {
    self = Snapshot()
  }

  /// Moves an item before another, in whatever section that is; before itself is where it is.
  public mutating func moveItem(
    _ item: ItemIdentifier, beforeItem anchor: ItemIdentifier
  ) throws(SnapshotError) {
    try move(item, to: anchor, behind: 0)
  }

  /// Moves an item behind another, in whatever section that is; behind itself is where it is.
  public mutating func moveItem(
    _ item: ItemIdentifier, afterItem anchor: ItemIdentifier
  ) throws(SnapshotError) {
    try move(item, to: anchor, behind: 1)
  }

  private mutating func move(
    _ item: ItemIdentifier, to anchor: ItemIdentifier, behind: Int
  ) throws(SnapshotError) {
    try requireKnown([item, anchor])
    guard item != anchor else { return }
    lift(item)
    let position = try position(of: anchor)
    put([item], inSectionAt: try index(of: position.section), at: position.offset + behind)
  }
}

// What is known to be right.
extension Snapshot {
  mutating func put(_ new: [ItemIdentifier], inSectionAt index: Int, at offset: Int) {
    items.insert(new, at: runs.start(of: index) + offset)
    runs.change(index, by: new.count)
  }

  /// Takes an item out for good.
  mutating func take(_ item: ItemIdentifier) {
    lift(item)
    marks.forget(item)
  }

  /// Takes an item out, to be put in elsewhere.
  mutating func lift(_ item: ItemIdentifier) {
    guard let offset = items.offset(of: item) else { return }
    runs.change(runs.run(at: offset), by: -1)
    items.remove(at: offset)
  }
}
