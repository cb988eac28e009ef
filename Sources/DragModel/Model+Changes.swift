extension Model {
  /// Moves items into a gap, in the order in which they are given.
  ///
  /// The gap is counted before the items are taken out. Items that stand nowhere stay there, and a
  /// gap beyond the container's ends means its end.
  ///
  /// - Returns: `true` where something changed place.
  @discardableResult
  public mutating func move(_ items: [ItemID], to place: InsertionPlace) -> Bool {
    guard let index = index(of: place.container) else { return false }
    let (gap, moved) = (containers[index].clamped(place.gap), Set(items))
    // Everything goes right before the first item behind the gap that stays where it is.
    let anchor = containers[index].items[gap...].first { !moved.contains($0) }
    let before = orderHash
    for item in items { moveOne(item, before: anchor, in: index) }
    return orderHash != before
  }

  /// Moves the items at `source` into the gap at `destination`, as the standard library's
  /// collections do.
  @discardableResult
  public mutating func move(
    fromOffsets source: RangeSet<Int>, toOffset destination: Int, in container: ContainerID
  ) -> Bool {
    let items = self[container]?.items ?? []
    let offsets = source.ranges.flatMap { $0.clamped(to: items.indices) }
    let moved = offsets.map { items[$0] }
    return move(moved, to: InsertionPlace(container, Gap(destination)))
  }

  /// Puts an item that stands nowhere into a gap.
  ///
  /// - Returns: `false` where it stands somewhere already, or there is no such container or item.
  @discardableResult
  public mutating func insert(_ item: ItemID, at place: InsertionPlace) -> Bool {
    guard let index = index(of: place.container), position(of: item) == nil,
      itemNames.indices.contains(item.rawValue)
    else { return false }
    let offset = containers[index].clamped(place.gap)
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

  // The container is looked at where it stands: a copy of it that lived on would be paid for with
  // the change.
  private mutating func moveOne(_ item: ItemID, before anchor: ItemID?, in index: Int) {
    guard let start = position(of: item) else { return }
    let container = containers[index].id
    let stop = anchor.flatMap { containers[index].offset(of: $0) } ?? containers[index].count
    let leavesRoom = start.container == container && start.offset < stop
    let end = Position(container, leavesRoom ? stop - 1 : stop)
    if end != start { perform(.moved(item, from: start, to: end)) }
  }
}

extension Model {
  /// Takes a step and remembers it: in the open transaction, or as an undo step of its own.
  mutating func perform(_ change: Change) {
    apply(change)
    if isInTransaction {
      record(change)
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
