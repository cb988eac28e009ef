internal import DragKit
internal import DragModel

/// A page with groups: items at the top level that open and close.
protocol GroupScene: PlaygroundScene {
  /// The containers of the open groups.
  var openGroups: [ContainerID] { get set }
  /// The containers of the dragged groups, which are shown closed.
  var liftedGroups: [ContainerID] { get }
  /// Returns the container with the contents of a group; `nil` for an item that is not a group.
  func contents(of item: ItemID) -> ContainerID?
  /// Returns the group whose contents are in a container; `nil` for any other container.
  func group(of container: ContainerID) -> ItemID?
}

extension GroupScene {
  /// The groups that are shown open.
  var shownGroups: [(item: ItemID, container: ContainerID)] {
    openGroups.filter { !liftedGroups.contains($0) }.compactMap { container in
      group(of: container).map { (item: $0, container: container) }
    }
  }

  /// Returns whether an item is a group that is shown open.
  func isOpen(_ item: ItemID) -> Bool {
    contents(of: item).map { openGroups.contains($0) && !liftedGroups.contains($0) } ?? false
  }

  mutating func open(_ group: ItemID) {
    guard let container = contents(of: group), !openGroups.contains(container) else { return }
    openGroups.append(container)
  }

  /// Opens or closes a group; a drag keeps an open group open.
  mutating func toggleGroup(_ group: ItemID) {
    guard let container = contents(of: group), openGroups.contains(container) else {
      return open(group)
    }
    if !model.isInTransaction { openGroups.removeAll { $0 == container } }
  }

  /// Returns the nearest place at the top level: before or after the group that contains `place`.
  func topLevelPlace(nearestTo place: InsertionPlace) -> InsertionPlace {
    guard let group = group(of: place.container), let position = model.position(of: group) else {
      return place
    }
    let after = (model.count(of: place.container) ?? 0) - place.gap.index
    let isBefore = place.gap.index < after
    return InsertionPlace(
      position.container, isBefore ? .before(position.offset) : .after(position.offset))
  }
}
