public import DragModel
internal import OrderedCollections

/// The result of a reorder in the sections and items of a ``DiffableDataSource``, like UIKit's
/// `NSDiffableDataSourceTransaction`.
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

  /// The changes of each section whose items changed; removed sections come last.
  public var sectionTransactions: [SectionTransaction<SectionIdentifier, ItemIdentifier>] {
    SectionTransaction.all(
      from: initialSnapshot.contents.map { ($0.key, $0.value.elements) },
      to: finalSnapshot.contents.map { ($0.key, $0.value.elements) })
  }
}

extension ReorderTransaction {
  /// The sections and items before the reorder.
  public var initialSnapshot: Snapshot<ContainerID, ItemID> { Snapshot(containers: before) }

  /// The sections and items after the reorder.
  public var finalSnapshot: Snapshot<ContainerID, ItemID> { Snapshot(containers: after) }
}
