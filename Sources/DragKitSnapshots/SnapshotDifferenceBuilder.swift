internal import DragCoding
internal import DragModel
internal import OrderedCollections

/// Computes the steps from one snapshot to another, and takes each of them.
///
/// First it removes items. Then it places the sections, and the items, each directly after its predecessor.
/// Last it removes sections, which are then empty.
struct SnapshotDifferenceBuilder<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
> {
  typealias Difference = SnapshotDifference<SectionIdentifier, ItemIdentifier>

  private let old: Snapshot<SectionIdentifier, ItemIdentifier>
  private let new: Snapshot<SectionIdentifier, ItemIdentifier>
  /// The old snapshot after the steps so far.
  private var current: Snapshot<SectionIdentifier, ItemIdentifier>
  private var difference: Difference

  init(
    from old: Snapshot<SectionIdentifier, ItemIdentifier>,
    to new: Snapshot<SectionIdentifier, ItemIdentifier>
  ) {
    (self.old, self.new, current) = (old, new, old)
    difference = Difference(to: new)
  }

  mutating func build() -> Difference {
    guard old.contents != new.contents else { return difference }
    removeItems()
    placeSections()
    for section in new.sectionIdentifiers { placeItems(of: section) }
    for section in old.sectionIdentifiers.reversed() where new.contents[section] == nil {
      guard let index = current.indexOfSection(section) else { continue }
      take(.removedSection(section, from: index))
    }
    return difference
  }

  private mutating func take(_ change: Difference.Change) {
    current.take(change)
    difference.changes.append(change)
  }
}

extension SnapshotDifferenceBuilder {
  /// Removes items from the end, so that the offsets before them stay valid.
  private mutating func removeItems() {
    for section in old.sectionIdentifiers.reversed() {
      let middle = middle(of: section)
      for (offset, item) in zip(middle.old.indices, middle.old).reversed()
      where new.sectionIdentifier(containingItem: item) == nil {
        take(.removedItem(item, from: Difference.Position(section, offset)))
      }
    }
  }

  private mutating func placeSections() {
    let sections = new.sectionIdentifiers
    let stays = increasingRun(of: sections.map(old.indexOfSection))
    for (index, section) in sections.enumerated() where !stays[index] {
      let before = index > 0 ? sections[index - 1] : nil
      let gap = before.flatMap(current.indexOfSection).map { $0 + 1 } ?? 0
      if let start = current.indexOfSection(section) {
        take(.movedSection(section, from: start, to: gap > start ? gap - 1 : gap))
      } else {
        take(.insertedSection(section, at: gap))
      }
    }
  }

  private mutating func placeItems(of section: SectionIdentifier) {
    let middle = middle(of: section)
    let offsets = Dictionary(uniqueKeysWithValues: zip(middle.old, middle.old.indices))
    let stays = increasingRun(of: middle.new.map { offsets[$0] })
    var before = middle.before
    for (item, stays) in zip(middle.new, stays) {
      if !stays { place(item, in: section, behind: before) }
      before = item
    }
  }

  /// Moves an item directly after another, or to the start.
  private mutating func place(
    _ item: ItemIdentifier, in section: SectionIdentifier, behind before: ItemIdentifier?
  ) {
    let gap = before.flatMap(current.position(ofItem:)).map { $0.offset + 1 } ?? 0
    guard let start = current.position(ofItem: item) else {
      return take(.insertedItem(item, at: Difference.Position(section, gap)))
    }
    let leavesRoom = start.section == section && start.offset < gap
    let end = Difference.Position(section, leavesRoom ? gap - 1 : gap)
    take(.movedItem(item, from: start, to: end))
  }

  /// The items of a section without their common start and end.
  private func middle(of section: SectionIdentifier) -> ItemMiddle<ItemIdentifier> {
    ItemMiddle(
      from: old.itemIdentifiers(inSection: section), to: new.itemIdentifiers(inSection: section))
  }
}
