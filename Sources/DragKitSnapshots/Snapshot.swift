// `import DragKitSnapshots` also imports DragKit.
@_exported public import DragKit
internal import OrderedCollections

/// Sections and their items at one moment, each named by an identifier, like UIKit's
/// `NSDiffableDataSourceSnapshot`.
///
/// Create a snapshot or get one from a `Model`, edit it, and apply it to the model. For example:
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
/// Each section, and each item, occurs at most once. An edit that would repeat an identifier, or
/// names an unknown one, throws a ``SnapshotError`` and changes nothing. Moving an identifier
/// beside itself changes nothing. A query for an unknown one returns `nil`, zero or an empty array.
///
/// A lookup of one item or section takes constant time, unless a declaration states otherwise.
/// Inserting, moving or removing an item takes O(*n*) for *n* items in its section.
public struct Snapshot<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: Hashable, Sendable {
  var contents: OrderedDictionary<Section, OrderedSet<Item>> = [:]
  /// The section of each item.
  var sections: [Item: Section] = [:]

  /// Creates a snapshot without sections.
  public init() {}

  init(_ contents: some Sequence<(Section, [Item])>) {
    for (section, items) in contents {
      self.contents[section] = OrderedSet(items)
      for item in items { sections[item] = section }
    }
  }

  /// The number of sections.
  public var numberOfSections: Int { contents.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.count }

  /// The sections in order.
  public var sectionIdentifiers: [Section] { Array(contents.keys) }

  /// The items of all sections in order.
  public var itemIdentifiers: [Item] { Array(contents.values.joined()) }

  /// Returns the number of items of a section; zero if the section is not in the snapshot.
  public func numberOfItems(inSection section: Section) -> Int { contents[section]?.count ?? 0 }

  /// Returns the items of a section in order; empty if the section is not in the snapshot.
  public func itemIdentifiers(inSection section: Section) -> [Item] {
    contents[section]?.elements ?? []
  }

  /// Returns the section that contains an item; `nil` if the item is not in the snapshot.
  public func sectionIdentifier(containingItem item: Item) -> Section? { sections[item] }

  /// Returns the index of an item in ``itemIdentifiers``; `nil` if the item is not in the snapshot.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public func indexOfItem(_ item: Item) -> Int? {
    guard let (section, offset) = place(of: item), let index = indexOfSection(section) else {
      return nil
    }
    return contents.values.prefix(index).reduce(offset) { $0 + $1.count }
  }

  /// Returns the section's index in ``sectionIdentifiers``; `nil` if it is not in the snapshot.
  public func indexOfSection(_ section: Section) -> Int? { contents.index(forKey: section) }

  /// Returns an item's section and its offset there; `nil` if the item is not in the snapshot.
  func place(of item: Item) -> (section: Section, offset: Int)? {
    guard let section = sections[item], let offset = contents[section]?.firstIndex(of: item) else {
      return nil
    }
    return (section, offset)
  }
}

extension Snapshot: CanonicalCodable
where Section: CanonicalCodable, Item: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(sectionIdentifiers)
    for section in sectionIdentifiers { writer.write(itemIdentifiers(inSection: section)) }
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    let sections: [Section] = try reader.read()
    var items: [[Item]] = []
    for _ in sections { items.append(try reader.read()) }
    do {
      try appendSections(sections)
      for (section, items) in zip(sections, items) { try appendItems(items, toSection: section) }
    } catch {
      throw reader.invalid("snapshot")
    }
  }
}
