/// The methods of a ``CollectionDragDelegate``, as functions that ``adapted(to:)`` can convert.
struct DragHandler<Content>: Sendable {
  let itemsForBeginning,
    itemsForAdding: @Sendable (inout Content, DragSession, ItemID) -> [DragItem]
  let dragPreview: @Sendable (Content, ItemID) -> DragPreview?
  let dragSessionWillBegin: @Sendable (inout Content, DragSession) -> Void
  let dragSessionDidEnd: @Sendable (inout Content, DragSession, DragEndReason) -> Void
  // The content is `inout` because every motion calls this, and reading a part would copy it.
  let allowsMove: @Sendable (inout Content, DragSession) -> Bool
  let operationsOutside: @Sendable (Content, DragSession) -> [DropOperation]
  let itemProvidersOutside: @Sendable (Content, DragSession) -> [ItemProvider]
}

extension DragHandler {
  init(_ delegate: some CollectionDragDelegate<Content>) {
    itemsForBeginning = { delegate.itemsForBeginning($1, at: $2, content: &$0) }
    itemsForAdding = { delegate.itemsForAdding(to: $1, at: $2, content: &$0) }
    dragPreview = { delegate.dragPreview(for: $1, content: $0) }
    dragSessionWillBegin = { delegate.dragSessionWillBegin($1, content: &$0) }
    dragSessionDidEnd = { delegate.dragSessionDidEnd($1, reason: $2, content: &$0) }
    allowsMove = { delegate.dragSessionAllowsMoveOperation($1, content: $0) }
    operationsOutside = { delegate.operationsOutside($1, content: $0) }
    itemProvidersOutside = { delegate.itemProvidersOutside($1, content: $0) }
  }

  func adapted<Whole>(to part: some ContentPart<Whole, Content>) -> DragHandler<Whole> {
    DragHandler<Whole>(
      itemsForBeginning: part.writing(itemsForBeginning),
      itemsForAdding: part.writing(itemsForAdding), dragPreview: part.reading(dragPreview),
      dragSessionWillBegin: part.writing(dragSessionWillBegin),
      dragSessionDidEnd: part.writing(dragSessionDidEnd), allowsMove: part.writing(allowsMove),
      operationsOutside: part.reading(operationsOutside),
      itemProvidersOutside: part.reading(itemProvidersOutside))
  }
}
