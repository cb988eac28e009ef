internal import DragModel

// The groups of outlines, in which containers are nested.
extension Stage {
  /// Returns the item in which an outline of the stage nests a container; `nil` if none does.
  private func item(nesting container: ContainerID) -> ItemID? {
    areas.lazy.compactMap(\.collection).flatMap(\.sections).flatMap(\.groups)
      .first { $0.container == container }?.item
  }

  /// Returns the one of `items` whose group has a container, directly or within other groups; `nil` if none does.
  ///
  /// A container is nested in an item by an outline, or by `Model.nest(_:in:)`.
  func item(
    among items: [ItemID], containing container: ContainerID, _ model: Model
  ) -> ItemID? {
    model.item(among: items, containing: container, nestedBy: item(nesting:))
  }

  /// Returns whether an item is in the group of one of `groups`, directly or within other groups.
  func contains(_ item: ItemID, inGroupOf groups: [ItemID], _ model: Model) -> Bool {
    guard !item.isControl, let container = model.position(of: item)?.container else { return false }
    return self.item(among: groups, containing: container, model) != nil
  }
}
