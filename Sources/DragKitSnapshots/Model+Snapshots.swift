internal import DragCoding
public import DragModel

extension Model {
  /// Returns a snapshot whose sections are these containers, in the given order.
  ///
  /// If `containers` is `nil`, the snapshot has all containers in the order of the model. Unknown
  /// names and repeated names are ignored.
  ///
  /// - Complexity: O(*n*) for *n* items in the containers.
  public func snapshot(of containers: [ContainerID]? = nil) -> Snapshot<ContainerID, ItemID> {
    Snapshot(containers: containers?.compactMap { self[$0] } ?? self.containers)
  }

  /// Makes the containers in `scope` equal to a snapshot's sections, with as few moves as possible.
  ///
  /// A `nil` scope is all containers. The change is one undoable step, or part of a transaction.
  ///
  /// Containers are inserted, moved and removed to match the sections. Their items that are not in
  /// the snapshot are removed. An item of the snapshot is moved to its section even from a
  /// container outside the scope. Containers outside the scope keep their order.
  ///
  /// - Returns: The changes in order.
  /// - Throws: A ``SnapshotError`` if an item is not registered, or if a section is a container
  ///   outside the scope. The model is then unchanged.
  /// - Complexity: O(*n*) for *n* items, plus O(*m* log *m*) in each section, where *m* counts its
  ///   items from the first to the last that differ.
  @discardableResult
  public mutating func apply(
    _ snapshot: Snapshot<ContainerID, ItemID>, to scope: [ContainerID]? = nil
  ) throws(SnapshotError) -> ChangeSet {
    for item in snapshot.itemIdentifiers where !(0..<itemCount).contains(item.rawValue) {
      throw .unregisteredItem(item)
    }
    let scope = Set(scope ?? containers.map(\.id))
    for section in snapshot.sectionIdentifiers where self[section] != nil {
      guard scope.contains(section) else { throw .containerLeftOut(section) }
    }
    let old = containers.reversed().filter { scope.contains($0.id) }
    begin()
    for item in old.flatMap({ $0.items.reversed() })
    where snapshot.sectionIdentifier(containingItem: item) == nil {
      remove(item)
    }
    place(snapshot.sectionIdentifiers, before: old.last?.id)
    for section in snapshot.sectionIdentifiers {
      place(snapshot.itemIdentifiers(inSection: section), in: section)
    }
    for id in old.map(\.id) where snapshot.indexOfSection(id) == nil { removeContainer(id) }
    return commit()
  }

  /// Inserts or moves containers into the order of `ids`; a moved first one goes before `first`.
  private mutating func place(_ ids: [ContainerID], before first: ContainerID?) {
    let order = containers.map(\.id)
    let stays = increasingRun(of: ids.map(order.firstIndex))
    for (index, id) in ids.enumerated() where !stays[index] {
      let next =
        index == 0 ? first : containers.map(\.id).drop { $0 != ids[index - 1] }.dropFirst().first
      if !insertContainer(id, before: next) { moveContainer(id, before: next) }
    }
  }

  /// Moves or inserts items so that they follow each other, the first one at the container's start.
  private mutating func place(_ items: [ItemID], in container: ContainerID) {
    let middle = ItemMiddle(from: Array(self[container]?.items ?? []), to: items)
    let offsets = Dictionary(uniqueKeysWithValues: zip(middle.old, middle.old.indices))
    let stays = increasingRun(of: middle.new.map { offsets[$0] })
    var before = middle.before
    for (item, stays) in zip(middle.new, stays) {
      if !stays {
        let offset = before.flatMap { self[container]?.offset(of: $0) }
        let place = InsertionPlace(container, offset.map(Gap.after) ?? .start)
        if !insert(item, at: place) { move([item], to: place) }
      }
      before = item
    }
  }
}

extension Snapshot where Section == ContainerID, Item == ItemID {
  init(containers: [Container]) {
    self.init(containers.map { ($0.id, Array($0.items)) })
  }
}
