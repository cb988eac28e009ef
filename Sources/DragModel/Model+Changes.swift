extension Model {
  /// Moves items into a gap, in the order in which they are given.
  ///
  /// The gap is counted before the items are taken out. Items that stand nowhere stay there, and a
  /// gap beyond the container's ends means its end.
  ///
  /// - Returns: `true` where something changed place.
  @discardableResult
  public mutating func move(_ items: [ItemID], to place: Place) -> Bool {
    guard let destination = self[place.container] else { return false }
    let gap = min(max(place.gap.index, 0), destination.count)
    // Everything goes right before the first item behind the gap that stays where it is.
    let anchor = destination.items[gap...].first { !items.contains($0) }
    let before = orderHash
    for item in items where position(of: item) != nil {
      moveOne(item, before: anchor, in: place.container)
    }
    return orderHash != before
  }

  /// Moves the items at `source` into the gap at `destination`, as the standard library's
  /// collections do.
  @discardableResult
  public mutating func move(
    fromOffsets source: RangeSet<Int>, toOffset destination: Int, in container: ContainerID
  ) -> Bool {
    let items = self[container]?.items ?? []
    let moved = items.indices.filter(source.contains).map { items[$0] }
    return move(moved, to: Place(container, Gap(destination)))
  }

  /// Puts an item that stands nowhere into a gap.
  ///
  /// - Returns: `false` where it stands somewhere already, or there is no such container.
  @discardableResult
  public mutating func insert(_ item: ItemID, at place: Place) -> Bool {
    guard let container = self[place.container], position(of: item) == nil else { return false }
    let offset = min(max(place.gap.index, 0), container.count)
    perform(.inserted(item, at: Position(place.container, offset)))
    return true
  }

  /// Takes an item out of its container.
  ///
  /// - Returns: `false` where it stands nowhere.
  @discardableResult
  public mutating func remove(_ item: ItemID) -> Bool {
    guard let position = position(of: item) else { return false }
    perform(.removed(item, from: position))
    return true
  }

  private mutating func moveOne(
    _ item: ItemID, before anchor: ItemID?, in container: ContainerID
  ) {
    guard let start = position(of: item), let destination = self[container] else { return }
    let stop = anchor.flatMap(destination.offset(of:)) ?? destination.count
    let leavesRoom = start.container == container && start.offset < stop
    let end = Position(container, leavesRoom ? stop - 1 : stop)
    if end != start { perform(.moved(item, from: start, to: end)) }
  }
}

extension Model {
  /// Takes a step and remembers it: in the open transaction, or as an undo step of its own.
  mutating func perform(_ change: Change) {
    apply(change)
    if openTransaction != nil {
      openTransaction?.append(change)
    } else {
      var step = ChangeSet()
      step.append(change)
      remember(step)
    }
  }

  /// Takes steps without remembering them.
  mutating func apply(_ changes: ChangeSet) {
    for change in changes.changes { apply(change) }
  }

  private mutating func apply(_ change: Change) {
    switch change {
    case .moved(let item, let start, let end):
      detach(item, from: start)
      attach(item, at: end)
    case .inserted(let item, let position): attach(item, at: position)
    case .removed(let item, let position): detach(item, from: position)
    case .insertedContainer, .removedContainer, .movedContainer: applyToContainers(change)
    }
  }

  mutating func attach(_ item: ItemID, at position: Position) {
    guard let index = index(of: position.container) else { return }
    containers[index].insert(item, at: position.offset)
  }

  private mutating func detach(_ item: ItemID, from position: Position) {
    guard let index = index(of: position.container) else { return }
    containers[index].remove(at: position.offset)
  }
}
