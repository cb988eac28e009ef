extension Model {
  /// The containers of the given names, in that order, as the sections of a snapshot.
  ///
  /// A container that does not exist, or is named again, is left out.
  public func snapshot(of containers: [ContainerID]) -> Snapshot<ContainerID, ItemID> {
    Snapshot(containers: containers.compactMap { self[$0] })
  }

  /// All containers as the sections of a snapshot.
  public func snapshot() -> Snapshot<ContainerID, ItemID> { Snapshot(containers: containers) }

  /// Makes some containers what a snapshot says: one step that can be undone, or part of the open
  /// transaction.
  ///
  /// The snapshot's sections are all that is left of those containers. A section that is no
  /// container becomes one, and a container that is no section goes. An item that comes to stand in
  /// no section goes too; one that stands in a container beside them is moved in. Other containers
  /// keep their order, and what is to be reloaded is no matter of the model.
  ///
  /// - Returns: The steps, in order.
  /// - Throws: Where an item was never registered, or a section is a container that is not among
  ///   those to apply to. The model is then unchanged.
  @discardableResult
  public mutating func apply(
    _ snapshot: Snapshot<ContainerID, ItemID>, to containers: [ContainerID]
  ) throws(SnapshotError) -> ChangeSet {
    let scope = Set(containers)
    for item in snapshot.itemIdentifiers where !isRegistered(item) { throw .unregisteredItem(item) }
    for section in snapshot.sectionIdentifiers
    where !scope.contains(section) && index(of: section) != nil {
      throw .containerLeftOut(section)
    }
    let current = Snapshot(containers: self.containers.filter { scope.contains($0.id) })
    let changes = snapshot.difference(from: current).changes
    return asOneStep { $0.take(changes, within: current.sectionIdentifiers) }
  }

  /// Makes all containers what a snapshot says.
  ///
  /// - Throws: Where an item was never registered. The model is then unchanged.
  @discardableResult
  public mutating func apply(
    _ snapshot: Snapshot<ContainerID, ItemID>
  ) throws(SnapshotError) -> ChangeSet {
    try apply(snapshot, to: containers.map(\.id))
  }

  private func isRegistered(_ item: ItemID) -> Bool {
    itemNames.indices.contains(item.rawValue)
  }
}

extension Model {
  /// Takes the steps of a snapshot's difference among the containers that are its sections.
  private mutating func take(
    _ changes: [Snapshot<ContainerID, ItemID>.Change], within sections: [ContainerID]
  ) {
    var sections = sections
    for change in changes { perform(translate(change, &sections)) }
  }

  /// The model's step for a snapshot's step; `sections` are the containers that are sections by then.
  private func translate(
    _ change: Snapshot<ContainerID, ItemID>.Change, _ sections: inout [ContainerID]
  ) -> Change {
    switch change {
    case .insertedSection(let id, let offset):
      let index = containerIndex(ofSectionAt: offset, in: sections)
      sections.insert(id, at: offset)
      return .insertedContainer(id, at: index)
    case .removedSection(let id, let offset):
      sections.remove(at: offset)
      return .removedContainer(id, from: index(of: id) ?? 0)
    case .movedSection(let id, _, let offset): return translateMove(of: id, to: offset, &sections)
    case .insertedItem(let item, let position):
      let end = Position(position)
      return self.position(of: item).map { .moved(item, from: $0, to: end) }
        ?? .inserted(item, at: end)
    case .removedItem(let item, let position): return .removed(item, from: Position(position))
    case .movedItem(let item, let start, let end):
      return .moved(item, from: Position(start), to: Position(end))
    }
  }

  private func translateMove(
    of id: ContainerID, to offset: Int, _ sections: inout [ContainerID]
  ) -> Change {
    let start = index(of: id) ?? 0
    sections.removeAll { $0 == id }
    let end = containerIndex(ofSectionAt: offset, in: sections)
    sections.insert(id, at: offset)
    return .movedContainer(id, from: start, to: end > start ? end - 1 : end)
  }

  /// Where a container goes that is to be the section at `offset`: behind the section before it, or
  /// before the first.
  private func containerIndex(ofSectionAt offset: Int, in sections: [ContainerID]) -> Int {
    guard let first = sections.first else { return containers.count }
    guard offset > 0 else { return index(of: first) ?? 0 }
    return (index(of: sections[offset - 1]) ?? 0) + 1
  }
}

extension Snapshot where SectionIdentifier == ContainerID, ItemIdentifier == ItemID {
  /// The containers as sections; one that is given again is left out.
  init(containers: [Container]) {
    self.init()
    for container in containers where indexOfSection(container.id) == nil {
      put([container.id], at: numberOfSections)
      put(Array(container.items), inSectionAt: numberOfSections - 1, at: 0)
    }
  }
}

extension Position {
  init(_ position: SnapshotPosition<ContainerID>) {
    self.init(position.section, position.offset)
  }
}
