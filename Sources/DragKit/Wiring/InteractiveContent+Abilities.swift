package import DragModel

extension InteractiveContent {
  /// What the arbiter knows now of an item that stands in a container: whether it can be lifted or
  /// tapped, whether it follows touches.
  package func traits(of item: ItemID, in container: ContainerID) -> Arbiter.Traits {
    Self.wiring.handlers(for: item, in: container)?.handlers.traits(in: self) ?? []
  }

  /// `true` where something can be dropped on an item that stands in a container.
  package func takesDrops(_ item: ItemID, in container: ContainerID) -> Bool {
    Self.wiring.handlers(for: item, in: container)?.handlers.drop != nil
  }
}
