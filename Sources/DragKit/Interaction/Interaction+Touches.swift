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
    guard id.kind != .keyboard else { return }
    // A hand that takes the mouse has let go of the keyboard.
    if session?.pointer == .keyboard { end(.cancelled, &content) }
    focus?.isVisible = false
    guard button == .primary else { return pressOther(button, of: id, at: point, &content) }
    // A second press of a pointer that is down already: its release was lost.
    decide(.lost, for: id, &content)
    (hovered, hoveredPart) = (nil, nil)
    touches.append(activeTouch(id, at: point, content))
    if closeRows(forPressOf: id) { return }
    if takeScrollBar(id, &content) { return }
    decide(.pressed, for: id, &content)
    catchScrolling(id, content)
  }

  /// A pointer moved, with its button held or not.
  mutating func move(
    _ id: PointerID, to point: Point, isDown: Bool, _ content: inout some InteractiveContent
  ) {
    guard let index = index(of: id) else { return hover(id, over: point, content) }
    // The system no longer sees the button held: the release was lost (R20).
    guard isDown else { return decide(.lost, for: id, &content) }
    let before = touches[index].touch.location
    guard before != point else { return }
    touches[index].touch.location = point
    touches[index].touch.phase = .moved
    touches[index].touch.timestamp = now
    if [.following, .scrolling, .swiping].contains(touches[index].role) {
      touches[index].trail.add(point, at: now)
    }
    noteStraying(of: index, content.tuning)
    switch touches[index].role {
    case .open: moveOpen(touches[index], &content)
    case .carrying: carry(to: point, &content)
    case .following: respond(touches[index], &content)
    case .scrolling, .swiping: pan(touches[index], by: point - before, &content)
    case .holdingThumb: dragThumb(touches[index], content)
    case .paging, .spent: break
    }
  }

  private mutating func noteStraying(of index: Int, _ tuning: Tuning) {
    let isFar = touches[index].touch.way.isLonger(than: tuning.touchSlop)
    if isFar { touches[index].touch.hasStrayed = true }
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
    case .open where addItems(at: active, &content): break
    case .open:
      decide(isInside(active, content) ? .releasedInside : .releasedOutside, for: id, &content)
    case .carrying: letGo(active, &content)
    case .following: respond(active, &content)
    case .scrolling, .swiping: pan(active, by: .zero, &content)
    case .holdingThumb, .paging, .spent: break
    }
    touches.removeAll { $0.touch.id == id }
  }

  /// The pointer that carries something goes up: a drop, or the call for a menu where the item was
  /// lifted by a finger that never moved.
  private mutating func letGo(_ active: ActiveTouch, _ content: inout some InteractiveContent) {
    let outcome = Arbiter.outcome(
      of: .releasedUnmoved, for: active.touch.id.kind, on: active.traits)
    let wasHeld = now >= active.touch.began + content.tuning.longPress
    guard outcome == .menu, wasHeld, !active.touch.hasStrayed else { return drop(&content) }
    end(.cancelled, &content)
    showMenu(of: active.touch.item, in: active.container, at: active.touch.location, &content)
  }

  /// Ends what a pointer was doing, without it.
  mutating func interrupt(_ id: PointerID, _ content: inout some InteractiveContent) {
    cancel(id, &content)
    touches.removeAll { $0.touch.id == id }
  }

  /// Takes its meaning from a pointer that is still down.
  mutating func cancel(_ id: PointerID, _ content: inout some InteractiveContent) {
    guard let index = index(of: id) else { return }
    touches[index].touch.phase = .cancelled
    touches[index].touch.timestamp = now
    let active = touches[index]
    touches[index].role = .spent
    switch active.role {
    case .carrying: end(.interrupted, &content)
    case .following: respond(active, &content)
    case .scrolling, .swiping: pan(active, by: .zero, &content)
    case .open, .holdingThumb, .paging, .spent: break
    }
  }

  /// Focus or the window was lost: nothing will be heard of any pointer.
  mutating func loseAll(_ content: inout some InteractiveContent) {
    for id in touches.map(\.touch.id) { decide(.lost, for: id, &content) }
    if session?.pointer == .keyboard { end(.interrupted, &content) }
    (hovered, hoveredPart) = (nil, nil)
    modifiers = []
  }

  /// A key went down.
  mutating func press(_ key: Key, _ content: inout some InteractiveContent) {
    abandonOpenTouches()
    guard session == nil else { return pressInDrag(key, &content) }
    if key == .escape { cancelFollowing(&content) }
    if moveFocus(with: key, &content) { return }
    if scroll(with: key, content) { return }
    for handler in wiring(of: content).keyHandlers {
      trace.append(handler(&content, key, modifiers))
    }
    read(content, animated: true)
  }

  private mutating func pressInDrag(
    _ key: Key, _ content: inout some InteractiveContent
  ) {
    if key == .escape { return end(.cancelled, &content) }
    if session?.pointer == .keyboard { carry(with: key, &content) }
  }

  /// Other modifier keys are held: what is dragged may be copied now, or moved again.
  mutating func press(_ modifiers: Modifiers, _ content: inout some InteractiveContent) {
    let prefersCopy = self.modifiers.contains(.control)
    self.modifiers = modifiers
    if prefersCopy != modifiers.contains(.control), session?.target != nil {
      let target = session?.target
      updateTarget(&content)
      guard session?.pointer == .keyboard, let target, let gap = target.gap else { return }
      keepGap(gap, over: target.item, &content)
    }
  }

  /// Escape calls off what follows a touch too.
  private mutating func cancelFollowing(_ content: inout some InteractiveContent) {
    for active in touches where active.role == .following {
      cancel(active.touch.id, &content)
    }
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
    case .scroll: beginPan(.scrolling, id, &content)
    case .swipe: beginPan(.swiping, id, &content)
    case .menu:
      touches[index].role = .spent
      showMenu(of: active.touch.item, in: active.container, at: active.touch.location, &content)
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
      !active.touch.hasStrayed || kind == .mouse,
      Arbiter.outcome(of: .heldStill, for: kind, on: active.traits) != nil
    else { return nil }
    return active.touch.began + tuning.longPress
  }

  private mutating func moveOpen(
    _ active: ActiveTouch, _ content: inout some InteractiveContent
  ) {
    let (touch, way) = (active.touch, active.touch.way)
    if way.isLonger(than: content.tuning.liftDistance) {
      decide(.movedBeyondLiftDistance, for: touch.id, &content)
    }
    // What the mouse has lifted by now is decided.
    guard touch.hasStrayed, let index = index(of: touch.id), touches[index].role == .open else {
      return
    }
    let axis = scrollable(under: touch.item)?.axis ?? .vertical
    let isAcross = way[axis.across].magnitude > way[axis].magnitude
    decide(isAcross ? .movedAcross : .movedAlong, for: touch.id, &content)
  }

  private mutating func follow(_ id: PointerID, _ content: inout some InteractiveContent) {
    guard let index = index(of: id) else { return }
    touches[index].role = .following
    touches[index].trail.add(touches[index].touch.location, at: now)
    respond(touches[index], &content)
  }

  /// Tells the responder of a touch's item what the touch did.
  private mutating func respond(
    _ active: ActiveTouch, _ content: inout some InteractiveContent
  ) {
    guard let item = active.touch.item,
      let responder = wiring(of: content).handlers(for: item, in: active.container)?
        .handlers.touches
    else { return }
    let touch = active.told(at: now, content.tuning)
    call(
      touch.phase.callName,
      [
        "item": .string(active.itemName), "pointer": .string(touch.id.kind.rawValue),
        "location": .integers(touch.location.pixels),
      ])
    switch touch.phase {
    case .began: responder.touchesBegan([touch], content: &content)
    case .moved: responder.touchesMoved([touch], content: &content)
    case .ended: responder.touchesEnded([touch], content: &content)
    case .cancelled: responder.touchesCancelled([touch], content: &content)
    }
    lettingGo = touch.phase == .ended ? touch : nil
    read(content, animated: true)
    lettingGo = nil
  }

  private mutating func tap(_ active: ActiveTouch, _ content: inout some InteractiveContent) {
    if let part = active.part, let item = active.touch.item {
      return tapPart(part, of: item, &content)
    }
    guard let item = active.touch.item,
      let tap = wiring(of: content).handlers(for: item, in: active.container)?.handlers.tap
    else { return }
    perform(tap, on: item, &content)
  }

  /// Lets an item be tapped, by a pointer or by a key.
  mutating func perform<Content: InteractiveContent>(
    _ tap: ItemHandlers<Content>.Tap, on item: ItemID, _ content: inout Content
  ) {
    call("tap", ["item": .string(content.name(of: item))])
    trace.append(tap(&content, item, modifiers))
    read(content, animated: true)
  }

  func isInside(_ active: ActiveTouch, _ content: some InteractiveContent) -> Bool {
    let part = partFrame(of: active, content)
    guard active.part == nil || part != nil, let item = active.touch.item,
      let frame = part ?? view.frame(of: item)
    else { return false }
    let area = active.touch.id.kind == .touch ? frame.reachable : frame
    return area.contains(active.touch.location)
  }

  private mutating func hover(
    _ id: PointerID, over point: Point, _ content: some InteractiveContent
  ) {
    guard id.kind == .mouse, session == nil else { return }
    hoveredPart = nil
    guard collectionWithScrollBar(at: point, for: .mouse) == nil else { return hovered = nil }
    hovered = view.item(at: point, where: content.isUserInteractionEnabled).flatMap { item in
      hasMeaning(item, at: point, content) ? item : nil
    }
    hoveredPart = hoveredPart(of: hovered, at: point, content)
  }

  private func hasMeaning(
    _ item: ItemID, at point: Point, _ content: some InteractiveContent
  ) -> Bool {
    let isMoreThanScrolled = !traits(of: item, content).subtracting(.scrollable).isEmpty
    return isMoreThanScrolled || hoveredPart(of: item, at: point, content) != nil
  }

  /// What an item can do now.
  func traits<Content: InteractiveContent>(
    of item: ItemID, _ content: Content
  ) -> Arbiter.Traits {
    guard let container = view.container(of: item) else {
      return Content.wiring.handlers(for: item, in: nil)?.handlers.traits(in: content) ?? []
    }
    return content.traits(of: item, in: container)
  }

  /// A pointer that has just gone down, with what it went down on.
  private func activeTouch(
    _ id: PointerID, at point: Point, _ content: some InteractiveContent
  ) -> ActiveTouch {
    let isCovered = view.item(at: point, in: [.menus]) { _ in true } != nil
    let flying = session == nil && !isCovered ? flightToCatch(at: point) : nil
    let bar = flying == nil ? collectionWithScrollBar(at: point, for: id.kind) : nil
    let item = flying?.item ?? bar?.area.view ?? hit(at: point, by: id.kind, content)
    let container = item.flatMap { view.container(of: $0) }
    var traits = item.map { self.traits(of: $0, content) } ?? []
    if flying != nil { traits.insert(.flying) }
    let seen = flying.map { seenFrame(of: $0) } ?? item.flatMap { seenFrame(of: $0) }
    let touch = Touch(
      id, at: point, time: now, item: item, grab: point - (seen?.origin ?? point))
    let name = item.map { content.name(of: $0) } ?? ""
    let part = flying == nil ? item.flatMap { pressedPart(of: $0, at: point, content) } : nil
    return ActiveTouch(touch, on: name, in: container, part?.traits ?? traits, part: part?.name)
  }

  /// What a pointer hits: what glides under it, else what rests there; a finger also what it misses
  /// by less than its width, where it would hit nothing that answers.
  private func hit(
    at point: Point, by kind: PointerKind, _ content: some InteractiveContent
  ) -> ItemID? {
    let isEnabled = content.isUserInteractionEnabled
    let isCovered = view.item(at: point, in: [.controls, .menus], where: isEnabled) != nil
    if !isCovered, let gliding = glidingItem(at: point, where: isEnabled) { return gliding }
    let item = view.item(at: point, where: isEnabled)
    guard kind == .touch, item.map({ traits(of: $0, content).isEmpty }) ?? true else {
      return item
    }
    let near = view.itemInReach(of: point) { item in
      content.isUserInteractionEnabled(item) && !traits(of: item, content).isEmpty
    }
    return near ?? item
  }

  /// An item that a touch flung, where it is seen.
  private func glidingItem(at point: Point, where isMeant: (ItemID) -> Bool) -> ItemID? {
    motion.displacements.last { displacement in
      displacement.glides && seenFrame(of: displacement.item)?.contains(point) == true
        && isMeant(displacement.item)
    }?.item
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
