// MARK: - Containers nested in items

extension Model {
  /// Nests a container in an item, such as a group's lessons in the group; this is not undoable.
  ///
  /// From then on, no move or insertion puts the item into its own container, directly or within
  /// another item: neither could be reached any more. An undo or redo of an earlier step still can,
  /// so call this method before the first step.
  ///
  /// ```swift
  /// let lessons = model.addContainer("lessons", items: ["welcome", "swift"])
  /// model.addContainer("swift", items: ["variables", "functions"])
  /// model.nest("swift", in: lessons[1])
  /// ```
  ///
  /// A container is nested in one item: the last call counts. An unregistered item is ignored.
  public mutating func nest(_ container: ContainerID, in item: ItemID) {
    if itemNames.has(item) { groups[container] = item }
  }

  /// The items in which containers are nested, in ascending order of their raw values.
  package var nestedItems: [ItemID] { groups.values.sorted() }

  /// Returns the one of `items` that contains a container, directly or within other items; `nil` if
  /// there is no such item.
  ///
  /// For a container that was not passed to ``nest(_:in:)``, `other` returns its item, if any.
  package func item(
    among items: some Collection<ItemID>, containing container: ContainerID,
    nestedBy other: (ContainerID) -> ItemID? = { _ in nil }
  ) -> ItemID? {
    var (container, steps) = (container, 0)
    // As many steps as containers are enough; more would follow a cycle.
    while steps <= containers.count, let group = groups[container] ?? other(container) {
      if items.contains(group) { return group }
      guard let position = position(of: group) else { return nil }
      (container, steps) = (position.container, steps + 1)
    }
    return nil
  }
}
