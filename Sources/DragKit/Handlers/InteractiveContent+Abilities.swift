extension InteractiveContent {
  /// Returns the traits that an item has by its own handlers and those of its collection view.
  package func traits(of item: ItemID, in container: ContainerID?) -> Arbiter.Traits {
    var traits = handlerSet(of: item, in: container)?.traits(in: self) ?? []
    guard let collection = handlerSet(ofCollection: container) else { return traits }
    traits.insert(.scrollable)
    if canLift(item, inCollection: container) { traits.insert(.liftable) }
    if item.isControl, collection.handlers.selectionBand != nil { traits.insert(.bandable) }
    guard !item.isControl, collection.hasRowControls else { return traits }
    // A finger lifts a row with a handle only by the handle. In edit mode, no row can be swiped.
    let area = stage.areas.first { $0.container == container }?.collection
    let isEditing = area?.isEditing ?? false
    let hasHandle = collection.handlers.styles(of: item, self).contains { style in
      style.kind == .reorder && style.presence(editing: isEditing ? .one : .zero) > .zero
    }
    if hasHandle, traits.remove(.liftable) != nil { traits.insert(.liftableByMouse) }
    if !isEditing, area?.axis != .horizontal, collection.handlers.isSwipeable(item, self) {
      traits.insert(.swipeable)
    }
    return traits
  }

  func canLift(_ item: ItemID, inCollection id: ContainerID?) -> Bool {
    guard !item.isControl, let set = handlerSet(ofCollection: id) else { return false }
    return set.handlers.drag != nil
      || set.handlers.reorderingHandlers.canReorderItem?(self, item) ?? false
  }

  /// Returns whether an item can be lifted, by a handler of its own or by its collection view.
  func canDrag(_ item: ItemID, in container: ContainerID?) -> Bool {
    if canLift(item, inCollection: container) { return true }
    guard let set = handlerSet(of: item, in: container) else { return false }
    return set.handlers.drag != nil && set.handlers.dragCondition?(self) != false
  }

  package func canSpringLoad(_ item: ItemID, inCollection id: ContainerID?) -> Bool {
    guard let set = handlerSet(ofCollection: id), set.handlers.isSpringLoaded,
      set.handlers.springLoadItem != nil
    else { return false }
    return set.handlers.shouldSpringLoadItem?(self, item) ?? true
  }

  package func takesDrops(_ item: ItemID, in container: ContainerID) -> Bool {
    item.isControl && handlerSet(ofCollection: container)?.dropHandler != nil
      || handlerSet(of: item, in: container)?.handlers.drop != nil
  }

  /// Returns the preview that handlers give an item while it is dragged; `nil` if they give none.
  func preview(of item: ItemID, in container: ContainerID?) -> DragPreview? {
    if let source = handlerSet(ofCollection: container)?.handlers.drag {
      return source.dragPreview(self, item)
    }
    return handlerSet(of: item, in: container)?.handlers.preview?(self, item)
  }
}

// MARK: - Looking up handlers, by reference because a copy would be large

extension InteractiveContent {
  func handlerSet(of item: ItemID, in container: ContainerID?) -> HandlerSet<Self>? {
    Self.handlers.handlers(for: item, in: container)
  }

  func handlerSet(ofCollection id: ContainerID?) -> CollectionHandlerSet<Self>? {
    Self.handlers.collection(id)
  }

  /// Returns the drag delegate of the collection view in which a drag began; `nil` if it has none.
  func dragHandler(of session: DragSession) -> DragHandler<Self>? {
    handlerSet(ofCollection: session.container)?.handlers.drag
  }

  /// Returns the handler of pointers in an item whose text is edited; `nil` for any other item.
  func textSelection(
    of item: ItemID, in container: ContainerID?
  ) -> (@Sendable (inout Self, TextSelectionEvent) -> Void)? {
    editedItem == item ? handlerSet(of: item, in: container)?.handlers.textSelection : nil
  }
}
