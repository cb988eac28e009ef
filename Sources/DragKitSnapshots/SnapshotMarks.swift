internal import OrderedCollections

/// What is to be shown again, whether it moved or not.
struct SnapshotMarks<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>:
  Hashable, Sendable
{
  var reloadedSections: OrderedSet<SectionIdentifier> = []
  var reloadedItems: OrderedSet<ItemIdentifier> = []
  var reconfiguredItems: OrderedSet<ItemIdentifier> = []

  var isEmpty: Bool {
    reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }
}

extension Snapshot {
  /// The sections to reload, in the order of the requests.
  public var reloadedSectionIdentifiers: [SectionIdentifier] { marks.reloadedSections.elements }

  /// The items to reload, in the order of the requests.
  public var reloadedItemIdentifiers: [ItemIdentifier] { marks.reloadedItems.elements }

  /// The items to reconfigure, in the order of the requests.
  public var reconfiguredItemIdentifiers: [ItemIdentifier] { marks.reconfiguredItems.elements }
}

extension SnapshotDifference {
  /// The sections to reload.
  public var reloadedSectionIdentifiers: [SectionIdentifier] { marks.reloadedSections.elements }

  /// The items to reload.
  public var reloadedItemIdentifiers: [ItemIdentifier] { marks.reloadedItems.elements }

  /// The items to reconfigure.
  public var reconfiguredItemIdentifiers: [ItemIdentifier] { marks.reconfiguredItems.elements }
}
