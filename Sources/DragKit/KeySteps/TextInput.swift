internal import DragEvents
internal import DragGeometry
internal import DragModel

extension Turn {
  /// Inserts typed text into the item whose text is edited, if any.
  mutating func insert(_ text: String) {
    guard let item = content.editedItem,
      let insert = content.handlerSet(of: item, in: layout.container(of: item))?.handlers.textInput
    else { return }
    report(.textInput, item: item, ["text": .string(text)])
    runHandler { insert(&$0.content, item, text) }
  }

  /// Ends the editing of an item's text if a pointer is pressed outside of the item.
  mutating func endTextInput(byPressAt point: Point) {
    guard let item = content.editedItem, screen.seenFrame(of: item)?.contains(point) != true,
      let end = content.handlerSet(of: item, in: layout.container(of: item))?.handlers.textInputEnd
    else { return }
    report(.textInputEnded, item: item)
    runHandler { end(&$0.content, item) }
  }

  /// Requests text for the frame of the item that is edited, if that has changed.
  mutating func requestText() {
    let area = content.editedItem.map { layout.frame(of: $0) ?? .zero }
    if trace.setTextArea(area) { trace.append([.acceptText(in: area)]) }
  }
}
