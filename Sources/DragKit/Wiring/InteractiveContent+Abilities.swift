package import DragModel

extension InteractiveContent {
  /// What the arbiter knows now of an item that stands in a container: whether it can be lifted or
  /// tapped, whether it follows touches.
  package func traits(of item: ItemID, in container: ContainerID) -> Arbiter.Traits {
    var traits = Self.wiring.handlers(for: item, in: container)?.handlers.traits(in: self) ?? []
    if let collection = Self.wiring.collection(container) {
      traits.insert(.scrollable)
      let canReorder = collection.reorderingHandlers.canReorderItem
      if !item.isControl, canReorder?(self, item) ?? false { traits.insert(.liftable) }
    }
    return traits
  }

  /// `true` where something can be dropped on an item that stands in a container.
  package func takesDrops(_ item: ItemID, in container: ContainerID) -> Bool {
    if item.isControl, Self.wiring.collection(container)?.dropHandler != nil { return true }
    return Self.wiring.handlers(for: item, in: container)?.handlers.drop != nil
  }
}
