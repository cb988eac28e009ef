internal import OrderedCollections

/// Sections and their items at one moment, each named by an identifier, like UIKit's
/// `NSDiffableDataSourceSnapshot`.
///
/// Create one or get one from a `Model`, edit it, and apply it:
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
/// Lookups take constant time. Inserting, removing or moving an item is O(*n*) in the items of its section.
public struct Snapshot<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Hashable, Sendable {
  /// The position of an item: its section, and its offset there.
  public typealias Position = SnapshotPosition<SectionIdentifier>

  private(set) var contents: OrderedDictionary<SectionIdentifier, OrderedSet<ItemIdentifier>> = [:]
  private var sections: [ItemIdentifier: SectionIdentifier] = [:]

  /// The sections to reload, in the order of the requests.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifier] = []
  /// The items to reload, in the order of the requests.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifier] = []
  /// The items to reconfigure, in the order of the requests.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifier] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// Creates a snapshot of sections and items that have no duplicates.
  init(_ contents: some Sequence<(SectionIdentifier, [ItemIdentifier])>) {
    for (section, items) in contents {
      self.contents[section] = OrderedSet(items)
      for item in items { sections[item] = section }
    }
  }
}

extension Snapshot {
  /// The number of sections.
  public var numberOfSections: Int { contents.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.count }

  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifier] { Array(contents.keys) }

  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifier] { Array(contents.values.joined()) }

  /// The number of items of a section; zero if it is not in the snapshot.
  public func numberOfItems(inSection section: SectionIdentifier) -> Int {
    contents[section]?.count ?? 0
  }

  /// The items of a section in order; empty if it is not in the snapshot.
  public func itemIdentifiers(inSection section: SectionIdentifier) -> [ItemIdentifier] {
    contents[section]?.elements ?? []
  }

  /// The section that contains an item.
  public func sectionIdentifier(containingItem item: ItemIdentifier) -> SectionIdentifier? {
    sections[item]
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
    guard let section = sections[item], let offset = contents[section]?.firstIndex(of: item) else {
      return nil
    }
    return Position(section, offset)
  }
}

extension Snapshot {
  /// A step of a difference.
  typealias Change = SnapshotDifference<SectionIdentifier, ItemIdentifier>.Change

  /// Takes a step; returns `false` if it does not apply.
  @discardableResult
  mutating func take(_ change: Change) -> Bool {
    switch change {
    case .insertedSection(let section, let index):
      guard contents[section] == nil, (0...contents.count).contains(index) else { return false }
      contents.updateValue([], forKey: section, insertingAt: index)
      return true
    case .removedSection(let section, let index):
      guard indexOfSection(section) == index, contents[section] == [] else { return false }
      contents.remove(at: index)
      reloadedSectionIdentifiers.removeAll { $0 == section }
      return true
    case .movedSection(let section, let start, let end):
      guard indexOfSection(section) == start, contents.values.indices.contains(end) else {
        return false
      }
      let items = contents.remove(at: start).value
      contents.updateValue(items, forKey: section, insertingAt: end)
      return true
    case .insertedItem(let item, let position):
      return sections[item] == nil && insert(item, at: position)
    case .removedItem(let item, let position):
      guard self.position(ofItem: item) == position else { return false }
      remove([item])
      return true
    case .movedItem(let item, let start, let end):
      guard position(ofItem: item) == start else { return false }
      contents[start.section]?.remove(at: start.offset)
      return insert(item, at: end)
    }
  }

  /// Removes items, and the requests to show them again.
  mutating func remove(_ items: Set<ItemIdentifier>) {
    for section in Set(items.compactMap { sections[$0] }) { contents[section]?.subtract(items) }
    for item in items { sections[item] = nil }
    reloadedItemIdentifiers.removeAll(where: items.contains)
    reconfiguredItemIdentifiers.removeAll(where: items.contains)
  }

  private mutating func insert(_ item: ItemIdentifier, at position: Position) -> Bool {
    let count = contents[position.section]?.count ?? -1
    guard position.offset >= 0, position.offset <= count else { return false }
    contents[position.section]?.insert(item, at: position.offset)
    sections[item] = position.section
    return true
  }
}
