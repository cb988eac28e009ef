internal import DragKit

/// Drags tiles, and gives their files to other programs.
struct PictureDragDelegate: CollectionDragDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content pictures: inout PicturesScene
  ) -> [DragItem] {
    pictures.itemsDragged(with: item).map { pictures.dragItem(for: $0) }
  }

  func itemsForAdding(
    to session: DragSession, at item: ItemID, content pictures: inout PicturesScene
  ) -> [DragItem] {
    guard session.items.count < TileSelection.limit else { return [] }
    // Its pictures, which would come along, are dragged already.
    guard !pictures.items(in: item).contains(where: session.items.map(\.localObject).contains)
    else { return [] }
    pictures.liftedGroups += [pictures.contents(of: item)].compactMap(\.self)
    return [pictures.dragItem(for: item)]
  }

  func dragSessionWillBegin(_ session: DragSession, content pictures: inout PicturesScene) {
    pictures.liftedGroups = session.localObjects.compactMap { pictures.contents(of: $0) }
  }

  func dragSessionDidEnd(
    _ session: DragSession, reason: DragEndReason, content pictures: inout PicturesScene
  ) {
    pictures.liftedGroups = []
    // The other program has moved the files.
    if session.externalOperation == .move, reason == .dropped, !pictures.isReadOnly {
      pictures.removeTiles(session.localObjects)
    }
    pictures.contentChanged()
  }

  func dragSessionAllowsMoveOperation(_ session: DragSession, content: PicturesScene) -> Bool {
    !content.isReadOnly
  }

  func operationsOutside(_ session: DragSession, content: PicturesScene) -> [DropOperation] {
    content.isReadOnly ? [.copy, .link] : [.copy, .move, .link]
  }

  /// A group provides its files.
  func itemProvidersOutside(_ session: DragSession, content: PicturesScene) -> [ItemProvider] {
    content.payloads(of: session.localObjects)
  }
}
