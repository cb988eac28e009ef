internal import OrderedCollections

extension Snapshot {
  /// One step of a difference.
  typealias Change = SnapshotDifference<SectionIdentifier, ItemIdentifier>.Change

  /// Returns the steps that turn another snapshot into this one, with as few moves as possible.
  ///
  /// - Complexity: O(*n* log *n*) in the number of items of the sections that differ.
  public func difference(
    from old: Snapshot
  ) -> SnapshotDifference<SectionIdentifier, ItemIdentifier> {
    var builder = SnapshotDifferenceBuilder(from: old, to: self)
    return builder.build()
  }

  /// Returns the snapshot that results from the steps of a difference.
  ///
  /// - Throws: ``SnapshotError/differenceMismatch`` if the difference was made from another snapshot.
  public func applying(
    _ difference: SnapshotDifference<SectionIdentifier, ItemIdentifier>
  ) throws(SnapshotError) -> Snapshot {
    var result = self
    for change in difference.changes {
      guard result.canTake(change) else { throw .differenceMismatch }
      result.take(change)
    }
    guard result.hasAll(of: difference.marks) else { throw .differenceMismatch }
    result.marks = difference.marks
    return result
  }

  /// Takes a step that is known to be possible.
  mutating func take(_ change: Change) {
    switch change {
    case .insertedSection(let section, let index): put([section], at: index)
    case .removedSection(_, let index): takeSection(at: index)
    case .movedSection(_, let start, let end):
      moveSection(at: start, toGap: end > start ? end + 1 : end)
    case .insertedItem(let item, let position): put([item], at: position)
    case .removedItem(let item, _): take(item)
    case .movedItem(let item, _, let end):
      lift(item)
      put([item], at: end)
    }
  }

  private func canTake(_ change: Change) -> Bool {
    switch change {
    case .insertedSection(let section, let index):
      indexOfSection(section) == nil && (0...numberOfSections).contains(index)
    case .removedSection(let section, let index):
      indexOfSection(section) == index && numberOfItems(inSection: section) == 0
    case .movedSection(let section, let start, let end):
      indexOfSection(section) == start && (0..<numberOfSections).contains(end)
    case .insertedItem(let item, let position):
      sectionIdentifier(containingItem: item) == nil && hasRoom(at: position)
    case .removedItem(let item, let position): self.position(ofItem: item) == position
    case .movedItem(let item, let start, let end):
      position(ofItem: item) == start && hasRoom(at: end, without: start.section)
    }
  }

  /// Whether an item can be put at a position once another has left its section.
  private func hasRoom(at position: Position, without left: SectionIdentifier? = nil) -> Bool {
    let count = numberOfItems(inSection: position.section) - (left == position.section ? 1 : 0)
    return indexOfSection(position.section) != nil && position.offset >= 0
      && position.offset <= count
  }

  private func hasAll(of marks: SnapshotMarks<SectionIdentifier, ItemIdentifier>) -> Bool {
    marks.reloadedSections.allSatisfy { indexOfSection($0) != nil }
      && marks.reloadedItems.union(marks.reconfiguredItems)
        .allSatisfy { sectionIdentifier(containingItem: $0) != nil }
  }
}
