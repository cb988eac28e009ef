extension EventTurn {
  /// Inserts typed text into the item whose text is edited, if any.
  mutating func insert(_ text: String) {
    guard let item = turn.content.editedItem,
      let insert = turn.content.handlerSet(of: item, in: turn.layout.container(of: item))?.handlers
        .textInput
    else { return }
    turn.report(.textInput, item: item, ["text": .string(text)])
    insert(&turn.content, item, text)
    turn.readContent()
  }

  /// Requests text for the frame of the item that is edited, if that has changed.
  mutating func requestText() {
    let area = turn.content.editedItem.map { turn.layout.frame(of: $0) ?? .zero }
    if turn.trace.setTextArea(area) { turn.trace.append([.acceptText(in: area)]) }
  }
}
