public import DragModel

/// A model of your own sections and items, as UIKit's `UICollectionViewDiffableDataSource` is.
///
/// It holds a `Model`, and maps each section to a container and each item to an
/// `ItemID`. Drags change the model. To change it yourself, take a ``snapshot()``, edit it, and
/// ``apply(_:)`` it.
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
/// A content that holds one gives the engine its model:
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
  /// The containers and items for the sections and items.
  public var model = Model()
  /// The container of every section there has ever been.
  var sections = IdentifierNames<SectionIdentifier, ContainerID>()
  /// The identity of every item there has ever been.
  var items = IdentifierNames<ItemIdentifier, ItemID>()

  /// Creates a data source without sections.
  public init() {}

  /// Creates a data source from a snapshot, which is no step that can be undone.
  ///
  /// - Throws: A ``SnapshotError`` if two sections have the same container.
  public init(
    _ snapshot: Snapshot<SectionIdentifier, ItemIdentifier>
  ) throws(SnapshotError) {
    for section in snapshot.sectionIdentifiers {
      try add(section)
      let identifiers = snapshot.itemIdentifiers(inSection: section)
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

  /// Changes the sections and items to those of a snapshot, as one step that can be undone or as part of the
  /// running drag.
  ///
  /// - Returns: The changes, and what is to be reloaded.
  /// - Throws: A ``SnapshotError`` if two sections have the same container, or a section has a container of
  ///   the model that is no section. Nothing is changed then.
  @discardableResult
  public mutating func apply(
    _ snapshot: Snapshot<SectionIdentifier, ItemIdentifier>
  ) throws(SnapshotError) -> SnapshotDifference<SectionIdentifier, ItemIdentifier> {
    var next = self
    for section in snapshot.sectionIdentifiers { try next.add(section) }
    for item in snapshot.itemIdentifiers where next.items[item] == nil {
      next.items.add(item, next.model.registerItem(named: identifierName(item)))
    }
    var translated = Snapshot<ContainerID, ItemID>()
    for section in snapshot.sectionIdentifiers {
      try translated.appendSections([containerID(section)])
      try translated.appendItems(
        snapshot.itemIdentifiers(inSection: section).compactMap { next.items[$0] })
    }
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

  /// The containers of the sections, in the model's order.
  private var containers: [ContainerID] {
    model.containers.map(\.id).filter { sections[$0] != nil }
  }

  /// Translates a snapshot of the model into sections and items.
  func snapshot(
    _ snapshot: Snapshot<ContainerID, ItemID>
  ) -> Snapshot<SectionIdentifier, ItemIdentifier> {
    var own = Snapshot<SectionIdentifier, ItemIdentifier>()
    for container in snapshot.sectionIdentifiers {
      guard let section = sections[container] else { continue }
      let known = snapshot.itemIdentifiers(inSection: container).compactMap { items[$0] }
      own.put([section], at: own.numberOfSections)
      own.put(known, at: SnapshotPosition(section, 0))
    }
    return own
  }
}
