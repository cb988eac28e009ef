internal import DragCoding
internal import DragModel
internal import OrderedCollections

/// The steps that turn one snapshot into another.
///
/// The positions in a step are counted after all earlier steps. The new position of a moved item or
/// section is counted after the removal from the old position.
public struct SnapshotDifference<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: Hashable, Sendable {
  /// The position of an item.
  public typealias Position = SnapshotPosition<Section>

  /// A step.
  ///
  /// The index of a section is the number of sections before it.
  public enum Change: Hashable, Sendable {
    /// Inserts an empty section.
    case insertedSection(Section, at: Int)
    /// Removes an empty section. Earlier steps have removed or moved its items.
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

  /// Whether there are no steps.
  public var isEmpty: Bool { changes.isEmpty }
}

extension Snapshot {
  /// Returns the steps that turn `old` into this snapshot, with as few moves as possible.
  ///
  /// - Complexity: O(*n* log *n* + *n* · *s*) for *n* items and sections, and *s* steps.
  public func difference(from old: Snapshot) -> SnapshotDifference<Section, Item> {
    var builder = SnapshotDifferenceBuilder(old: old, new: self, current: old)
    return SnapshotDifference(changes: builder.build())
  }
}

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
