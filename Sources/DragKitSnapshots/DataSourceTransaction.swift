internal import DragModel

/// What a reorder did in the sections and items of a ``DiffableDataSource``, told once it is done.
///
/// It speaks as UIKit's `NSDiffableDataSourceTransaction` does.
public struct DataSourceTransaction<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Hashable, Sendable {
  /// The sections and items as they were.
  public let initialSnapshot: Snapshot<SectionIdentifier, ItemIdentifier>
  /// The sections and items as they are.
  public let finalSnapshot: Snapshot<SectionIdentifier, ItemIdentifier>

  /// What happened to the items, without regard to sections; what moved is removed and inserted.
  public var difference: CollectionDifference<ItemIdentifier> {
    CollectionDifference(from: initialSnapshot.itemIdentifiers, to: finalSnapshot.itemIdentifiers)
  }

  /// What happened in each section whose items are not as they were.
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

  /// What a reorder did in one section.
  public struct SectionTransaction: Hashable, Sendable {
    /// The section.
    public let sectionIdentifier: SectionIdentifier
    /// The items as they were.
    public let initialItemIdentifiers: [ItemIdentifier]
    /// The items as they are.
    public let finalItemIdentifiers: [ItemIdentifier]

    /// What happened to the items; what moved is removed and inserted.
    public var difference: CollectionDifference<ItemIdentifier> {
      CollectionDifference(from: initialItemIdentifiers, to: finalItemIdentifiers)
    }
  }
}
