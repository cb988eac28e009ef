public import DragCoding
public import DragModel
internal import OrderedCollections

/// A model of an app's own sections and items, like UIKit's `UICollectionViewDiffableDataSource`.
///
/// It holds a `Model`, and maps each section to a container and each item to an `ItemID`. Drags change the
/// model. To change it in code, get a ``snapshot()``, edit it, and ``apply(_:)`` it.
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
/// var next = dataSource.snapshot()
/// try next.deleteItems([songs[0]])
/// try dataSource.apply(next)                            // a step that can be undone
/// dataSource.model.undo()
/// ```
///
/// Content that holds a data source returns its model to the engine:
///
/// ```swift
/// var model: Model {
///   get { dataSource.model }
///   set { dataSource.model = newValue }
/// }
/// ```
///
/// The container of a section, and the name of an item in a trace, are their descriptions in lower case,
/// with dashes: the section `.recentSongs` is the container `recentsongs`.
public struct DiffableDataSource<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Hashable, Sendable {
  /// The model, with a container for each section.
  public var model = Model()
  /// The container of every past or present section.
  var sections = IdentifierNames<SectionIdentifier, ContainerID>()
  /// The identity of every past or present item.
  var items = IdentifierNames<ItemIdentifier, ItemID>()

  /// Creates a data source without sections.
  public init() {}

  /// Creates a data source from a snapshot; this is not undoable.
  ///
  /// - Throws: A ``SnapshotError`` if two sections have the same container.
  public init(
    _ snapshot: Snapshot<SectionIdentifier, ItemIdentifier>
  ) throws(SnapshotError) {
    for (section, identifiers) in snapshot.contents {
      try add(section)
      let names = identifiers.map { identifierName($0) }
      let added = model.addContainer(containerID(section), items: names)
      for (identifier, item) in zip(identifiers, added) { items.add(identifier, item) }
    }
  }
}

extension DiffableDataSource {
  /// Returns the current sections and items.
  public func snapshot() -> Snapshot<SectionIdentifier, ItemIdentifier> {
    snapshot(model.snapshot(of: containers))
  }

  /// Changes the sections and items to those of a snapshot, as one undoable step or as part of the current
  /// drag.
  ///
  /// - Returns: The changes, and the items to reload.
  /// - Throws: A ``SnapshotError`` if two sections have the same container, or a section has a container of
  ///   the model that is no section. Then nothing changes.
  @discardableResult
  public mutating func apply(
    _ snapshot: Snapshot<SectionIdentifier, ItemIdentifier>
  ) throws(SnapshotError) -> SnapshotDifference<SectionIdentifier, ItemIdentifier> {
    var next = self
    for section in snapshot.sectionIdentifiers { try next.add(section) }
    for item in snapshot.itemIdentifiers where next.items[item] == nil {
      next.items.add(item, next.model.registerItem(named: identifierName(item)))
    }
    let translated = Snapshot(
      snapshot.contents.map { (containerID($0.key), $0.value.compactMap { next.items[$0] }) })
    let difference = snapshot.difference(from: self.snapshot())
    try next.model.apply(translated, to: containers)
    self = next
    return difference
  }

  /// Changes the items of one section; a new section is added at the end.
  ///
  /// - Throws: A ``SnapshotError`` if an item is given twice, or is in another section.
  @discardableResult
  public mutating func apply(
    _ items: [ItemIdentifier], to section: SectionIdentifier
  ) throws(SnapshotError) -> SnapshotDifference<SectionIdentifier, ItemIdentifier> {
    var next = snapshot()
    if next.indexOfSection(section) == nil { try next.appendSections([section]) }
    let old = next.itemIdentifiers(inSection: section)
    try next.deleteItems(old)
    try next.appendItems(items, toSection: section)
    return try apply(next)
  }

  /// Adds a section and its container.
  private mutating func add(_ section: SectionIdentifier) throws(SnapshotError) {
    guard sections[section] == nil else { return }
    let id = containerID(section)
    guard sections[id] == nil else { throw .duplicateSection(id.name) }
    sections.add(section, id)
  }

  private var containers: [ContainerID] {
    model.containers.map(\.id).filter { sections[$0] != nil }
  }

  var sectionIdentifiers: [SectionIdentifier] { model.containers.compactMap { sections[$0.id] } }

  /// Translates a snapshot of the model into sections and items.
  func snapshot(
    _ snapshot: Snapshot<ContainerID, ItemID>
  ) -> Snapshot<SectionIdentifier, ItemIdentifier> {
    Snapshot<SectionIdentifier, ItemIdentifier>(
      snapshot.contents.compactMap { container, order in
        sections[container].map { section in (section, order.compactMap { items[$0] }) }
      })
  }
}

extension DiffableDataSource: CanonicalCodable
where SectionIdentifier: CanonicalCodable, ItemIdentifier: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(model, sections, items)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    (model, sections, items) = try reader.read()
  }
}
