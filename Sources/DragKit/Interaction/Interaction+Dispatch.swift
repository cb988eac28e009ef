internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  mutating func dispatch(_ event: InputEvent.Kind, _ content: inout some InteractiveContent) {
    switch event {
    case .pointerPressed(let id, at: let point, let button):
      press(id, at: point.clampedToFarthest, button, &content)
    case .pointerMoved(let id, to: let point, let isDown):
      move(id, to: point.clampedToFarthest, isDown: isDown, &content)
    case .pointerReleased(let id, at: let point, let button):
      release(id, at: point.clampedToFarthest, button, &content)
    case .pointerCancelled(let id): decide(.lost, for: id, &content)
    case .pointerLeft: pointers.hover(nil)
    case .wheelScrolled(at: let point, by: let turn):
      turnWheel(at: point.clampedToFarthest, by: turn, &content)
    case .keyPressed(let key): press(key, &content)
    case .textEntered(let text): enter(text, &content)
    case .messageReceived(let message): receive(message, &content)
    case .incomingDrag(let event): receive(event, &content)
    case .outgoingDrag(let event): receive(event, &content)
    case .clipboardRead(let contents): paste(contents, &content)
    case .keyReleased, .focusGained, .windowShown: break
    case .modifiersChanged(let modifiers): hold(modifiers, &content)
    case .focusLost, .windowHidden: propagate(.inputLost, &content)
    case .windowResized(let size): resize(to: size, &content)
    }
  }

  private mutating func resize(to size: Size, _ content: inout some InteractiveContent) {
    propagate(.otherInput, &content)
    content.windowResized(to: size.clampedToWindow)
    read(&content, animated: false)
    updateTarget(&content)
  }

  private mutating func press(_ key: Key, _ content: inout some InteractiveContent) {
    propagate(.otherInput, &content)
    if let drag {
      if key == .escape { return end(.cancelled, &content) }
      if drag.isByKeyboard { carry(with: key, &content) }
      return
    }
    if pointers.touches.contains(where: \.role.isCancelledByEscape) {
      if key == .escape { propagate(.escapePressed, &content) }
      return
    }
    if let command = ClipboardKey(key, modifiers), perform(command, &content) { return }
    let edited = content.editedItem
    if edited == nil, key.asksForMenu(modifiers), showMenu(&content) { return }
    if edited == nil, moveFocus(with: key, &content) || scroll(with: key, &content) { return }
    let item = edited ?? focused
    runHandler(of: &content) { interaction, content in
      for handler in type(of: content).handlers.keyHandlers {
        interaction.trace.append(handler(&content, key, interaction.modifiers, item))
      }
    }
  }

  private mutating func receive(_ message: Message, _ content: inout some InteractiveContent) {
    let handlers = type(of: content).handlers.handlers(ofMessage: message.name)
    report(.message, content, ["name": .string(message.name)])
    if handlers.isEmpty {
      report(.fault, content, ["reason": .string("no handler of the message '\(message.name)'")])
    }
    runHandler(of: &content) { interaction, content in
      for handler in handlers { interaction.trace.append(handler(&content, message)) }
    }
  }

  mutating func hold(_ modifiers: Modifiers, _ content: inout some InteractiveContent) {
    let preferred = self.modifiers.preferredOperation
    let outside = self.modifiers.preferredOperationOutside
    keyboard.setModifiers(modifiers)
    updateOffer(preferring: outside, content)
    guard preferred != modifiers.preferredOperation, let target = drag?.target else { return }
    updateTarget(&content)
    if drag?.isByKeyboard == true, let gap = target.gap {
      keepGap(gap, over: target.item, &content)
    }
  }
}
