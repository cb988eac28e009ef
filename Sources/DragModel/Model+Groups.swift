// MARK: - Containers nested in items

extension Model {
  /// Nests a container in an item, such as the lessons of a group in the group; this is not undoable.
  ///
  /// From then on, no move or insertion puts the item into the container, directly or in another item in it: both
  /// would then be out of reach. An undo or a redo of an earlier step can, so call it before the first step.
  ///
  /// ```swift
  /// let lessons = model.addContainer("lessons", items: ["welcome", "swift"])
  /// model.addContainer("swift", items: ["variables", "functions"])
  /// model.nest("swift", in: lessons[1])
  /// ```
  ///
  /// A container is nested in one item; the last call counts. An item that is not registered is ignored.
  public mutating func nest(_ container: ContainerID, in item: ItemID) {
    if isRegistered(item) { groups[container] = item }
  }

  /// The items in which containers are nested, in ascending order.
  package var nestedItems: [ItemID] { groups.values.sorted() }

  /// Returns the one of `items` that contains a container, directly or within other items; `nil` if none does.
  ///
  /// `other` returns the item in which a container is nested, if ``nest(_:in:)`` was not called for it.
  package func item(
    among items: some Collection<ItemID>, containing container: ContainerID,
    nestedBy other: (ContainerID) -> ItemID? = { _ in nil }
  ) -> ItemID? {
    var (container, steps) = (container, 0)
    // Of items inside each other, each is visited once.
    while steps <= containers.count, let group = groups[container] ?? other(container) {
      if items.contains(group) { return group }
      guard let position = position(of: group) else { return nil }
      (container, steps) = (position.container, steps + 1)
    }
    return nil
  }
}
