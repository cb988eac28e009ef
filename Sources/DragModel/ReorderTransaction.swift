/// The result of a reorder, as UIKit's `NSDiffableDataSourceTransaction` has it.
///
/// It keeps the containers from before and after, which share their storage; everything else is computed on
/// access.
public struct ReorderTransaction: Hashable, Sendable {
  /// The containers before the reorder.
  package let before: [Container]
  /// The containers after the reorder.
  package let after: [Container]

  /// Creates a transaction from the model before and after.
  public init(from before: Model, to after: Model) {
    (self.before, self.after) = (before.containers, after.containers)
  }

  /// Creates a transaction of some containers only, from the model before and after.
  package init(from before: Model, to after: Model, in containers: [ContainerID]) {
    self.before = before.containers.filter { containers.contains($0.id) }
    self.after = after.containers.filter { containers.contains($0.id) }
  }

  /// The changes of the items, regardless of sections.
  ///
  /// A moved item is removed and inserted, each associated with the other.
  public var difference: CollectionDifference<ItemID> {
    CollectionDifference(from: before.flatMap(\.items), to: after.flatMap(\.items))
  }

  /// The changes of each section whose items changed; removed sections come last.
  public var sectionTransactions: [ReorderSectionTransaction] {
    let (old, new) = (Self.byID(before), Self.byID(after))
    let gone = before.filter { new[$0.id] == nil }
    return (after + gone).compactMap { container in
      let id = container.id
      let transaction = ReorderSectionTransaction(
        sectionIdentifier: id, before: old[id] ?? Container(id: id),
        after: new[id] ?? Container(id: id))
      return transaction.isEmpty ? nil : transaction
    }
  }

  private static func byID(_ containers: [Container]) -> [ContainerID: Container] {
    Dictionary(containers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The result of a reorder in one section.
public struct ReorderSectionTransaction: Hashable, Sendable {
  /// The section.
  public let sectionIdentifier: ContainerID
  private let before: Container
  private let after: Container

  init(sectionIdentifier: ContainerID, before: Container, after: Container) {
    self.sectionIdentifier = sectionIdentifier
    self.before = before
    self.after = after
  }

  /// The items before the reorder.
  public var initialItemIdentifiers: [ItemID] { Array(before.items) }

  /// The items after the reorder.
  public var finalItemIdentifiers: [ItemID] { Array(after.items) }

  /// The changes of the items; a moved item is removed and inserted.
  public var difference: CollectionDifference<ItemID> {
    CollectionDifference(from: initialItemIdentifiers, to: finalItemIdentifiers)
  }

  /// Whether nothing changed.
  var isEmpty: Bool { before.orderHash == after.orderHash && before.items == after.items }
}
