internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// A mouse button or a finger went down.
  mutating func press(
    _ id: PointerID, at point: Point, _ button: PointerButton,
    _ content: inout some InteractiveContent
  ) {
    guard button == .primary else { return abandonOpenTouches(of: id) }
    // A second press of a pointer that is down already: its release was lost.
    decide(.lost, for: id, &content)
    hovered = nil
    touches.append(activeTouch(id, at: point, content))
    decide(.pressed, for: id, &content)
  }

  /// A pointer moved, with its button held or not.
  mutating func move(
    _ id: PointerID, to point: Point, isDown: Bool, _ content: inout some InteractiveContent
  ) {
    guard let index = index(of: id) else { return hover(id, over: point, content) }
    // The system no longer sees the button held: the release was lost (R20).
    guard isDown else { return decide(.lost, for: id, &content) }
    guard touches[index].touch.location != point else { return }
    touches[index].touch.location = point
    touches[index].touch.phase = .moved
    touches[index].touch.timestamp = now
    switch touches[index].role {
    case .open: moveOpen(touches[index], &content)
    case .carrying: carry(to: point, &content)
    case .following: respond(touches[index], &content)
    case .spent: break
    }
  }

  /// A mouse button or a finger went up.
  ///
  /// A release of what never went down means nothing.
  mutating func release(
    _ id: PointerID, at point: Point, _ button: PointerButton,
    _ content: inout some InteractiveContent
  ) {
    guard button == .primary, index(of: id) != nil else { return }
    // The last motion before a release counts, even where no event of its own told it (R28).
    move(id, to: point, isDown: true, &content)
    guard let index = index(of: id) else { return }
    touches[index].touch.phase = .ended
    touches[index].touch.timestamp = now
    let active = touches[index]
    switch active.role {
    case .open: decide(isInside(active) ? .releasedInside : .releasedOutside, for: id, &content)
    case .carrying: drop(&content)
    case .following: respond(active, &content)
    case .spent: break
    }
    touches.removeAll { $0.touch.id == id }
  }

  /// Ends what a pointer was doing, without it.
  mutating func interrupt(_ id: PointerID, _ content: inout some InteractiveContent) {
    guard let index = index(of: id) else { return }
    touches[index].touch.phase = .cancelled
    touches[index].touch.timestamp = now
    let active = touches[index]
    switch active.role {
    case .carrying: end(.interrupted, &content)
    case .following: respond(active, &content)
    case .open, .spent: break
    }
    touches.removeAll { $0.touch.id == id }
  }

  /// Focus or the window was lost: nothing will be heard of any pointer.
  mutating func loseAll(_ content: inout some InteractiveContent) {
    for id in touches.map(\.touch.id) { decide(.lost, for: id, &content) }
    hovered = nil
    modifiers = []
  }

  /// A key went down.
  mutating func press(_ key: Key, _ content: inout some InteractiveContent) {
    abandonOpenTouches()
    guard session == nil else {
      if key == .escape { end(.cancelled, &content) }
      return
    }
    for handler in wiring(of: content).keyHandlers {
      output.requests += handler(&content, key, modifiers)
    }
    read(content, animated: true)
  }

  /// Takes the meaning from pointers of which nothing is decided yet (R8).
  mutating func abandonOpenTouches(of id: PointerID? = nil) {
    for index in touches.indices where touches[index].role == .open {
      let active = touches[index]
      guard id == nil || active.touch.id == id else { continue }
      let outcome = Arbiter.outcome(
        of: .otherInput, for: active.touch.id.kind, on: active.traits)
      if outcome == .abandon { touches[index].role = .spent }
    }
  }

  func index(of id: PointerID) -> Int? { touches.firstIndex { $0.touch.id == id } }

  func wiring<Content: InteractiveContent>(of content: Content) -> Wiring<Content> {
    Content.wiring
  }
}

