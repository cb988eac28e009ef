internal import DragModel

/// The delegate of a part of a content, as one of the whole.
struct PartDropDelegate<Whole, Part>: CollectionDropDelegate {
  let delegate: any CollectionDropDelegate<Part>
  let path: any WritableKeyPath<Whole, Part> & Sendable

  func canHandle(_ session: DropSession, content: inout Whole) -> Bool {
    delegate.canHandle(session, content: &content[keyPath: path])
  }

  func dropSessionDidEnter(_ session: DropSession, content: inout Whole) {
    delegate.dropSessionDidEnter(session, content: &content[keyPath: path])
  }

  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?, content: inout Whole
  ) -> DropProposal {
    delegate.dropSessionDidUpdate(
      session, withDestination: destination, content: &content[keyPath: path])
  }

  func canInsert(_ session: DropSession, into item: ItemID, content: Whole) -> Bool {
    delegate.canInsert(session, into: item, content: content[keyPath: path])
  }

  func dropSessionDidExit(_ session: DropSession, content: inout Whole) {
    delegate.dropSessionDidExit(session, content: &content[keyPath: path])
  }

  func dropSessionDidEnd(_ session: DropSession, content: inout Whole) {
    delegate.dropSessionDidEnd(session, content: &content[keyPath: path])
  }

  func performDrop(with coordinator: inout DropCoordinator, content: inout Whole) {
    delegate.performDrop(with: &coordinator, content: &content[keyPath: path])
  }
}
