public import DragModel

/// A model that is spoken to in your own sections and items, as a
/// `UICollectionViewDiffableDataSource` is.
///
/// It holds a ``Model``, and knows which container stands for which section and which ``ItemID`` for
/// which item. What is dragged changes the model; ask for a ``snapshot()`` to see what that came to,
/// change it, and ``apply(_:)`` it.
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
/// The container of a section, and the name that an item has in a trace, are what their descriptions
/// say, in small letters and with dashes: the section `.recentSongs` is the container `recentsongs`.
public struct DiffableDataSource<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Hashable, Sendable {
  /// The containers and items for the sections and items.
  public var model = Model()
  /// Every section there has ever been, with its container.
  var sections = IdentifierNames<SectionIdentifier, ContainerID>()
  /// Every item there has ever been, with what stands for it.
  var items = IdentifierNames<ItemIdentifier, ItemID>()

  /// Creates a data source without sections.
  public init() {}

  /// Creates a data source that shows a snapshot, which no undo takes back.
  ///
  /// - Throws: Where two sections would be one container.
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
  /// The sections and items as they are now.
  public func snapshot() -> Snapshot<SectionIdentifier, ItemIdentifier> {
    snapshot(model.snapshot(of: containers))
  }

  /// Makes sections and items what a snapshot says: one step that can be undone, or a part of the drag
  /// that runs.
  ///
  /// - Returns: What changed, and what is to be shown anew.
  /// - Throws: Where two sections would be one container, or a section would be a container that
  ///   stands for none. Nothing is changed then.
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

  /// Makes the items of one section what is said, and leaves the other sections as they are; a section
  /// that is not there yet comes last.
  ///
  /// - Throws: Where an item is given twice, or stands in another section.
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

  /// Takes note of a section.
  private mutating func add(_ section: SectionIdentifier) throws(SnapshotError) {
    guard sections[section] == nil else { return }
    let id = containerID(section)
    guard sections[id] == nil else { throw .duplicateSection(id.name) }
    sections.add(section, id)
  }

  /// The containers that stand for sections, in the model's order.
  private var containers: [ContainerID] {
    model.containers.map(\.id).filter { sections[$0] != nil }
  }

  /// What a snapshot of the model says in sections and items.
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
