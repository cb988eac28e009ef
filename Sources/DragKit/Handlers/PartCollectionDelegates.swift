internal import DragModel

/// The drag delegate of a part of the content, seen from the whole.
struct PartCollectionDragDelegate<Whole, Part>: CollectionDragDelegate {
  let part: any CollectionDragDelegate<Part>
  let path: SendablePath<Whole, Part>

  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content: inout Whole
  ) -> [DragItem] {
    part.itemsForBeginning(session, at: item, content: &content[keyPath: path])
  }

  func itemsForAdding(
    to session: DragSession, at item: ItemID, content: inout Whole
  ) -> [DragItem] {
    part.itemsForAdding(to: session, at: item, content: &content[keyPath: path])
  }

  func dragPreview(for item: ItemID, content: Whole) -> DragPreview? {
    part.dragPreview(for: item, content: content[keyPath: path])
  }

  func dragSessionWillBegin(_ session: DragSession, content: inout Whole) {
    part.dragSessionWillBegin(session, content: &content[keyPath: path])
  }

  func dragSessionDidEnd(
    _ session: DragSession, reason: DragEndReason, content: inout Whole
  ) {
    part.dragSessionDidEnd(session, reason: reason, content: &content[keyPath: path])
  }

  func dragSessionAllowsMoveOperation(_ session: DragSession, content: Whole) -> Bool {
    part.dragSessionAllowsMoveOperation(session, content: content[keyPath: path])
  }
}

/// The drop delegate of a part of the content, seen from the whole.
struct PartCollectionDropDelegate<Whole, Part>: CollectionDropDelegate {
  let part: any CollectionDropDelegate<Part>
  let path: SendablePath<Whole, Part>

  func canHandle(_ session: DropSession, content: inout Whole) -> Bool {
    part.canHandle(session, content: &content[keyPath: path])
  }

  func dropSessionDidEnter(_ session: DropSession, content: inout Whole) {
    part.dropSessionDidEnter(session, content: &content[keyPath: path])
  }

  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?, content: inout Whole
  ) -> DropProposal {
    part.dropSessionDidUpdate(
      session, withDestination: destination, content: &content[keyPath: path])
  }

  func canInsert(_ session: DropSession, into item: ItemID, content: Whole) -> Bool {
    part.canInsert(session, into: item, content: content[keyPath: path])
  }

  func dropSessionDidExit(_ session: DropSession, content: inout Whole) {
    part.dropSessionDidExit(session, content: &content[keyPath: path])
  }

  func dropSessionDidEnd(_ session: DropSession, content: inout Whole) {
    part.dropSessionDidEnd(session, content: &content[keyPath: path])
  }

  func performDrop(with coordinator: inout DropCoordinator, content: inout Whole) {
    part.performDrop(with: &coordinator, content: &content[keyPath: path])
  }
}
