package import DragModel

extension InteractiveContent {
  /// Returns the current traits of an item in a container, by which the arbiter decides.
  package func traits(of item: ItemID, in container: ContainerID) -> Arbiter.Traits {
    var traits = Self.handlers.handlers(for: item, in: container)?.handlers.traits(in: self) ?? []
    if Self.handlers.collection(container) != nil {
      traits.insert(.scrollable)
      if canLift(item, inCollection: container) { traits.insert(.liftable) }
      addTraits(ofRow: item, in: container, to: &traits)
    }
    return traits
  }

  /// Adds the traits of a row: only its handle lifts it, if any; outside of edit mode it can be
  /// swiped, across the axis along which its view scrolls.
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

  /// Returns whether a collection view allows the lift of an item; its drag delegate can still
  /// refuse.
  func canLift(_ item: ItemID, inCollection id: ContainerID) -> Bool {
    guard !item.isControl, let collection = Self.handlers.collection(id) else { return false }
    if collection.handlers.dragDelegate != nil { return true }
    return collection.handlers.reorderingHandlers.canReorderItem?(self, item) ?? false
  }

  /// Returns whether an item of a collection view springs open under a drag.
  package func canSpringLoad(_ item: ItemID, inCollection id: ContainerID) -> Bool {
    guard let collection = Self.handlers.collection(id), collection.handlers.isSpringLoaded,
      collection.handlers.springLoadItem != nil
    else { return false }
    return collection.handlers.shouldSpringLoadItem?(self, item) ?? true
  }

  /// Returns whether an item in a container is a drop target.
  package func takesDrops(_ item: ItemID, in container: ContainerID) -> Bool {
    if item.isControl, Self.handlers.collection(container)?.dropHandler != nil { return true }
    return Self.handlers.handlers(for: item, in: container)?.handlers.drop != nil
  }
}
