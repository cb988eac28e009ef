// MARK: - Placing the cursor and selecting text in the edited item

extension PointerTurn {
  mutating func beginTextSelection(_ active: ActiveTouch) {
    turn.pointers.update(active.touch.id) { $0.setRole(.selectingText) }
    selectText(active, .began)
  }

  /// Ends the editing of an item's text if a pointer is pressed outside of the item.
  mutating func endTextInput(byPressAt point: Point) {
    guard let item = turn.content.editedItem,
      turn.screen.seenFrame(of: item)?.contains(point) != true,
      let end = turn.screen.handlerSet(of: item, turn.content)?.handlers.textInputEnd
    else { return }
    turn.report(.textInputEnded, item: item)
    end(&turn.content, item)
    turn.readContent()
  }

  /// Calls the handler of presses and motions in the item whose text is edited.
  mutating func selectText(_ active: ActiveTouch, _ phase: GesturePhase) {
    guard let item = active.touch.item, let frame = turn.screen.seenFrame(of: item),
      let select = turn.content.textSelection(of: item, in: active.container)
    else { return }
    let event = TextSelectionEvent(
      item: item, phase: phase, location: active.touch.location, frame: frame,
      pressCount: active.touch.tapCount, modifiers: turn.modifiers)
    select(&turn.content, event)
    turn.readContent()
  }
}
