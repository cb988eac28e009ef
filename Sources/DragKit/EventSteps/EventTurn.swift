/// The uppermost layer of steps (see ``Turn``): the events, time, keys, and the clipboard.
struct EventTurn<Content: InteractiveContent>: ~Copyable {
  var pointing: PointerTurn<Content>

  var dragging: DragTurn<Content> {
    @inline(__always) _read { yield pointing.dragging }
    @inline(__always) _modify { yield &pointing.dragging }
  }

  var turn: Turn<Content> {
    @inline(__always) _read { yield pointing.dragging.turn }
    @inline(__always) _modify { yield &pointing.dragging.turn }
  }

  @inline(__always)
  init(_ interaction: consuming Interaction, _ content: consuming Content) {
    pointing = PointerTurn(Turn(interaction, content))
  }

  /// Performs `body` on an interaction and its content; returns the resulting calls and requests.
  static func perform(
    on interaction: inout Interaction, _ content: inout Content,
    _ body: (inout EventTurn) -> Void
  ) -> Output {
    var events = EventTurn(consume interaction, consume content)
    body(&events)
    let output = events.turn.trace.takeOutput()
    interaction = events.pointing.dragging.turn.ownedInteraction.take()
    content = events.pointing.dragging.turn.ownedContent.take()
    return output
  }

  /// Hands an event to the steps for its kind, and limits its numbers so that no sum overflows.
  mutating func dispatch(_ event: InputEvent.Kind) {
    turn.interaction.isOutdated = true
    switch event {
    case .pointerPressed(let id, at: let point, let button):
      pointing.press(id, at: point.clampedToFarthest, button)
    case .pointerMoved(let id, to: let point, let isDown):
      pointing.move(id, to: point.clampedToFarthest, isDown: isDown)
    case .pointerReleased(let id, at: let point, let button):
      pointing.release(id, at: point.clampedToFarthest, button)
    case .pointerCancelled(let id): pointing.decide(.lost, for: id)
    case .pointerLeft: turn.pointers.hover(nil)
    case .wheelScrolled(at: let point, by: let notches):
      pointing.turnWheel(at: point.clampedToFarthest, by: notches.clampedToFarthest)
    case .keyPressed(let key): pressKey(key)
    case .textEntered(let text): insert(text)
    case .textComposed(let text): insert(text, .textComposition, \.textComposition)
    case .messageReceived(let message): callHandlers(of: message)
    case .incomingDrag(let event): dragging.follow(event)
    case .outgoingDrag(let event): dragging.follow(event)
    case .clipboardRead(let contents): paste(contents)
    case .keyReleased, .focusGained, .windowShown: break
    case .modifiersChanged(let modifiers): hold(modifiers)
    case .focusLost, .windowHidden: loseInput()
    case .windowResized(let size): resize(to: size)
    }
  }

  private mutating func resize(to size: Size) {
    pointing.abandonUndecided()
    turn.content.windowResized(to: size.clampedToWindow)
    turn.readContent(animated: false)
    dragging.updateTarget()
  }

  /// Hands a key to the first of these that uses it: a drag, a gesture, the clipboard, the menu
  /// key, the focus, scrolling, the handlers of keys.
  private mutating func pressKey(_ key: Key) {
    pointing.abandonUndecided()
    if let drag = turn.drag {
      if key == .escape { return dragging.endDrag(.cancelled) }
      if drag.isByKeyboard { moveOrDrop(with: key) }
      return
    }
    if turn.pointers.touches.contains(where: \.role.isCancelledByEscape) {
      if key == .escape {
        for active in turn.pointers.touches where active.role.isCancelledByEscape {
          pointing.cancel(active.touch.id)
        }
      }
      return
    }
    if let command = ClipboardKey(key, turn.modifiers), run(command) { return }
    let edited = turn.content.editedItem
    if edited == nil, key.asksForMenu(turn.modifiers), pointing.showMenuOfFocus() { return }
    if edited == nil, moveFocus(with: key) || turn.scroll(with: key) { return }
    let item = edited ?? turn.interaction.focused
    for handler in Content.handlers.general.keyHandlers {
      turn.trace.append(handler(&turn.content, key, turn.modifiers, item))
    }
    turn.readContent()
  }

  private mutating func callHandlers(of message: Message) {
    let handlers = Content.handlers.handlers(ofMessage: message.name)
    turn.report(.message, ["name": .string(message.name)])
    if handlers.isEmpty {
      turn.report(.fault, ["reason": .string("no handler of the message '\(message.name)'")])
    }
    for handler in handlers { turn.trace.append(handler(&turn.content, message)) }
    turn.readContent()
  }

  /// Stores the held modifier keys, which can change what a drop does.
  private mutating func hold(_ modifiers: Modifiers) {
    let preferred = turn.modifiers.preferredOperation
    let outside = turn.modifiers.preferredOperationOutside
    turn.keyboard.setModifiers(modifiers)
    dragging.updateOffer(preferring: outside)
    guard preferred != modifiers.preferredOperation, let target = turn.drag?.target else { return }
    dragging.updateTarget()
    if turn.drag?.isByKeyboard == true, let gap = target.gap { keepGap(gap, over: target.item) }
  }

  /// Interrupts gestures whose releases the window will not see: it lost the focus or was hidden.
  private mutating func loseInput() {
    // A drag that is offered to other programs continues: its pointer can be over one of them.
    for id in turn.pointers.touches.map(\.touch.id)
    where turn.drag?.isOffered != true || turn.session?.pointer != id {
      pointing.decide(.lost, for: id)
    }
    if turn.drag?.isByKeyboard == true { dragging.endDrag(.interrupted) }
    turn.pointers.setMenuPress(nil)
    turn.pointers.hover(nil)
    hold([])
  }
}

// MARK: - The item whose text is edited

extension EventTurn {
  /// Inserts typed or composed text into the item whose text is edited, if any.
  mutating func insert(
    _ text: String, _ name: Call.Name = .textInput,
    _ handler: (ItemHandlers<Content>) -> ItemHandlers<Content>.TextInput? = \.textInput
  ) {
    guard let item = turn.content.editedItem,
      let insert = turn.screen.handlerSet(of: item, turn.content).flatMap({ handler($0.handlers) })
    else { return }
    turn.report(name, item: item, ["text": .string(text)])
    insert(&turn.content, item, text)
    turn.readContent()
  }

  /// Asks the window for typed text at the edited item's frame, or to end it, if that has changed.
  mutating func requestText() {
    let area = turn.content.editedItem.map { turn.layout.frame(of: $0) ?? .zero }
    if turn.trace.setTextArea(area) { turn.trace.append([.acceptText(in: area)]) }
  }
}

extension Key {
  /// Whether the key asks for the menu of the focused item: the menu key, or Shift+F10.
  fileprivate func asksForMenu(_ modifiers: Modifiers) -> Bool {
    self == "menu" && modifiers.isEmpty || self == "f10" && modifiers == .shift
  }
}
