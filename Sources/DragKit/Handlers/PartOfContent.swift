/// The path to a part of a content, which turns handlers of the part into handlers of the whole.
struct PartOfContent<Whole, Part>: Sendable {
  let path: any WritableKeyPath<Whole, Part> & Sendable

  func writing<each Argument, Result>(
    _ handler: @escaping @Sendable (inout Part, repeat each Argument) -> Result
  ) -> @Sendable (inout Whole, repeat each Argument) -> Result {
    { (whole: inout Whole, arguments: repeat each Argument) in
      handler(&whole[keyPath: path], repeat each arguments)
    }
  }

  func reading<each Argument, Result>(
    _ handler: @escaping @Sendable (Part, repeat each Argument) -> Result
  ) -> @Sendable (Whole, repeat each Argument) -> Result {
    { (whole: Whole, arguments: repeat each Argument) in
      handler(whole[keyPath: path], repeat each arguments)
    }
  }
}

/// The delegate of a part of a content, as one of the whole.
struct PartDragDelegate<Whole, Part>: CollectionDragDelegate {
  let delegate: any CollectionDragDelegate<Part>
  let path: any WritableKeyPath<Whole, Part> & Sendable

  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content: inout Whole
  ) -> [DragItem] {
    delegate.itemsForBeginning(session, at: item, content: &content[keyPath: path])
  }

  func itemsForAdding(
    to session: DragSession, at item: ItemID, content: inout Whole
  ) -> [DragItem] {
    delegate.itemsForAdding(to: session, at: item, content: &content[keyPath: path])
  }

  func dragPreview(for item: ItemID, content: Whole) -> DragPreview? {
    delegate.dragPreview(for: item, content: content[keyPath: path])
  }

  func dragSessionWillBegin(_ session: DragSession, content: inout Whole) {
    delegate.dragSessionWillBegin(session, content: &content[keyPath: path])
  }

  func dragSessionDidEnd(_ session: DragSession, reason: DragEndReason, content: inout Whole) {
    delegate.dragSessionDidEnd(session, reason: reason, content: &content[keyPath: path])
  }

  func dragSessionAllowsMoveOperation(_ session: DragSession, content: Whole) -> Bool {
    delegate.dragSessionAllowsMoveOperation(session, content: content[keyPath: path])
  }

  func operationsOutside(_ session: DragSession, content: Whole) -> [DropOperation] {
    delegate.operationsOutside(session, content: content[keyPath: path])
  }

  func itemProvidersOutside(_ session: DragSession, content: Whole) -> [ItemProvider] {
    delegate.itemProvidersOutside(session, content: content[keyPath: path])
  }
}
