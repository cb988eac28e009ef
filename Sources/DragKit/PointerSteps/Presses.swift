internal import DragEvents
internal import DragGeometry
internal import DragModel

extension Turn {
  mutating func press(_ id: PointerID, at point: Point, _ button: PointerButton) {
    guard id.kind != .keyboard else { return }
    if drag?.isByKeyboard == true { endDrag(.cancelled) }
    keyboard.hideFocus()
    endTextInput(byPressAt: point)
    pointers.setMenuPress(nil)
    guard button == .primary else { return pressOther(button, of: id, at: point) }
    // A second press of a pointer that is down already: its release was lost.
    decide(.lost, for: id)
    pointers.hover(nil)
    let active = activeTouch(id, at: point)
    pointers.decisions.begin(id, isFirst: pointers.touches.isEmpty)
    pointers.add(active)
    beginFocus(byPressOf: active)
    closeRows(forPressOf: id)
    if pointers[id]?.role == .ignored { return note(.closedRow, nil, of: active) }
    if pressScrollBar(id) { return note(.pressedScrollBar, .scrollBar, of: active) }
    decide(.pressed, for: id)
    stopScrolling(underPressOf: id)
    guard let role = pointers[id]?.role, role == .undecided || role == .scrolling else { return }
    if role == .scrolling { note(.stoppedScrolling, .scroll, of: active) }
    PinchGesture.begin(id, &self)
  }

  mutating func move(_ id: PointerID, to point: Point, isDown: Bool) {
    guard let before = pointers.location(of: id) else { return hover(id, over: point) }
    // The system no longer sees the button held: the release was lost (R20).
    guard isDown else { return decide(.lost, for: id) }
    guard before != point else { return }
    let (now, tuning) = (now, tuning)
    guard let active = pointers.update(id, { $0.move(to: point, at: now, tuning) }) else { return }
    active.role.steps.moved(active, by: point - before, &self)
  }

  mutating func release(_ id: PointerID, at point: Point, _ button: PointerButton) {
    if button == .primary, pointers[id] != nil {
      // The last motion before a release counts, even if no event of its own reported it (R28).
      move(id, to: point, isDown: true)
      end(id)
    }
    chooseFromMenu(byReleaseOf: button, of: id, at: point)
  }

  private mutating func end(_ id: PointerID) {
    let now = now
    guard let active = pointers.update(id, { $0.end(.ended, at: now) }) else { return }
    let isTap = active.role.canTap && !active.touch.hasExceededSlop
    pointers.noteEnd(of: active.touch, isTap: isTap && screen.isInside(active, content))
    active.role.steps.ended(active, &self)
    pointers.remove(id)
  }

  /// Cancels the gesture of a pointer, which then does nothing until it goes up.
  mutating func cancel(_ id: PointerID) {
    let now = now
    guard let active = pointers.update(id, { $0.end(.cancelled, at: now) }) else { return }
    pointers.ignore(id)
    pointers.noteEnd(of: active.touch, isTap: false)
    active.role.steps.cancelled(active, &self)
  }

  private mutating func pressOther(_ button: PointerButton, of id: PointerID, at point: Point) {
    noteOtherInput(id)
    pointers.ignoreUndecided(id)
    guard button == .secondary, pointers.touches.isEmpty else { return }
    let item = screen.item(at: point, content)
    if let item,
      Arbiter.outcome(of: .askedForMenu, for: id.kind, on: screen.traits(of: item, content))
        == .menu
    {
      noteMenu(of: item, by: id)
      showMenu(of: item, in: layout.container(of: item), at: point)
    } else {
      showMenuElsewhere(over: item, at: point)
    }
    noteMenuPress(of: button, at: point)
  }

  /// Records what is under the mouse while no button is held.
  mutating func hover(_ id: PointerID, over point: Point) {
    guard id.kind == .mouse, !screen.isDragging else { return }
    let (item, part) = screen.responding(at: point, content)
    pointers.hover(item, part: part)
  }

  private func activeTouch(_ id: PointerID, at point: Point) -> ActiveTouch {
    let isCovered = layout.item(at: point, in: [.menus]) { _ in true } != nil
    let canCatch = !screen.isDragging && !isCovered
    let flying = canCatch ? motion.overlayToCatch(at: point, in: layout) : nil
    let bar = flying == nil ? screen.collectionWithScrollBar(at: point, for: id.kind) : nil
    let item = flying?.item ?? bar?.area.view ?? screen.hit(at: point, by: id.kind, content)
    let container = item.flatMap { layout.container(of: $0) }
    var traits = item.map { screen.traits(of: $0, content) } ?? []
    if flying != nil { traits.insert(.flying) }
    let seen = flying.map(screen.seenFrame) ?? item.flatMap(screen.seenFrame)
    var touch = Touch(id, at: point, time: now, item: item, grab: point - (seen?.origin ?? point))
    touch.tapCount = pointers.lastTap?.count(with: touch, tuning) ?? 1
    let name = item.map { content.name(of: $0) } ?? ""
    if let item, TextGesture.handler(of: item, in: container, content) != nil {
      return ActiveTouch(touch, on: name, in: container, .edited)
    }
    let part =
      flying == nil ? item.flatMap { screen.pressedPart(of: $0, at: point, content) } : nil
    return ActiveTouch(touch, on: name, in: container, part?.traits ?? traits, part: part?.name)
  }
}

// MARK: - The decisions of the arbiter

extension Turn {
  /// Decides a pointer by the arbiter's table; without a row for the trigger, nothing happens.
  mutating func decide(_ trigger: Arbiter.Trigger, for id: PointerID) {
    guard let active = pointers[id], let outcome = active.outcome(of: trigger) else { return }
    perform(outcome, of: active)
    note(trigger, outcome: outcome, of: active)
  }

  private mutating func perform(_ outcome: Arbiter.Outcome, of active: ActiveTouch) {
    let id = active.touch.id
    switch outcome {
    case .lift:
      pointers.ignore(id)
      lift(with: active.touch, in: active.container)
    case .follow: FollowGesture.begin(id, &self)
    case .tap: tap(active)
    case .scroll: PanGesture.begin(.scrolling, id, &self)
    case .swipe: PanGesture.begin(.swiping, id, &self)
    case .band: beginBand(id)
    case .selectText: TextGesture.begin(active, &self)
    case .open:
      pointers.ignore(id)
      tap(active)
      noteMenuPress(of: .primary, at: active.touch.location)
    case .menu:
      pointers.ignore(id)
      showMenu(of: active.touch.item, in: active.container, at: active.touch.location)
    case .abandon: pointers.ignore(id)
    case .interrupt:
      cancel(id)
      pointers.remove(id)
    }
  }
}

extension ActiveTouch.Role {
  /// Whether a release where the press was is a tap, with which the next press can count.
  fileprivate var canTap: Bool {
    self == .undecided || self == .following || self == .selectingText
  }
}
