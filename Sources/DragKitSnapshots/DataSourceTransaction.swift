public import DragModel
internal import OrderedCollections

/// The result of a reorder in the sections and items of a ``DiffableDataSource``, like UIKit's
/// `NSDiffableDataSourceTransaction`.
public struct DataSourceTransaction<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: Hashable, Sendable {
  /// The sections and items before the reorder.
  public let initialSnapshot: Snapshot<Section, Item>
  /// The sections and items after the reorder.
  public let finalSnapshot: Snapshot<Section, Item>

  /// The difference of the items before and after the reorder; all sections count as one list.
  ///
  /// The removal and the insertion of a moved item are associated with each other.
  public var difference: CollectionDifference<Item> {
    CollectionDifference(from: initialSnapshot.itemIdentifiers, to: finalSnapshot.itemIdentifiers)
  }

  /// The changes of the sections whose items changed, in their new order; removed ones come last.
  public var sectionTransactions: [SectionTransaction<Section, Item>] {
    SectionTransaction.all(
      from: initialSnapshot.contents.map { ($0.key, $0.value.elements) },
      to: finalSnapshot.contents.map { ($0.key, $0.value.elements) })
  }
}

extension ReorderTransaction {
  /// The containers, as sections, and their items before the reorder.
  public var initialSnapshot: Snapshot<ContainerID, ItemID> { Snapshot(containers: before) }

  /// The containers, as sections, and their items after the reorder.
  public var finalSnapshot: Snapshot<ContainerID, ItemID> { Snapshot(containers: after) }
}
