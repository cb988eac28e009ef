internal import DragKit

extension PicturesScene: GroupScene {
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

  /// The selected tiles that are neither removed nor in a folded group.
  var selectedItems: [ItemID] { selection.items.filter { shown($0) == $0 } }

  func shown(_ item: ItemID) -> ItemID? {
    guard model.position(of: item) != nil else { return nil }
    return group(containing: item).flatMap { isOpen($0) ? nil : $0 } ?? item
  }

  // MARK: - Making and removing groups

  /// Inserts an empty group at a place at the top level; returns its item and its container.
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

  /// Returns the place before an item, or before its group if it has one; `nil` if it is removed.
  func topLevelPlace(of item: ItemID) -> InsertionPlace? {
    model.position(of: group(containing: item) ?? item).map { position in
      InsertionPlace(position.container, .before(position.offset))
    }
  }
}
