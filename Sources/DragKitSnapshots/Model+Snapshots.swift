public import DragModel

extension Model {
  /// Returns a snapshot whose sections are these containers, in the given order.
  ///
  /// If `containers` is `nil`, the snapshot has all containers in the order of the model. Names of no
  /// container, and repeated names, are ignored.
  public func snapshot(of containers: [ContainerID]? = nil) -> Snapshot<ContainerID, ItemID> {
    Snapshot(containers: containers?.compactMap { self[$0] } ?? self.containers)
  }

  /// Makes the containers in `scope` equal to the sections of a snapshot.
  ///
  /// If `scope` is `nil`, it is all containers. The change is one undoable step, or part of the open
  /// transaction.
  ///
  /// Containers are inserted, moved and removed to match the sections. Items of these containers that
  /// the snapshot does not contain are removed. An item of the snapshot is moved to its section even
  /// from a container outside the scope. Containers outside the scope keep their order.
  ///
  /// - Returns: The changes in order.
  /// - Throws: A ``SnapshotError`` if an item is not registered, or if a section is a container
  ///   outside the scope. The model is then unchanged.
  @discardableResult
  public mutating func apply(
    _ snapshot: Snapshot<ContainerID, ItemID>, to scope: [ContainerID]? = nil
  ) throws(SnapshotError) -> ChangeSet {
    for item in snapshot.itemIdentifiers where !itemNames.indices.contains(item.rawValue) {
      throw .unregisteredItem(item)
    }
    let scope = Set(scope ?? containers.map(\.id))
    for section in snapshot.sectionIdentifiers where self[section] != nil {
      guard scope.contains(section) else { throw .containerLeftOut(section) }
    }
    let current = Snapshot(containers: containers.filter { scope.contains($0.id) })
    var sections = current.sectionIdentifiers
    begin()
    for change in snapshot.difference(from: current).changes { perform(change, &sections) }
    return commit()
  }

  private mutating func perform(
    _ change: Snapshot<ContainerID, ItemID>.Change, _ sections: inout [ContainerID]
  ) {
    switch change {
    case .insertedSection(let id, let offset):
      insertContainer(id, before: container(beforeSectionAt: offset, in: sections))
      sections.insert(id, at: offset)
    case .removedSection(let id, let offset):
      removeContainer(id)
      sections.remove(at: offset)
    case .movedSection(let id, let start, let end):
      sections.remove(at: start)
      moveContainer(id, before: container(beforeSectionAt: end, in: sections))
      sections.insert(id, at: end)
    case .insertedItem(let item, let end):
      let place = InsertionPlace(end.section, Gap(end.offset))
      if !insert(item, at: place) { move([item], to: place) }
    case .removedItem(let item, _): remove(item)
    case .movedItem(let item, let start, let end):
      let leavesRoom = start.section == end.section && start.offset < end.offset
      move([item], to: InsertionPlace(end.section, Gap(leavesRoom ? end.offset + 1 : end.offset)))
    }
  }

  private func container(beforeSectionAt offset: Int, in sections: [ContainerID]) -> ContainerID? {
    guard offset > 0 else { return sections.first }
    return containers.map(\.id).drop { $0 != sections[offset - 1] }.dropFirst().first
  }
}

extension Snapshot where Section == ContainerID, Item == ItemID {
  init(containers: [Container]) {
    self.init(containers.map { ($0.id, Array($0.items)) })
  }
}
