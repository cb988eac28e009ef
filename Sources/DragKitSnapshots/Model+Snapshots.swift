public import DragModel

extension Model {
  /// Returns the containers of the given names, in that order, as the sections of a snapshot.
  ///
  /// A container that does not exist, or is named again, is left out.
  public func snapshot(of containers: [ContainerID]) -> Snapshot<ContainerID, ItemID> {
    Snapshot(containers: containers.compactMap { self[$0] })
  }

  /// Returns all containers as the sections of a snapshot.
  public func snapshot() -> Snapshot<ContainerID, ItemID> { Snapshot(containers: containers) }

  /// Changes some containers to the sections of a snapshot, as one step that can be undone or as part of the
  /// open transaction.
  ///
  /// A section that is no container is added, and a container that is no section is removed, with the items
  /// that are in no section. An item of a container outside the scope is moved in. Other containers keep their
  /// order. The model ignores what is to be reloaded.
  ///
  /// - Returns: The steps, in order.
  /// - Throws: A ``SnapshotError`` if an item is not registered, or a section is a container outside the scope.
  ///   The model is then unchanged.
  @discardableResult
  public mutating func apply(
    _ snapshot: Snapshot<ContainerID, ItemID>, to scope: [ContainerID]
  ) throws(SnapshotError) -> ChangeSet {
    let registered = ItemID(rawValue: 0)..<ItemID(rawValue: itemNames.count)
    for item in snapshot.itemIdentifiers where !registered.contains(item) {
      throw .unregisteredItem(item)
    }
    let scope = Set(scope)
    for section in snapshot.sectionIdentifiers where self[section] != nil {
      guard scope.contains(section) else { throw .containerLeftOut(section) }
    }
    let current = Snapshot(containers: containers.filter { scope.contains($0.id) })
    var sections = current.sectionIdentifiers
    begin()
    for change in snapshot.difference(from: current).changes { take(change, &sections) }
    return commit()
  }

  /// Changes all containers to the sections of a snapshot.
  ///
  /// - Throws: A ``SnapshotError`` if an item is not registered. The model is then unchanged.
  @discardableResult
  public mutating func apply(
    _ snapshot: Snapshot<ContainerID, ItemID>
  ) throws(SnapshotError) -> ChangeSet {
    try apply(snapshot, to: containers.map(\.id))
  }
}

extension Model {
  /// Takes a step among the containers that are `sections`.
  private mutating func take(
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

  /// The container before which a new section goes: the one after the section before it, or the first section.
  private func container(
    beforeSectionAt offset: Int, in sections: [ContainerID]
  ) -> ContainerID? {
    guard offset > 0 else { return sections.first }
    return containers.map(\.id).drop { $0 != sections[offset - 1] }.dropFirst().first
  }
}

extension Snapshot where SectionIdentifier == ContainerID, ItemIdentifier == ItemID {
  /// Creates a snapshot with containers as sections; one that is given again is left out.
  init(containers: [Container]) {
    self.init()
    for container in containers where indexOfSection(container.id) == nil {
      put([container.id], at: numberOfSections)
      put(Array(container.items), at: Position(container.id, 0))
    }
  }
}
