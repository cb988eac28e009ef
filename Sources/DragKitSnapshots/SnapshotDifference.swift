internal import DragCoding
internal import DragModel
internal import OrderedCollections

/// The steps that turn one snapshot into another.
///
/// The positions of a step assume that all earlier steps are taken; the new position of a moved section or item is
/// counted without it. A list that takes the steps in order, and then reloads and reconfigures as requested,
/// shows the new snapshot.
public struct SnapshotDifference<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: Hashable, Sendable {
  /// The position of an item.
  public typealias Position = SnapshotPosition<Section>

  /// One step.
  public enum Change: Hashable, Sendable {
    /// Inserts an empty section.
    case insertedSection(Section, at: Int)
    /// Removes a section, which is empty.
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
  /// The sections to reload.
  public let reloadedSectionIdentifiers: [Section]
  /// The items to reload.
  public let reloadedItemIdentifiers: [Item]
  /// The items to reconfigure.
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
  /// Returns the steps that turn another snapshot into this one, with as few moves as possible.
  ///
  /// - Complexity: O(*n* log *n* + *n* · *s*) for *s* steps, in the items of the sections that differ.
  public func difference(from old: Snapshot) -> SnapshotDifference<Section, Item> {
    var builder = SnapshotDifferenceBuilder(old: old, new: self, current: old)
    return SnapshotDifference(builder.build(), to: self)
  }

  /// Returns the snapshot that results from the steps of a difference.
  ///
  /// - Throws: ``SnapshotError/differenceMismatch`` if the difference was made from another snapshot.
  public func applying(
    _ difference: SnapshotDifference<Section, Item>
  ) throws(SnapshotError) -> Snapshot {
    var result = self
    for change in difference.changes where !result.take(change) { throw .differenceMismatch }
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

/// Computes the steps from one snapshot to another, and takes each of them.
///
/// First it removes items. Then it places the sections, and the items, each directly after its predecessor.
/// Last it removes sections, which are then empty.
private struct SnapshotDifferenceBuilder<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Difference = SnapshotDifference<Section, Item>

  let old: Snapshot<Section, Item>
  let new: Snapshot<Section, Item>
  /// The old snapshot after the steps so far.
  var current: Snapshot<Section, Item>
  var changes: [Difference.Change] = []

  mutating func build() -> [Difference.Change] {
    guard old.contents != new.contents else { return [] }
    removeItems()
    placeSections()
    for section in new.sectionIdentifiers { placeItems(of: section) }
    for section in old.sectionIdentifiers.reversed() where new.contents[section] == nil {
      guard let index = current.indexOfSection(section) else { continue }
      take(.removedSection(section, from: index))
    }
    return changes
  }

  private mutating func take(_ change: Difference.Change) {
    current.take(change)
    changes.append(change)
  }

  /// Removes items from the end, so that the offsets before them stay valid.
  private mutating func removeItems() {
    for section in old.sectionIdentifiers.reversed() {
      for (offset, item) in old.itemIdentifiers(inSection: section).enumerated().reversed()
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
        take(.movedItem(item, from: start, to: end))
      } else {
        take(.insertedItem(item, at: Difference.Position(section, gap)))
      }
    }
  }
}
