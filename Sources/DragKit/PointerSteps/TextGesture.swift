internal import DragGeometry
internal import DragModel

/// A press in the item whose text is edited, which places the cursor, and selects text as it moves.
enum TextGesture: GestureSteps {
  typealias Handler<Content> = @Sendable (inout Content, TextSelectionEvent) -> Void

  /// Begins to select text at a press.
  static func begin(_ active: ActiveTouch, _ pointing: inout PointerTurn<some InteractiveContent>) {
    pointing.turn.pointers.update(active.touch.id) { $0.begin(.selectingText) }
    select(active, .pressed, &pointing)
  }

  static func moved(
    _ active: ActiveTouch, by translation: Vector,
    _ pointing: inout PointerTurn<some InteractiveContent>
  ) {
    select(active, .moved, &pointing)
  }

  /// Returns the handler of presses and motions in an item whose text is edited; `nil` for another item.
  static func handler<Content: InteractiveContent>(
    of item: ItemID, in container: ContainerID?, _ content: Content
  ) -> Handler<Content>? {
    guard content.editedItem == item else { return nil }
    return content.handlerSet(of: item, in: container)?.handlers.textSelection
  }

  private static func select(
    _ active: ActiveTouch, _ phase: TextSelectionEvent.Phase,
    _ pointing: inout PointerTurn<some InteractiveContent>
  ) {
    guard let item = active.touch.item, let frame = pointing.turn.screen.seenFrame(of: item),
      let select = handler(of: item, in: active.container, pointing.turn.content)
    else { return }
    let event = TextSelectionEvent(
      item: item, phase: phase, location: active.touch.location, frame: frame,
      pressCount: active.touch.tapCount, modifiers: pointing.turn.modifiers)
    select(&pointing.turn.content, event)
    pointing.turn.readContent()
  }
}
