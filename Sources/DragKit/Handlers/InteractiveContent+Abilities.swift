package import DragModel

extension InteractiveContent {
  /// What the arbiter knows now of an item that stands in a container: whether it can be lifted or
  /// tapped, whether it follows touches.
  package func traits(of item: ItemID, in container: ContainerID) -> Arbiter.Traits {
    var traits = Self.handlers.handlers(for: item, in: container)?.handlers.traits(in: self) ?? []
    if Self.handlers.collection(container) != nil {
      traits.insert(.scrollable)
      if canLift(item, inCollection: container) { traits.insert(.liftable) }
      addTraits(ofRow: item, in: container, to: &traits)
    }
    return traits
  }

  /// Where a row has a handle, only that lifts it; a row that is not edited can be swiped, across the axis along which its
  /// view scrolls.
  private func addTraits(
    ofRow item: ItemID, in container: ContainerID, to traits: inout Arbiter.Traits
  ) {
    guard !item.isControl, let collection = Self.handlers.collection(container),
      collection.handlers.hasCells
    else { return }
    let area = stage.areas.first { $0.container == container }?.collection
    let isEditing = area?.isEditing ?? false
    let hasHandle = collection.handlers.styles(of: item, self).contains { style in
      style.kind == .reorder && style.presence(editing: isEditing ? .one : .zero) > .zero
    }
    if hasHandle { traits.remove(.liftable) }
    if !isEditing, area?.layout.axis != .horizontal,
      collection.handlers.swipeActions(of: item, self) != nil
    {
      traits.insert(.swipeable)
    }
  }

  /// `true` where an item of a collection view can be lifted, as far as the view is concerned: its
  /// drag delegate has the last word when it is.
  func canLift(_ item: ItemID, inCollection id: ContainerID) -> Bool {
    guard !item.isControl, let collection = Self.handlers.collection(id) else { return false }
    if collection.handlers.dragDelegate != nil { return true }
    return collection.handlers.reorderingHandlers.canReorderItem?(self, item) ?? false
  }

  /// `true` where an item of a collection view opens when a drag stays over it.
  package func canSpringLoad(_ item: ItemID, inCollection id: ContainerID) -> Bool {
    guard let collection = Self.handlers.collection(id), collection.handlers.isSpringLoaded,
      collection.handlers.springLoadItem != nil
    else { return false }
    return collection.handlers.shouldSpringLoadItem?(self, item) ?? true
  }

  /// `true` where something can be dropped on an item that stands in a container.
  package func takesDrops(_ item: ItemID, in container: ContainerID) -> Bool {
    if item.isControl, Self.handlers.collection(container)?.dropHandler != nil { return true }
    return Self.handlers.handlers(for: item, in: container)?.handlers.drop != nil
  }
}
