import DragKit

/// Drags the pressed item alone, with its name as text.
struct NamedDragDelegate<Content: InteractiveContent>: CollectionDragDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content: inout Content
  ) -> [DragItem] {
    [DragItem(item, of: content)]
  }
}

extension DragItem {
  /// An item of a content, with its name as text.
  init(_ item: ItemID, of content: some InteractiveContent) {
    self.init(itemProvider: ItemProvider(text: content.name(of: item)), localObject: item)
  }
}