extension Interaction {
  /// What the arbiter's table says to what happened, done.
  mutating func decide(
    _ happening: Arbiter.Happening, for id: PointerID, _ content: inout some InteractiveContent
  ) {
    guard let index = index(of: id) else { return }
    let active = touches[index]
    switch Arbiter.outcome(of: happening, for: id.kind, on: active.traits) {
    case .lift: lift(id, &content)
    case .follow: follow(id, &content)
    case .tap: tap(active, &content)
    case .abandon: touches[index].role = .spent
    case .interrupt: interrupt(id, &content)
    case nil: break
    }
  }

  /// Lifts what has been held for the long-press time.
  mutating func liftWhatWasHeld(_ content: inout some InteractiveContent) {
    for active in touches {
      guard let deadline = holdDeadline(of: active, content.tuning), deadline <= now else {
        continue
      }
      decide(.heldStill, for: active.touch.id, &content)
    }
  }

  /// When a touch that stays where it is will have been held long enough.
  func holdDeadline(of active: ActiveTouch, _ tuning: Tuning) -> Microseconds? {
    let kind = active.touch.id.kind
    guard active.role == .open, kind == .touch || tuning.mouseLongPressLifts,
      Arbiter.outcome(of: .heldStill, for: kind, on: active.traits) != nil
    else { return nil }
    return active.touch.began + tuning.longPress
  }

  private mutating func moveOpen(
    _ active: ActiveTouch, _ content: inout some InteractiveContent
  ) {
    let (touch, tuning) = (active.touch, content.tuning)
    if touch.way.isLonger(than: tuning.liftDistance) {
      decide(.movedBeyondLiftDistance, for: touch.id, &content)
    }
    if touch.way.isLonger(than: tuning.touchSlop) {
      decide(.movedBeyondSlop, for: touch.id, &content)
    }
  }

  private mutating func follow(_ id: PointerID, _ content: inout some InteractiveContent) {
    guard let index = index(of: id) else { return }
    touches[index].role = .following
    respond(touches[index], &content)
  }

  /// Tells the responder of a touch's item what the touch did.
  private mutating func respond(
    _ active: ActiveTouch, _ content: inout some InteractiveContent
  ) {
    guard let item = active.touch.item,
      let responder = wiring(of: content).handlers(for: item, in: active.container)?.touches
    else { return }
    let touch = active.touch
    call(
      touch.phase.callName,
      [
        "item": .string(content.name(of: item)), "pointer": .string(touch.id.kind.rawValue),
        "location": .integers(touch.location.pixels),
      ])
    responder.call(for: touch.phase)([touch], &content)
    read(content, animated: true)
  }

  private mutating func tap(_ active: ActiveTouch, _ content: inout some InteractiveContent) {
    guard let item = active.touch.item,
      let tap = wiring(of: content).handlers(for: item, in: active.container)?.tap
    else { return }
    call("tap", ["item": .string(content.name(of: item))])
    output.requests += tap(&content, item)
    read(content, animated: true)
  }

  private func isInside(_ active: ActiveTouch) -> Bool {
    guard let item = active.touch.item, let place = view.places[item] else { return false }
    return place.contains(active.touch.location)
  }

  private mutating func hover(
    _ id: PointerID, over point: Point, _ content: some InteractiveContent
  ) {
    guard id.kind == .mouse, session == nil else { return }
    hovered = view.stage.item(at: point, in: content.model).flatMap { item in
      let handlers = wiring(of: content).handlers(for: item, in: view.container(of: item))
      return handlers?.traits.isEmpty == false ? item : nil
    }
  }

  private func activeTouch(
    _ id: PointerID, at point: Point, _ content: some InteractiveContent
  ) -> ActiveTouch {
    let flying = session == nil ? flightToCatch(at: point) : nil
    let item = flying?.item ?? view.stage.item(at: point, in: content.model)
    let container = item.flatMap { view.container(of: $0) }
    let handlers = item.flatMap { wiring(of: content).handlers(for: $0, in: container) }
    var traits = handlers?.traits ?? []
    if flying != nil { traits.insert(.flying) }
    let touch = Touch(id, at: point, time: now, item: item)
    return ActiveTouch(touch: touch, container: container, traits: traits, role: .open)
  }
}

extension Touch.Phase {
  fileprivate var callName: String {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }
}
