extension Model {
  /// Adds an empty container before another, or at the end.
  ///
  /// - Returns: `false` where there is one of that name already, or none of the other's.
  @discardableResult
  public mutating func insertContainer(
    _ id: ContainerID, before other: ContainerID? = nil
  ) -> Bool {
    guard index(of: id) == nil, let gap = containerGap(before: other) else { return false }
    perform(.insertedContainer(id, at: gap))
    return true
  }

  /// Takes a container away, and its items with it, in one step.
  ///
  /// - Returns: `false` where there is none of that name.
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

  /// Moves a container, with its items, before another, or to the end.
  ///
  /// - Returns: `true` where it changed place.
  @discardableResult
  public mutating func moveContainer(_ id: ContainerID, before other: ContainerID?) -> Bool {
    guard let start = index(of: id), let gap = containerGap(before: other) else { return false }
    let end = gap > start ? gap - 1 : gap
    guard end != start else { return false }
    perform(.movedContainer(id, from: start, to: end))
    return true
  }

  /// The gap before a container, or behind all; nothing where there is no such container.
  private func containerGap(before other: ContainerID?) -> Int? {
    other.map(index(of:)) ?? containers.count
  }
}

extension Model {
  /// Adds, takes away or moves a container; what concerns items is left alone.
  mutating func applyToContainers(_ change: Change) {
    switch change {
    case .insertedContainer(let id, let index) where self.index(of: id) == nil:
      containers.insert(Container(id: id), at: min(index, containers.count))
    case .removedContainer(let id, _): containers.removeAll { $0.id == id }
    case .movedContainer(let id, _, let end):
      guard let start = index(of: id) else { return }
      containers.insert(containers.remove(at: start), at: end)
    default: break
    }
  }

  /// `true` where a step that concerns containers can be taken.
  func isPossibleForContainers(_ change: Change) -> Bool {
    switch change {
    case .insertedContainer(let id, let index):
      self.index(of: id) == nil && (0...containers.count).contains(index)
    case .removedContainer(let id, let index):
      self.index(of: id) == index && containers[index].count == 0
    case .movedContainer(let id, let start, let end):
      index(of: id) == start && containers.indices.contains(end)
    default: false
    }
  }
}
