extension Model {
  /// Moves items from any containers to one place, where they have the order of `items`.
  ///
  /// The index of the gap counts the items as they are before the move. An index out of bounds is
  /// clamped. Items in no container are ignored.
  ///
  /// - Complexity: O(*k* + *m*) for *k* items and *m* of them directly after the gap; about a
  ///   microsecond each.
  /// - Returns: Whether the order of any items changed; `false` if the container does not exist, or
  ///   is nested in one of the items (``nest(_:in:)``).
  @discardableResult
  public mutating func move(_ items: [ItemID], to place: InsertionPlace) -> Bool {
    guard let index = index(of: place.container),
      item(among: items, containing: place.container) == nil
    else { return false }
    let (gap, moved) = (containers[index].clamped(place.gap), Set(items))
    // All items go before the anchor: the first item after the gap that is not moved.
    let anchor = containers[index].items[gap...].first { !moved.contains($0) }
    let before = orderHash
    begin()
    for item in items {
      guard let start = position(of: item) else { continue }
      // Accessed in place: a copy of the container would make the change copy its storage.
      let stop = anchor.flatMap { containers[index].offset(of: $0) } ?? containers[index].count
      let leavesRoom = start.container == place.container && start.offset < stop
      let end = Position(place.container, leavesRoom ? stop - 1 : stop)
      if end != start { perform(.moved(item, from: start, to: end)) }
    }
    commit()
    return orderHash != before
  }

  /// Moves the items at some offsets of a container, like SwiftUI's `move(fromOffsets:toOffset:)`.
  ///
  /// Offsets in `source` out of bounds are ignored. `destination` is the index of a ``Gap``.
  ///
  /// - Returns: Whether the order changed; `false` if the container does not exist.
  @discardableResult
  public mutating func move(
    fromOffsets source: RangeSet<Int>, toOffset destination: Int, in container: ContainerID
  ) -> Bool {
    let items = self[container]?.items ?? []
    let moved = source.ranges.flatMap { items[$0.clamped(to: items.indices)] }
    return move(moved, to: InsertionPlace(container, Gap(destination)))
  }

  /// Inserts a registered item that is in no container; an index out of bounds is clamped.
  ///
  /// - Returns: Whether the item was inserted; `false` if it is not registered or already in a
  ///   container, or if the container of `place` does not exist or is nested in the item.
  @discardableResult
  public mutating func insert(_ item: ItemID, at place: InsertionPlace) -> Bool {
    guard let index = index(of: place.container),
      self.item(among: [item], containing: place.container) == nil
    else { return false }
    let offset = containers[index].clamped(place.gap)
    return perform(.inserted(item, at: Position(place.container, offset)))
  }

  /// Removes an item from its container; the item keeps its identity and its name.
  ///
  /// - Returns: `false` if the item is in no container.
  @discardableResult
  public mutating func remove(_ item: ItemID) -> Bool {
    guard let position = position(of: item) else { return false }
    return perform(.removed(item, from: position))
  }

  /// Sets the title of an item; `nil` removes it.
  ///
  /// A title does not replace the name, which identifies the item. A removed item keeps both.
  ///
  /// - Returns: Whether the title changed; `false` if the item is not registered.
  @discardableResult
  public mutating func setTitle(_ title: String?, of item: ItemID) -> Bool {
    let old = titles[item]
    return old != title && perform(.retitled(item, from: old, to: title))
  }

  /// Inserts an empty container before the container `other`, or at the end if `other` is `nil`.
  ///
  /// - Returns: `false` if there already is a container `id`, or there is no container `other`.
  @discardableResult
  public mutating func insertContainer(
    _ id: ContainerID, before other: ContainerID? = nil
  ) -> Bool {
    guard let gap = containers.gap(before: other) else { return false }
    return perform(.insertedContainer(id, at: gap))
  }

  /// Removes a container with its items.
  ///
  /// - Complexity: O(*n*) for *n* items in the container.
  /// - Returns: `false` if there is no container `id`.
  @discardableResult
  public mutating func removeContainer(_ id: ContainerID) -> Bool {
    guard let index = index(of: id) else { return false }
    begin()
    for (offset, item) in containers[index].items.enumerated().reversed() {
      perform(.removed(item, from: Position(id, offset)))
    }
    perform(.removedContainer(id, from: index))
    commit()
    return true
  }

  /// Moves a container with its items directly before `other`, or to the end if `other` is `nil`.
  ///
  /// - Returns: Whether the containers' order changed; `false` if `id` or `other` does not exist.
  @discardableResult
  public mutating func moveContainer(_ id: ContainerID, before other: ContainerID?) -> Bool {
    guard let start = index(of: id), let gap = containers.gap(before: other) else { return false }
    let end = gap > start ? gap - 1 : gap
    return end != start && perform(.movedContainer(id, from: start, to: end))
  }

  @discardableResult
  mutating func perform(_ change: Change) -> Bool {
    guard apply(change) else { return false }
    begin()
    record(change)
    commit()
    return true
  }

  /// Applies changes in order, without recording them for an undo.
  ///
  /// - Returns: `false` if a change is impossible; the changes after it are not applied.
  @discardableResult
  mutating func apply(_ changes: ChangeSet) -> Bool {
    changes.changes.allSatisfy { apply($0) }
  }

  /// Applies a change without recording it; returns whether the change was possible.
  private mutating func apply(_ change: Change) -> Bool {
    switch change {
    case .moved(let item, let start, let end):
      return containers.detach(item, from: start) && attach(item, at: end)
    case .inserted(let item, let position): return attach(item, at: position)
    case .removed(let item, let position): return containers.detach(item, from: position)
    case .insertedContainer(let id, let index):
      guard self.index(of: id) == nil, (0...containers.count).contains(index) else { return false }
      containers.insert(Container(id: id), at: index)
    case .removedContainer(let id, let index):
      guard self.index(of: id) == index, containers[index].count == 0 else { return false }
      containers.remove(at: index)
    case .movedContainer(let id, let start, let end):
      guard index(of: id) == start, containers.indices.contains(end) else { return false }
      containers.insert(containers.remove(at: start), at: end)
    case .retitled(let item, let old, let new):
      guard itemNames.has(item), titles[item] == old else { return false }
      titles[item] = new
    }
    return true
  }

  mutating func attach(_ item: ItemID, at position: Position) -> Bool {
    guard let index = index(of: position.container), self.position(of: item) == nil,
      itemNames.has(item), (0...containers[index].count).contains(position.offset)
    else { return false }
    containers[index].insert(item, at: position.offset)
    return true
  }
}

extension [Container] {
  fileprivate func gap(before other: ContainerID?) -> Int? {
    other.map { id in firstIndex { $0.id == id } } ?? count
  }

  fileprivate mutating func detach(_ item: ItemID, from position: Position) -> Bool {
    guard let index = firstIndex(where: { $0.id == position.container }),
      self[index].item(at: position.offset) == item
    else { return false }
    self[index].remove(at: position.offset)
    return true
  }
}
