internal import DragKit

extension PicturesScene {
  func group(of container: ContainerID) -> ItemID? {
    container == Self.container ? nil : model.item(named: container.name)
  }

  /// Returns the group that contains an item; `nil` if the item is at the top level or removed.
  func group(containing item: ItemID) -> ItemID? {
    model.position(of: item).flatMap { group(of: $0.container) }
  }

  /// Returns the container with the name of a group's item; `nil` if the item is a picture.
  func contents(of group: ItemID) -> ContainerID? {
    isGroup(group) ? ContainerID(model.name(of: group)) : nil
  }

  func items(in group: ItemID) -> [ItemID] {
    contents(of: group).flatMap { model[$0] }.map { Array($0.items) } ?? []
  }

  /// Returns the tiles in a group; for a picture, its own tile.
  func tiles(shownBy item: ItemID) -> [ItemID] { isGroup(item) ? items(in: item) : [item] }

  func isOpen(_ group: ItemID) -> Bool {
    contents(of: group).map { openGroups.contains($0) && !liftedGroups.contains($0) } ?? false
  }

  /// The selected tiles that are neither removed nor in a folded group.
  var selectedItems: [ItemID] { selection.items.filter { shown($0) == $0 } }

  func shown(_ item: ItemID) -> ItemID? {
    guard model.position(of: item) != nil else { return nil }
    return group(containing: item).flatMap { isOpen($0) ? nil : $0 } ?? item
  }

  var shownGroups: [(item: ItemID, container: ContainerID)] {
    openGroups.filter { !liftedGroups.contains($0) }.compactMap { container in
      group(of: container).map { (item: $0, container: container) }
    }
  }

  mutating func toggleGroup(_ group: ItemID) {
    guard let container = contents(of: group), !model.isInTransaction else { return }
    if !openGroups.contains(container) { return open(group) }
    openGroups.removeAll { $0 == container }
  }

  mutating func open(_ group: ItemID) {
    guard let container = contents(of: group), !openGroups.contains(container) else { return }
    openGroups.append(container)
  }

  // MARK: - Making and removing groups

  /// Inserts an empty group at a place at the top level, and returns its item and container.
  mutating func makeGroup(
    at place: InsertionPlace, titled title: String? = nil
  ) -> (item: ItemID, container: ContainerID) {
    let group = make(nil)
    let container = ContainerID(model.name(of: group))
    model.insert(group, at: place)
    model.setTitle(title, of: group)
    model.insertContainer(container)
    return (group, container)
  }

  /// Moves items, and the contents of groups among them, to a new group at the place of the first.
  ///
  /// - Returns: The new group; `nil` if `items` is empty, or the first is not on the board.
  @discardableResult
  mutating func makeGroup(of items: [ItemID]) -> ItemID? {
    guard let first = items.first, let place = topLevelPlace(of: first) else { return nil }
    let contents = items.flatMap(tiles(shownBy:))
    model.begin()
    let group = makeGroup(at: place)
    model.move(contents, to: InsertionPlace(group.container, .start))
    removeEmptyGroups(except: group.item)
    model.commit()
    return group.item
  }

  /// Replaces a group with its contents, as one step.
  mutating func dissolve(_ group: ItemID) {
    guard let place = topLevelPlace(of: group), isGroup(group) else { return }
    model.begin()
    model.move(items(in: group), to: place)
    removeEmptyGroups()
    model.commit()
    contentChanged()
  }

  /// Removes all empty groups except `kept`.
  mutating func removeEmptyGroups(except kept: ItemID? = nil) {
    for container in model.containers where container.id != Self.container && container.count == 0 {
      guard let group = group(of: container.id), group != kept else { continue }
      model.remove(group)
      removeContainer(container.id)
    }
  }

  mutating func removeContainer(_ container: ContainerID) {
    model.removeContainer(container)
    openGroups.removeAll { $0 == container }
  }

  // MARK: - Places in the top level

  /// Returns the place before an item, or before its group if it is in one; `nil` if it is removed.
  func topLevelPlace(of item: ItemID) -> InsertionPlace? {
    model.position(of: group(containing: item) ?? item).map { position in
      InsertionPlace(position.container, .before(position.offset))
    }
  }

  /// Returns the nearest place at the top level: before or after the group that contains `place`.
  func topLevelPlace(nearestTo place: InsertionPlace) -> InsertionPlace {
    guard let group = group(of: place.container), let position = model.position(of: group) else {
      return place
    }
    let after = (model[place.container]?.count ?? 0) - place.gap.index
    let isBefore = place.gap.index < after
    return InsertionPlace(
      position.container, isBefore ? .before(position.offset) : .after(position.offset))
  }
}
