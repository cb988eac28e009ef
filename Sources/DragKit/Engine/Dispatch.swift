internal import DragEvents
internal import DragGeometry
internal import DragModel

extension Turn {
  mutating func dispatch(_ event: InputEvent.Kind) {
    switch event {
    case .pointerPressed(let id, at: let point, let button):
      press(id, at: point.clampedToFarthest, button)
    case .pointerMoved(let id, to: let point, let isDown):
      move(id, to: point.clampedToFarthest, isDown: isDown)
    case .pointerReleased(let id, at: let point, let button):
      release(id, at: point.clampedToFarthest, button)
    case .pointerCancelled(let id): decide(.lost, for: id)
    case .pointerLeft: pointers.hover(nil)
    case .wheelScrolled(at: let point, by: let turn):
      turnWheel(at: point.clampedToFarthest, by: turn)
    case .keyPressed(let key): press(key)
    case .textEntered(let text): insert(text)
    case .messageReceived(let message): receive(message)
    case .incomingDrag(let event): receive(event)
    case .outgoingDrag(let event): receive(event)
    case .clipboardRead(let contents): paste(contents)
    case .keyReleased, .focusGained, .windowShown: break
    case .modifiersChanged(let modifiers): hold(modifiers)
    case .focusLost, .windowHidden: loseInput()
    case .windowResized(let size): resize(to: size)
    }
  }

  private mutating func resize(to size: Size) {
    abandonUndecided()
    content.windowResized(to: size.clampedToWindow)
    readContent(animated: false)
    updateTarget()
  }

  private mutating func press(_ key: Key) {
    abandonUndecided()
    if let drag {
      if key == .escape { return endDrag(.cancelled) }
      if drag.isByKeyboard { carry(with: key) }
      return
    }
    if pointers.touches.contains(where: \.role.isCancelledByEscape) {
      if key == .escape {
        for active in pointers.touches where active.role.isCancelledByEscape {
          cancel(active.touch.id)
        }
      }
      return
    }
    if let command = ClipboardKey(key, modifiers), perform(command) { return }
    let edited = content.editedItem
    if edited == nil, key.asksForMenu(modifiers), showMenuOfFocus() { return }
    if edited == nil, moveFocus(with: key) || scroll(with: key) { return }
    let item = edited ?? interaction.focused
    runHandler { turn in
      for handler in Content.handlers.keyHandlers {
        let requests = handler(&turn.content, key, turn.modifiers, item)
        turn.trace.append(requests)
      }
    }
  }

  private mutating func receive(_ message: Message) {
    let handlers = Content.handlers.handlers(ofMessage: message.name)
    report(.message, ["name": .string(message.name)])
    if handlers.isEmpty {
      report(.fault, ["reason": .string("no handler of the message '\(message.name)'")])
    }
    runHandler { turn in
      for handler in handlers {
        let requests = handler(&turn.content, message)
        turn.trace.append(requests)
      }
    }
  }

  private mutating func hold(_ modifiers: Modifiers) {
    let preferred = self.modifiers.preferredOperation
    let outside = self.modifiers.preferredOperationOutside
    keyboard.setModifiers(modifiers)
    updateOffer(preferring: outside)
    guard preferred != modifiers.preferredOperation, let target = drag?.target else { return }
    updateTarget()
    if drag?.isByKeyboard == true, let gap = target.gap { keepGap(gap, over: target.item) }
  }

  /// Interrupts the gestures whose releases the window will not see: it lost the focus or was hidden.
  ///
  /// A pointer whose items other programs may take can be on its way to one of them, and continues.
  private mutating func loseInput() {
    for id in pointers.touches.map(\.touch.id)
    where drag?.isOffered != true || session?.pointer != id {
      decide(.lost, for: id)
    }
    if drag?.isByKeyboard == true { endDrag(.interrupted) }
    pointers.setMenuPress(nil)
    pointers.hover(nil)
    hold([])
  }
}

extension Key {
  /// Whether the key asks for the menu of the focused item: the menu key, or Shift+F10.
  fileprivate func asksForMenu(_ modifiers: Modifiers) -> Bool {
    self == "menu" && modifiers.isEmpty || self == "f10" && modifiers == .shift
  }
}
