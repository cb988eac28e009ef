/// The layer of steps (see ``Turn``) for presses, gestures, taps and menus, and for pressed rows.
struct PointerTurn<Content: InteractiveContent>: ~Copyable {
  var dragging: DragTurn<Content>

  var turn: Turn<Content> {
    @inline(__always) _read { yield dragging.turn }
    @inline(__always) _modify { yield &dragging.turn }
  }

  @inline(__always)
  init(_ turn: consuming Turn<Content>) { dragging = DragTurn(turn) }

  /// Handles a press: stores what it hits with the pointer, and decides what can be decided now.
  mutating func press(_ id: PointerID, at point: Point, _ button: PointerButton) {
    guard id.kind != .keyboard else { return }
    // Any press ends a drag by keyboard, and the editing of text that is not under it.
    if turn.drag?.isByKeyboard == true { dragging.endDrag(.cancelled) }
    turn.keyboard.hideFocus()
    endTextInput(byPressAt: point)
    turn.pointers.setMenuPress(nil)
    guard button == .primary else { return pressOther(button, of: id, at: point) }
    // If the pointer is down already, its release was lost.
    decide(.lost, for: id)
    turn.pointers.hover(nil)
    let active = activeTouch(id, at: point)
    turn.pointers.decisions.begin(id, isFirst: turn.pointers.touches.isEmpty)
    turn.pointers.add(active)
    turn.beginFocus(byPressOf: active)
    closeRows(forPressOf: id)
    if turn.pointers.role(of: id) == .ignored { return record(.closedRow, nil, of: active) }
    if pressScrollBar(id) { return record(.pressedScrollBar, .scrollBar, of: active) }
    decide(.pressed, for: id)
    turn.stopScrolling(underPressOf: id)
    guard let role = turn.pointers.role(of: id), role == .undecided || role == .scrolling else {
      return
    }
    if role == .scrolling { record(.stoppedScrolling, .scroll, of: active) }
    beginPinch(id)
  }

  /// Handles a motion: continues the gesture of a pointer that is down; else, the mouse hovers.
  mutating func move(_ id: PointerID, to point: Point, isDown: Bool) {
    guard let before = turn.pointers.location(of: id) else { return hover(id, over: point) }
    // The system no longer sees the button held: the release was lost (R20).
    guard isDown else { return decide(.lost, for: id) }
    guard before != point else { return }
    let (now, tuning) = (turn.now, turn.tuning)
    guard let active = turn.pointers.update(id, { $0.move(to: point, at: now, tuning) }) else {
      return
    }
    continueGesture(of: active, by: point - before)
  }

  /// Handles a release: ends the gesture, or chooses from the menu that the press has opened.
  mutating func release(_ id: PointerID, at point: Point, _ button: PointerButton) {
    if button == .primary, turn.pointers[id] != nil {
      // The last motion before a release counts, even if no event of its own reported it (R28).
      move(id, to: point, isDown: true)
      end(id)
    }
    chooseFromMenu(byReleaseOf: button, of: id, at: point)
  }

  private mutating func end(_ id: PointerID) {
    let now = turn.now
    guard let active = turn.pointers.update(id, { $0.end(.ended, at: now) }) else { return }
    // In these roles, a release within the slop is a tap; the next press can make it a double tap.
    let canTap = [.undecided, .following, .selectingText].contains(active.role)
    turn.pointers.recordEnd(
      of: active.touch,
      isTap: canTap && !active.touch.hasExceededSlop && turn.screen.isInside(active, turn.content))
    endGesture(of: active, .ended)
    turn.pointers.remove(id)
  }

  /// Cancels the gesture of a pointer, which then does nothing until it goes up.
  mutating func cancel(_ id: PointerID) {
    let now = turn.now
    guard let active = turn.pointers.update(id, { $0.end(.cancelled, at: now) }) else { return }
    turn.pointers.ignore(id)
    turn.pointers.recordEnd(of: active.touch, isTap: false)
    endGesture(of: active, .cancelled)
  }

  /// Handles a press of a button that is not the primary one; the secondary button shows a menu, and
  /// the others call the handlers of buttons.
  private mutating func pressOther(_ button: PointerButton, of id: PointerID, at point: Point) {
    abandonUndecided(id)
    guard turn.pointers.touches.isEmpty else { return }
    guard button == .secondary else {
      for handler in Content.handlers.general.buttonHandlers {
        turn.trace.append(handler(&turn.content, button, point))
      }
      return turn.readContent()
    }
    let item = turn.screen.item(at: point, turn.content)
    let press = ActiveTouch(
      Touch(id, at: point, time: turn.now, item: item, grab: .zero), on: "",
      in: item.flatMap { turn.layout.container(of: $0) },
      item.map { turn.screen.traits(of: $0, turn.content) } ?? [])
    if press.outcome(of: .askedForMenu) == .begin(.menu) {
      turn.pointers.decisions.begin(id, isFirst: true)
      record(.askedForMenu, .menu, of: press)
      showMenu(of: item, in: press.container, at: point)
    } else {
      showMenuElsewhere(over: item, at: point)
    }
    recordMenuPress(of: button, at: point)
  }

  /// Records what is under the mouse while no button is held.
  mutating func hover(_ id: PointerID, over point: Point) {
    guard id.kind == .mouse, !turn.screen.isDragging else { return }
    let (item, control) = turn.screen.responding(at: point, turn.content)
    turn.pointers.hover(item, control: control)
  }

  /// Returns a press with what it hits: a landing overlay, a scroll bar, a control or an item.
  private func activeTouch(_ id: PointerID, at point: Point) -> ActiveTouch {
    let caught = overlayToCatch(at: point)
    let bar = turn.screen.collectionWithScrollBar(at: point, for: id.kind)
    let item =
      caught?.item ?? bar?.area.view ?? turn.screen.hit(at: point, by: id.kind, turn.content)
    let seen = caught.map(turn.screen.seenFrame) ?? item.flatMap(turn.screen.seenFrame)
    var touch = Touch(
      id, at: point, time: turn.now, item: item, grab: point - (seen?.origin ?? point))
    touch.tapCount = turn.pointers.lastTap?.count(with: touch, turn.tuning) ?? 1
    guard let item else { return ActiveTouch(touch, on: "", in: nil, []) }
    let (name, container) = (turn.content.name(of: item), turn.layout.container(of: item))
    if turn.content.textSelection(of: item, in: container) != nil {
      return ActiveTouch(touch, on: name, in: container, .edited)
    }
    let traits = turn.screen.traits(of: item, turn.content)
    if caught != nil {
      return ActiveTouch(touch, on: name, in: container, traits.union(.landing))
    }
    let control = turn.screen.pressedControl(of: item, at: point, turn.content)
    return ActiveTouch(
      touch, on: name, in: container, control?.traits ?? traits, control: control?.name)
  }

  private func overlayToCatch(at point: Point) -> DragOverlay? {
    let isCovered = turn.layout.item(at: point, in: [.menus]) { _ in true } != nil
    guard !turn.screen.isDragging, !isCovered else { return nil }
    return turn.motion.overlayToCatch(at: point, in: turn.layout)
  }
}
