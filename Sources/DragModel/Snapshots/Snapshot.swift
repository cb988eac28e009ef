/// Sections and their items at one moment, each named by an identifier.
///
/// It speaks as UIKit's `NSDiffableDataSourceSnapshot` does. Make one, or ask a ``Model`` for one;
/// say what should be where; and apply it:
///
/// ```swift
/// var snapshot = Snapshot<String, Int>()
/// try snapshot.appendSections(["odd", "even"])
/// try snapshot.appendItems([3, 1], toSection: "odd")
/// try snapshot.appendItems([2])  // goes to "even", the last section
/// try snapshot.moveItem(1, beforeItem: 3)
/// snapshot.itemIdentifiers  // [1, 3, 2]
/// ```
///
/// An identifier is there once at most. What would break that, or names what is not there, throws a
/// ``SnapshotError`` and changes nothing. A question about what is not there gets an empty answer.
///
/// An item is found among a million as quickly as among a hundred. There are at most
/// ``ItemID/limit`` of them.
public struct Snapshot<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Hashable, Sendable {
  /// Where an item stands: its section, and its offset there.
  public typealias Position = SnapshotPosition<SectionIdentifier>

  var sections = IdentifierOrder<SectionIdentifier>()
  var items = IdentifierOrder<ItemIdentifier>()
  /// Where the items of each section begin.
  var runs = RunStarts()
  /// What is to be shown anew.
  var marks = SnapshotMarks<SectionIdentifier, ItemIdentifier>()

  /// Creates a snapshot without sections.
  public init() {}
}

extension Snapshot {
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// How many items there are in all sections.
  public var numberOfItems: Int { items.count }

  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifier] { sections.elements }

  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifier] { items.elements }

  /// How many items a section has: none where it is not there.
  public func numberOfItems(inSection section: SectionIdentifier) -> Int {
    sections.offset(of: section).map { runs[$0].count } ?? 0
  }

  /// The items of a section in order: none where it is not there.
  public func itemIdentifiers(inSection section: SectionIdentifier) -> [ItemIdentifier] {
    sections.offset(of: section).map { items[runs[$0]] } ?? []
  }

  /// The section that an item stands in.
  public func sectionIdentifier(containingItem item: ItemIdentifier) -> SectionIdentifier? {
    items.offset(of: item).map { sections[runs.run(at: $0)] }
  }

  /// How many items stand before an item, in its section and in those before it.
  public func indexOfItem(_ item: ItemIdentifier) -> Int? { items.offset(of: item) }

  /// How many sections stand before a section.
  public func indexOfSection(_ section: SectionIdentifier) -> Int? { sections.offset(of: section) }

  /// Where an item stands.
  public func position(ofItem item: ItemIdentifier) -> Position? {
    guard let offset = items.offset(of: item) else { return nil }
    let index = runs.run(at: offset)
    return SnapshotPosition(sections[index], offset - runs.start(of: index))
  }
}
