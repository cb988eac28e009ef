internal import DragModel

/// The result of a reorder in the sections and items of a ``DiffableDataSource``, as UIKit's
/// `NSDiffableDataSourceTransaction` has it.
public struct DataSourceTransaction<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Hashable, Sendable {
  /// The sections and items before the reorder.
  public let initialSnapshot: Snapshot<SectionIdentifier, ItemIdentifier>
  /// The sections and items after the reorder.
  public let finalSnapshot: Snapshot<SectionIdentifier, ItemIdentifier>

  /// The changes of the items, regardless of sections; a moved item is removed and inserted.
  public var difference: CollectionDifference<ItemIdentifier> {
    CollectionDifference(from: initialSnapshot.itemIdentifiers, to: finalSnapshot.itemIdentifiers)
  }

  /// The changes of each section whose items changed.
  public var sectionTransactions: [SectionTransaction] {
    let gone = initialSnapshot.sectionIdentifiers.filter {
      finalSnapshot.indexOfSection($0) == nil
    }
    return (finalSnapshot.sectionIdentifiers + gone).compactMap { section in
      let before = initialSnapshot.itemIdentifiers(inSection: section)
      let after = finalSnapshot.itemIdentifiers(inSection: section)
      guard before != after else { return nil }
      return SectionTransaction(
        sectionIdentifier: section, initialItemIdentifiers: before, finalItemIdentifiers: after)
    }
  }

  /// The result of a reorder in one section.
  public struct SectionTransaction: Hashable, Sendable {
    /// The section.
    public let sectionIdentifier: SectionIdentifier
    /// The items before the reorder.
    public let initialItemIdentifiers: [ItemIdentifier]
    /// The items after the reorder.
    public let finalItemIdentifiers: [ItemIdentifier]

    /// The changes of the items; a moved item is removed and inserted.
    public var difference: CollectionDifference<ItemIdentifier> {
      CollectionDifference(from: initialItemIdentifiers, to: finalItemIdentifiers)
    }
  }
}
