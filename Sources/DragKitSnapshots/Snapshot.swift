internal import DragModel
internal import OrderedCollections

/// Sections and their items at one moment, each named by an identifier, as UIKit's
/// `NSDiffableDataSourceSnapshot` has them.
///
/// Create one or ask a `Model` for one, edit it, and apply it:
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
/// Each identifier occurs at most once. An edit that would break that, or that names an unknown identifier,
/// throws a ``SnapshotError`` and changes nothing. A query for an unknown identifier returns an empty result.
///
/// Looking up, inserting, removing or moving an item takes about a microsecond among a million, as in an
/// `ItemOrder`. There are at most `ItemID.limit` items.
public struct Snapshot<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Sendable {
  /// The position of an item: its section, and its offset there.
  public typealias Position = SnapshotPosition<SectionIdentifier>

  /// The numbers of the items of each section.
  private var contents: OrderedDictionary<SectionIdentifier, ItemOrder> = [:]
  /// The section and the number of each item.
  private var entries: [ItemIdentifier: Entry] = [:]
  /// The items by number.
  private var identifiers: [ItemIdentifier] = []
  /// The numbers of removed items, to be given to others.
  private var freeNumbers: [ItemID] = []
  /// What is to be reloaded or reconfigured.
  var marks = SnapshotMarks<SectionIdentifier, ItemIdentifier>()

  private struct Entry {
    let number: ItemID
    var section: SectionIdentifier
  }

  /// Creates a snapshot without sections.
  public init() {}
}

extension Snapshot {
  /// The number of sections.
  public var numberOfSections: Int { contents.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { entries.count }

  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifier] { Array(contents.keys) }

  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifier] { contents.values.flatMap(identifiers(of:)) }

  /// The number of items of a section; zero if it is not in the snapshot.
  public func numberOfItems(inSection section: SectionIdentifier) -> Int {
    contents[section]?.count ?? 0
  }

  /// The items of a section in order; empty if it is not in the snapshot.
  public func itemIdentifiers(inSection section: SectionIdentifier) -> [ItemIdentifier] {
    contents[section].map(identifiers(of:)) ?? []
  }

  /// The section that contains an item.
  public func sectionIdentifier(containingItem item: ItemIdentifier) -> SectionIdentifier? {
    entries[item]?.section
  }

  /// The index of an item among the items of all sections.
  public func indexOfItem(_ item: ItemIdentifier) -> Int? {
    guard let position = position(ofItem: item), let index = indexOfSection(position.section)
    else { return nil }
    return contents.values[..<index].reduce(position.offset) { $0 + $1.count }
  }

  /// The index of a section.
  public func indexOfSection(_ section: SectionIdentifier) -> Int? {
    contents.index(forKey: section)
  }

  /// The position of an item.
  public func position(ofItem item: ItemIdentifier) -> Position? {
    guard let entry = entries[item], let offset = contents[entry.section]?.offset(of: entry.number)
    else { return nil }
    return Position(entry.section, offset)
  }

  private func identifiers(of order: ItemOrder) -> [ItemIdentifier] {
    order.map { identifiers[$0.rawValue] }
  }
}

// The edits, without their checks.
extension Snapshot {
  mutating func put(_ sections: [SectionIdentifier], at index: Int) {
    for (offset, section) in sections.enumerated() {
      contents.updateValue([], forKey: section, insertingAt: index + offset)
    }
  }

  mutating func takeSection(at index: Int) {
    let (section, order) = contents.remove(at: index)
    marks.reloadedSections.remove(section)
    for item in identifiers(of: order) { forget(item) }
  }

  /// Moves a section into a gap between sections, counted before the section is removed.
  mutating func moveSection(at index: Int, toGap gap: Int) {
    let (section, order) = contents.remove(at: index)
    contents.updateValue(order, forKey: section, insertingAt: gap > index ? gap - 1 : gap)
  }

  mutating func put(_ items: [ItemIdentifier], at position: Position) {
    guard let index = indexOfSection(position.section) else { return }
    for (offset, item) in items.enumerated() {
      let number = entries[item]?.number ?? freshNumber(for: item)
      entries[item] = Entry(number: number, section: position.section)
      contents.values[index].insert(number, at: position.offset + offset)
    }
  }

  /// Removes an item for good.
  mutating func take(_ item: ItemIdentifier) {
    lift(item)
    forget(item)
  }

  /// Removes an item that is put elsewhere next.
  mutating func lift(_ item: ItemIdentifier) {
    guard let position = position(ofItem: item) else { return }
    contents[position.section]?.remove(at: position.offset)
  }

  private mutating func forget(_ item: ItemIdentifier) {
    if let entry = entries.removeValue(forKey: item) { freeNumbers.append(entry.number) }
    marks.reloadedItems.remove(item)
    marks.reconfiguredItems.remove(item)
  }

  private mutating func freshNumber(for item: ItemIdentifier) -> ItemID {
    if let number = freeNumbers.popLast() {
      identifiers[number.rawValue] = item
      return number
    }
    precondition(identifiers.count < ItemID.limit, "at most \(ItemID.limit) items in a snapshot")
    identifiers.append(item)
    return ItemID(rawValue: identifiers.count - 1)
  }
}

extension Snapshot: Hashable {
  public static func == (left: Snapshot, right: Snapshot) -> Bool {
    left.hasItems(of: right) && left.marks == right.marks
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(sectionIdentifiers)
    hasher.combine(itemIdentifiers)
  }

  /// Whether both snapshots have the same items in the same sections, whatever is to be reloaded.
  func hasItems(of other: Snapshot) -> Bool {
    contents.keys == other.contents.keys
      && contents.keys.allSatisfy {
        itemIdentifiers(inSection: $0) == other.itemIdentifiers(inSection: $0)
      }
  }
}
