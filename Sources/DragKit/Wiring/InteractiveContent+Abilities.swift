package import DragModel

extension InteractiveContent {
  /// What the arbiter knows now of an item that stands in a container: whether it can be lifted or
  /// tapped, whether it follows touches.
  package func traits(of item: ItemID, in container: ContainerID) -> Arbiter.Traits {
    var traits = Self.wiring.handlers(for: item, in: container)?.handlers.traits(in: self) ?? []
    if let collection = Self.wiring.collection(container) {
      traits.insert(.scrollable)
      guard !item.isControl else { return traits }
      let canReorder = collection.reorderingHandlers.canReorderItem
      if canReorder?(self, item) ?? false { traits.insert(.liftable) }
      if collection.hasCells { addTraits(ofRow: item, in: container, collection, to: &traits) }
    }
    return traits
  }

  /// Where a row has a handle, only that lifts it; a row that is not edited can be swiped.
  private func addTraits(
    ofRow item: ItemID, in container: ContainerID, _ collection: CollectionHandlers<Self>,
    to traits: inout Arbiter.Traits
  ) {
    let area = stage.areas.first { $0.container == container }?.collection
    let isEditing = area?.isEditing ?? false
    let hasHandle = collection.styles(of: item, self).contains { style in
      style.kind == .reorder && style.presence(editing: isEditing ? .one : .zero) > .zero
    }
    if hasHandle { traits.remove(.liftable) }
    if !isEditing, collection.swipeActions(of: item, self) != nil { traits.insert(.swipeable) }
  }

  /// `true` where something can be dropped on an item that stands in a container.
  package func takesDrops(_ item: ItemID, in container: ContainerID) -> Bool {
    if item.isControl, Self.wiring.collection(container)?.dropHandler != nil { return true }
    return Self.wiring.handlers(for: item, in: container)?.handlers.drop != nil
  }
}
