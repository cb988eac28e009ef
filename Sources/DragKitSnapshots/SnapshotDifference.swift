internal import DragCoding
internal import DragModel
internal import OrderedCollections

/// The steps that turn one snapshot into another.
///
/// The positions in a step are those after all earlier steps; the new position of a moved item or
/// section is counted after its removal. A list that performs the steps in order, and then reloads
/// and reconfigures as requested, shows the new snapshot.
public struct SnapshotDifference<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: Hashable, Sendable {
  /// The position of an item.
  public typealias Position = SnapshotPosition<Section>

  /// A step; an index is the number of sections before the section.
  public enum Change: Hashable, Sendable {
    /// Inserts an empty section.
    case insertedSection(Section, at: Int)
    /// Removes a section, whose items were removed or moved by earlier steps.
    case removedSection(Section, from: Int)
    /// Moves a section with its items.
    case movedSection(Section, from: Int, to: Int)
    /// Inserts an item.
    case insertedItem(Item, at: Position)
    /// Removes an item.
    case removedItem(Item, from: Position)
    /// Moves an item, within its section or to another.
    case movedItem(Item, from: Position, to: Position)
  }

  /// The steps in order.
  public let changes: [Change]
  /// The sections that the list reloads after the steps.
  public let reloadedSectionIdentifiers: [Section]
  /// The items that the list reloads after the steps.
  public let reloadedItemIdentifiers: [Item]
  /// The items that the list updates in place after the steps.
  public let reconfiguredItemIdentifiers: [Item]

  init(_ changes: [Change], to new: Snapshot<Section, Item>) {
    self.changes = changes
    reloadedSectionIdentifiers = new.reloadedSectionIdentifiers
    reloadedItemIdentifiers = new.reloadedItemIdentifiers
    reconfiguredItemIdentifiers = new.reconfiguredItemIdentifiers
  }

  /// Whether there are no steps, and nothing to reload or reconfigure.
  public var isEmpty: Bool {
    changes.isEmpty && reloadedSectionIdentifiers.isEmpty && reloadedItemIdentifiers.isEmpty
      && reconfiguredItemIdentifiers.isEmpty
  }
}

extension Snapshot {
  /// Returns the steps from `old` to this snapshot, with the fewest moves, and this snapshot's requests.
  ///
  /// - Complexity: O(*n* log *n* + *n* · *s*) for *n* items and sections, and *s* steps.
  public func difference(from old: Snapshot) -> SnapshotDifference<Section, Item> {
    var builder = SnapshotDifferenceBuilder(old: old, new: self, current: old)
    return SnapshotDifference(builder.build(), to: self)
  }

  /// Returns this snapshot after the steps of a difference, with the requests of the difference.
  ///
  /// - Throws: ``SnapshotError/differenceMismatch`` if a step or request does not fit the snapshot.
  public func applying(
    _ difference: SnapshotDifference<Section, Item>
  ) throws(SnapshotError) -> Snapshot {
    var result = self
    for change in difference.changes where !result.perform(change) { throw .differenceMismatch }
    result.reloadedSectionIdentifiers = []
    result.reloadedItemIdentifiers = []
    result.reconfiguredItemIdentifiers = []
    do {
      try result.reloadSections(difference.reloadedSectionIdentifiers)
      try result.reloadItems(difference.reloadedItemIdentifiers)
      try result.reconfigureItems(difference.reconfiguredItemIdentifiers)
    } catch {
      throw .differenceMismatch
    }
    return result
  }
}

/// Computes the steps from one snapshot to another, and performs each on a copy of the first.
///
/// Items are removed first. Then sections, and after them items, are placed directly after their
/// predecessors. Sections are removed last, when they are empty.
private struct SnapshotDifferenceBuilder<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Difference = SnapshotDifference<Section, Item>

  let old: Snapshot<Section, Item>
  let new: Snapshot<Section, Item>
  var current: Snapshot<Section, Item>
  var changes: [Difference.Change] = []

  mutating func build() -> [Difference.Change] {
    guard old.contents != new.contents else { return [] }
    removeItems()
    placeSections()
    for section in new.sectionIdentifiers { placeItems(of: section) }
    for section in old.sectionIdentifiers.reversed() where new.contents[section] == nil {
      guard let index = current.indexOfSection(section) else { continue }
      perform(.removedSection(section, from: index))
    }
    return changes
  }

  private mutating func perform(_ change: Difference.Change) {
    current.perform(change)
    changes.append(change)
  }

  private mutating func removeItems() {
    for section in old.sectionIdentifiers.reversed() {
      for (offset, item) in old.itemIdentifiers(inSection: section).enumerated().reversed()
      where new.sectionIdentifier(containingItem: item) == nil {
        perform(.removedItem(item, from: Difference.Position(section, offset)))
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
        perform(.movedSection(section, from: start, to: gap > start ? gap - 1 : gap))
      } else {
        perform(.insertedSection(section, at: gap))
      }
    }
  }

  private mutating func placeItems(of section: Section) {
    let middle = ItemMiddle(
      from: old.itemIdentifiers(inSection: section), to: new.itemIdentifiers(inSection: section))
    let offsets = Dictionary(uniqueKeysWithValues: zip(middle.old, middle.old.indices))
    let stays = increasingRun(of: middle.new.map { offsets[$0] })
    var before = middle.before
    for (item, stays) in zip(middle.new, stays) {
      defer { before = item }
      guard !stays else { continue }
      let gap = before.flatMap(current.position(ofItem:)).map { $0.offset + 1 } ?? 0
      if let start = current.position(ofItem: item) {
        let leavesRoom = start.section == section && start.offset < gap
        let end = Difference.Position(section, leavesRoom ? gap - 1 : gap)
        perform(.movedItem(item, from: start, to: end))
      } else {
        perform(.insertedItem(item, at: Difference.Position(section, gap)))
      }
    }
  }
}
