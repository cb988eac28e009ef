extension Snapshot {
  /// One step of a difference.
  typealias Change = SnapshotDifference<SectionIdentifier, ItemIdentifier>.Change

  /// The steps that make this snapshot of another.
  ///
  /// What can stay where it is stays: of the sections, and of the items that keep their section, as
  /// many as stand in the same order before and after.
  public func difference(
    from old: Snapshot
  ) -> SnapshotDifference<SectionIdentifier, ItemIdentifier> {
    var builder = SnapshotDifferenceBuilder(from: old, to: self)
    return builder.build()
  }

  /// The snapshot that the steps of a difference make of this one.
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
    case .insertedItem(let item, let position): put(item, at: position)
    case .removedItem(let item, _): take(item)
    case .movedItem(let item, _, let end):
      lift(item)
      put(item, at: end)
    }
  }

  private mutating func put(
    _ item: ItemIdentifier, at position: Position
  ) {
    guard let index = indexOfSection(position.section) else { return }
    put([item], inSectionAt: index, at: position.offset)
  }
}

extension Snapshot {
  private func canTake(_ change: Change) -> Bool {
    switch change {
    case .insertedSection(let section, let index):
      indexOfSection(section) == nil && (0...numberOfSections).contains(index)
    case .removedSection(let section, let index):
      indexOfSection(section) == index && runs[index].isEmpty
    case .movedSection(let section, let start, let end):
      indexOfSection(section) == start && (0..<numberOfSections).contains(end)
    case .insertedItem(let item, let position):
      indexOfItem(item) == nil && hasRoom(at: position)
    case .removedItem(let item, let position): self.position(ofItem: item) == position
    case .movedItem(let item, let start, let end):
      position(ofItem: item) == start && hasRoom(at: end, without: start.section)
    }
  }

  /// `true` where an item can be put at a position once another has left its section.
  private func hasRoom(
    at position: Position, without left: SectionIdentifier? = nil
  ) -> Bool {
    let count = numberOfItems(inSection: position.section) - (left == position.section ? 1 : 0)
    return indexOfSection(position.section) != nil && position.offset >= 0
      && position.offset <= count
  }

  private func hasAll(of marks: SnapshotMarks<SectionIdentifier, ItemIdentifier>) -> Bool {
    marks.reloadedSections.elements.allSatisfy(sections.contains)
      && (marks.reloadedItems.elements + marks.reconfiguredItems.elements)
        .allSatisfy(items.contains)
  }
}
