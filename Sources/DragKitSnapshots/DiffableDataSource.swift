internal import OrderedCollections

/// A model of an app's own sections and items, like UIKit's `UICollectionViewDiffableDataSource`.
///
/// It holds a `Model`, and maps each section to a container and each item to an `ItemID`. Drags
/// change the model. To change the model in code, edit a ``snapshot()`` and ``apply(_:)`` it.
///
/// ```swift
/// enum Part: Hashable { case songs }
///
/// var snapshot = Snapshot<Part, Song>()
/// try snapshot.appendSections([.songs])
/// try snapshot.appendItems(songs)
/// var dataSource = try DiffableDataSource(snapshot)
///
/// dataSource.itemIdentifier(for: Position("songs", 0))  // songs[0]
/// ```
///
/// The name of a section's container, and the name of an item in a trace, are made from
/// `String(describing:)`: all runs of ASCII letters and digits, in lower case, joined by dashes.
/// For example, `.recentSongs` gives `recentsongs`. A description without letters and digits gives
/// `item`. A section or an item that is a `ContainerID` keeps its name.
public struct DiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: Hashable, Sendable {
  /// The model, with a container for each section.
  ///
  /// The model can also have containers that belong to no section.
  public var model = Model()
  private var sections = IdentifierNames<Section, ContainerID>()
  private var items = IdentifierNames<Item, ItemID>()

  /// Creates a data source without sections.
  public init() {}

  /// Creates a data source from a snapshot; this is not undoable.
  ///
  /// - Throws: A ``SnapshotError`` if the containers of two sections would have the same name.
  public init(_ snapshot: Snapshot<Section, Item>) throws(SnapshotError) {
    for (section, identifiers) in snapshot.contents {
      let container = try add(section)
      let added = model.addContainer(container, items: identifiers.map { identifierName($0) })
      for (identifier, item) in zip(identifiers, added) { items.add(identifier, item) }
    }
  }

  /// Returns the current sections and items.
  public func snapshot() -> Snapshot<Section, Item> { snapshot(model.snapshot()) }

  /// Replaces the sections and items by those of a snapshot, with as few moves as possible.
  ///
  /// The change is one undoable step, or part of the open transaction.
  ///
  /// - Throws: A ``SnapshotError`` if a new section's container would have a name in use; a removed
  ///   section's name stays in use. After an error, nothing has changed.
  /// - Complexity: That of `Model.apply(_:to:)`.
  public mutating func apply(_ snapshot: Snapshot<Section, Item>) throws(SnapshotError) {
    var next = self
    var contents: [(ContainerID, [ItemID])] = []
    for (section, items) in snapshot.contents {
      let container = try next.add(section)
      for item in items where next.items[item] == nil {
        next.items.add(item, next.model.registerItem(named: identifierName(item)))
      }
      contents.append((container, items.compactMap { next.items[$0] }))
    }
    let containers = model.containers.map(\.id).filter { sections[$0] != nil }
    try next.model.apply(Snapshot(contents), to: containers)
    self = next
  }

  /// Replaces the items of one section, in the same way as ``apply(_:)``.
  ///
  /// A section that is not in the data source is added at the end.
  ///
  /// - Throws: A ``SnapshotError`` if an item is repeated or in another section, or if the
  ///   container of a new section would have a name in use.
  public mutating func apply(_ items: [Item], to section: Section) throws(SnapshotError) {
    var next = snapshot()
    if next.indexOfSection(section) == nil { try next.appendSections([section]) }
    try next.deleteItems(next.itemIdentifiers(inSection: section))
    try next.appendItems(items, toSection: section)
    try apply(next)
  }

  private mutating func add(_ section: Section) throws(SnapshotError) -> ContainerID {
    if let id = sections[section] { return id }
    let id = ContainerID(identifierName(section))
    guard sections[id] == nil else { throw .duplicateSection(id.name) }
    sections.add(section, id)
    return id
  }

  private var sectionIdentifiers: [Section] { model.containers.compactMap { sections[$0.id] } }

  private func snapshot(_ snapshot: Snapshot<ContainerID, ItemID>) -> Snapshot<Section, Item> {
    Snapshot<Section, Item>(
      snapshot.contents.compactMap { container, order in
        sections[container].map { section in (section, order.compactMap { items[$0] }) }
      })
  }

  /// Returns the item at a position in the model; `nil` if no item of this data source is there.
  public func itemIdentifier(for position: Position) -> Item? {
    model.item(at: position).flatMap { items[$0] }
  }

  /// Returns the item with an `ItemID`; `nil` if the data source has never contained it.
  public func itemIdentifier(for item: ItemID) -> Item? { items[item] }

  /// Returns the position of an item in the model; `nil` if the item is in no container.
  public func position(for identifier: Item) -> Position? {
    items[identifier].flatMap { model.position(of: $0) }
  }

  /// Returns the `ItemID` of an item; `nil` if the item was never in the data source.
  ///
  /// An item keeps its `ItemID`, even while it is removed.
  public func item(for identifier: Item) -> ItemID? { items[identifier] }

  /// Returns the section of a container; `nil` if the container belongs to no section.
  ///
  /// The result is also `nil` if the container is not in the model now.
  public func sectionIdentifier(for container: ContainerID) -> Section? {
    model[container] == nil ? nil : sections[container]
  }

  /// Returns the section at an index among the current ones; `nil` if the index is out of bounds.
  public func sectionIdentifier(for index: Int) -> Section? {
    let sections = sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the index of a section among the current sections; `nil` if it is not one of them.
  public func index(for section: Section) -> Int? {
    sectionIdentifiers.firstIndex(of: section)
  }

  /// Returns the container of a section that is or was in the data source; `nil` for any other.
  public func container(for section: Section) -> ContainerID? { sections[section] }

  /// Converts the result of a reorder to the sections and items of this data source.
  ///
  /// Containers and items of the model that do not belong to the data source are left out.
  public func transaction(
    _ transaction: ReorderTransaction
  ) -> DataSourceTransaction<Section, Item> {
    DataSourceTransaction(
      initialSnapshot: snapshot(transaction.initialSnapshot),
      finalSnapshot: snapshot(transaction.finalSnapshot))
  }

  private func identifierName(_ identifier: some Hashable) -> String {
    if let id = identifier as? ContainerID { return id.name }
    let words = String(describing: identifier).unicodeScalars
      .split { !$0.isASCII || !($0.properties.isAlphabetic || ("0"..."9").contains($0)) }
    return words.isEmpty ? "item" : words.map(String.init).joined(separator: "-").lowercased()
  }
}

extension DiffableDataSource: CanonicalCodable
where Section: CanonicalCodable, Item: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(model, sections, items) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    (model, sections, items) = try reader.read()
  }
}
