/// The steps that turn one snapshot into another.
///
/// The positions of a step assume that all earlier steps are taken; the new position of a moved section or item is
/// counted without it. A list that takes the steps in order, and then reloads and reconfigures as requested,
/// shows the new snapshot.
public struct SnapshotDifference<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Hashable, Sendable {
  /// The position of an item.
  public typealias Position = SnapshotPosition<SectionIdentifier>

  /// One step.
  public enum Change: Hashable, Sendable {
    /// Inserts an empty section.
    case insertedSection(SectionIdentifier, at: Int)
    /// Removes a section, which is empty.
    case removedSection(SectionIdentifier, from: Int)
    /// Moves a section with its items.
    case movedSection(SectionIdentifier, from: Int, to: Int)
    /// Inserts an item.
    case insertedItem(ItemIdentifier, at: Position)
    /// Removes an item.
    case removedItem(ItemIdentifier, from: Position)
    /// Moves an item, within its section or to another.
    case movedItem(ItemIdentifier, from: Position, to: Position)
  }

  /// The steps in order.
  public internal(set) var changes: [Change] = []
  /// The sections to reload.
  public let reloadedSectionIdentifiers: [SectionIdentifier]
  /// The items to reload.
  public let reloadedItemIdentifiers: [ItemIdentifier]
  /// The items to reconfigure.
  public let reconfiguredItemIdentifiers: [ItemIdentifier]

  /// Creates the difference to a snapshot, without steps.
  init(to new: Snapshot<SectionIdentifier, ItemIdentifier>) {
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
