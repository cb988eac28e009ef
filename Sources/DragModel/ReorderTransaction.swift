/// The result of a reorder, like UIKit's `NSDiffableDataSourceTransaction`.
///
/// It stores the containers before and after the reorder, and computes its properties on access.
public struct ReorderTransaction: Hashable, Sendable {
  package let before: [Container]
  package let after: [Container]

  /// Creates a transaction from the model before and after a reorder.
  public init(from before: Model, to after: Model) {
    (self.before, self.after) = (before.containers, after.containers)
  }

  /// The difference of the items before and after the reorder; all containers count as one list.
  ///
  /// The removal and the insertion of a moved item are associated with each other.
  public var difference: CollectionDifference<ItemID> {
    CollectionDifference(from: before.flatMap(\.items), to: after.flatMap(\.items))
  }

  /// The changes of the containers whose items changed, in their new order; removed ones come last.
  public var sectionTransactions: [SectionTransaction<ContainerID, ItemID>] {
    SectionTransaction.all(
      from: before.map { ($0.id, Array($0.items)) }, to: after.map { ($0.id, Array($0.items)) })
  }
}

/// The result of a reorder in one section.
public struct SectionTransaction<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: Hashable, Sendable {
  /// The section whose items changed; in a ``ReorderTransaction``, a section is a container.
  public let sectionIdentifier: Section
  /// The items before the reorder; empty if the reorder inserted the section.
  public let initialItemIdentifiers: [Item]
  /// The items after the reorder; empty if the reorder removed the section.
  public let finalItemIdentifiers: [Item]

  /// The difference of the items before and after the reorder.
  ///
  /// The removal and the insertion of a moved item are associated with each other.
  public var difference: CollectionDifference<Item> {
    CollectionDifference(from: initialItemIdentifiers, to: finalItemIdentifiers)
  }

  /// Returns the changes of the sections whose items differ, in the new order; removed ones last.
  package static func all(
    from before: [(Section, [Item])],
    to after: [(Section, [Item])]
  ) -> [Self] {
    let old = Dictionary(uniqueKeysWithValues: before)
    let new = Dictionary(uniqueKeysWithValues: after)
    let removed = before.map(\.0).filter { new[$0] == nil }
    return (after.map(\.0) + removed).compactMap { section in
      let (initial, final) = (old[section] ?? [], new[section] ?? [])
      guard initial != final else { return nil }
      return Self(
        sectionIdentifier: section, initialItemIdentifiers: initial, finalItemIdentifiers: final)
    }
  }
}
