internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  mutating func enter(_ text: String, _ content: inout some InteractiveContent) {
    guard let item = content.editedItem,
      let insert = content.handlerSet(of: item, in: layout.container(of: item))?.handlers.textInput
    else { return }
    report(.textInput, item: item, content, ["text": .string(text)])
    runHandler(of: &content) { _, content in insert(&content, item, text) }
  }

  /// Ends the editing of an item's text if a pointer is pressed outside of the item.
  mutating func endTextInput(byPressAt point: Point, _ content: inout some InteractiveContent) {
    guard let item = content.editedItem, seenFrame(of: item)?.contains(point) != true,
      let end = content.handlerSet(of: item, in: layout.container(of: item))?.handlers.textInputEnd
    else { return }
    report(.textInputEnded, item: item, content)
    runHandler(of: &content) { _, content in end(&content, item) }
  }

  /// Returns the handler of presses and motions in an item whose text is edited; `nil` for another item.
  func textSelection<Content: InteractiveContent>(
    of item: ItemID, in container: ContainerID?, _ content: Content
  ) -> (@Sendable (inout Content, TextSelectionEvent) -> Void)? {
    guard content.editedItem == item else { return nil }
    return content.handlerSet(of: item, in: container)?.handlers.textSelection
  }

  mutating func selectText(
    _ active: ActiveTouch, _ phase: TextSelectionEvent.Phase,
    _ content: inout some InteractiveContent
  ) {
    guard let item = active.touch.item, let frame = seenFrame(of: item),
      let select = textSelection(of: item, in: active.container, content)
    else { return }
    let event = TextSelectionEvent(
      item: item, phase: phase, location: active.touch.location, frame: frame,
      pressCount: active.touch.tapCount, modifiers: modifiers)
    runHandler(of: &content) { _, content in select(&content, event) }
  }

  mutating func requestText(_ content: some InteractiveContent) {
    let area = content.editedItem.map { layout.frame(of: $0) ?? .zero }
    if trace.setTextArea(area) { trace.append([.acceptText(in: area)]) }
  }
}
