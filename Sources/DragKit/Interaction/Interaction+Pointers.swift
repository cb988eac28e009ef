internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  mutating func press(
    _ id: PointerID, at point: Point, _ button: PointerButton,
    _ content: inout some InteractiveContent
  ) {
    guard id.kind != .keyboard else { return }
    propagate(.pointerPressed, &content)
    endTextInput(byPressAt: point, &content)
    pointers.menuPress = nil
    guard button == .primary else { return pressOther(button, of: id, at: point, &content) }
    // A second press of a pointer that is down already: its release was lost.
    decide(.lost, for: id, &content)
    pointers.hover(nil)
    let active = activeTouch(id, at: point, content)
    pointers.decisions.begin(id, isFirst: pointers.touches.isEmpty)
    pointers.add(active)
    beginFocus(byPressOf: active, content)
    propagate(.pointerAdded(id), &content)
    if pointers[id]?.role == .ignored { return note(.closedRow, nil, of: active) }
    if pressScrollBar(id, &content) { return note(.pressedScrollBar, .scrollBar, of: active) }
    decide(.pressed, for: id, &content)
    propagate(.pressDecided(id), &content)
    guard let role = pointers[id]?.role, [.undecided, .scrolling].contains(role) else { return }
    if role == .scrolling { note(.stoppedScrolling, .scroll, of: active) }
    beginPinch(id, &content)
  }

  mutating func move(
    _ id: PointerID, to point: Point, isDown: Bool, _ content: inout some InteractiveContent
  ) {
    guard let before = pointers.location(of: id) else {
      return hover(id, over: point, content)
    }
    // The system no longer sees the button held: the release was lost (R20).
    guard isDown else { return decide(.lost, for: id, &content) }
    guard before != point else { return }
    let tuning = layout.tuning
    guard let active = pointers.update(id, { [now] in $0.move(to: point, at: now, tuning) })
    else { return }
    switch active.role {
    case .undecided: moveUndecided(active, &content)
    case .carrying: carry(to: point, &content)
    case .following: respond(to: active, &content)
    case .scrolling, .swiping: pan(active, .moved, by: point - before, &content)
    case .holdingThumb: dragThumb(active, &content)
    case .banding: dragBand(active, .changed, &content)
    case .magnifying: pinch(active, .changed, &content)
    case .selectingText: selectText(active, .moved, &content)
    case .ignored where pointers.menuPress?.button == .primary: hover(id, over: point, content)
    case .paging, .ignored: break
    }
  }

  private mutating func moveUndecided(
    _ active: ActiveTouch, _ content: inout some InteractiveContent
  ) {
    let id = active.touch.id
    let axis = active.touch.item.flatMap(layout.collection(containing:))?.axis
    for trigger in active.motionTriggers(along: axis, layout.tuning)
    where pointers[id]?.role == .undecided {
      decide(trigger, for: id, &content)
    }
  }

  mutating func release(
    _ id: PointerID, at point: Point, _ button: PointerButton,
    _ content: inout some InteractiveContent
  ) {
    defer { chooseFromMenu(byReleaseOf: button, of: id, at: point, &content) }
    guard button == .primary, pointers[id] != nil else { return }
    // The last motion before a release counts, even if no event of its own reported it (R28).
    move(id, to: point, isDown: true, &content)
    guard let active = pointers.update(id, { [now] in $0.end(.ended, at: now) }) else { return }
    let (hasMoved, isInside) = (active.touch.hasExceededSlop, isInside(active, content))
    let canTap = [.undecided, .following, .selectingText].contains(active.role)
    pointers.noteEnd(of: active.touch, isTap: canTap && !hasMoved && isInside)
    switch active.role {
    case .undecided where addItems(at: active, &content): break
    case .undecided:
      // A finger may move in a button, as in UIKit, but not in content that scrolls.
      let scrolls = id.kind == .touch && active.traits.contains(.scrollable)
      let isTap = isInside && !(hasMoved && scrolls)
      decide(isTap ? .releasedInside : .releasedOutside, for: id, &content)
    case .carrying: releaseDrag(active, &content)
    case .following: respond(to: active, &content)
    case .scrolling, .swiping: pan(active, .ended, by: .zero, &content)
    case .banding: moveBand(active, .ended, &content)
    case .magnifying: pinch(active, .ended, &content)
    case .holdingThumb, .paging, .selectingText, .ignored: break
    }
    pointers.remove(id)
  }

  private mutating func releaseDrag(
    _ active: ActiveTouch, _ content: inout some InteractiveContent
  ) {
    let wasHeld = now >= active.endOfLongPress(layout.tuning)
    guard active.outcome(of: .releasedUnmoved) == .menu, wasHeld, !active.touch.hasExceededSlop
    else { return drop(&content) }
    noteAgain(.releasedUnmoved, .menu, of: active)
    end(.cancelled, &content)
    showMenu(of: active.touch.item, in: active.container, at: active.touch.location, &content)
  }

  mutating func cancel(_ id: PointerID, _ content: inout some InteractiveContent) {
    guard let active = pointers.update(id, { [now] in $0.end(.cancelled, at: now) }) else { return }
    pointers.ignore(id)
    pointers.noteEnd(of: active.touch, isTap: false)
    switch active.role {
    case .banding: moveBand(active, .cancelled, &content)
    case .magnifying: pinch(active, .ended, &content)
    case .carrying: end(.interrupted, &content)
    case .following: respond(to: active, &content)
    case .scrolling, .swiping: pan(active, .cancelled, by: .zero, &content)
    case .undecided, .holdingThumb, .paging, .selectingText, .ignored: break
    }
  }

  private mutating func pressOther(
    _ button: PointerButton, of id: PointerID, at point: Point,
    _ content: inout some InteractiveContent
  ) {
    noteOtherInput(id)
    pointers.ignoreUndecided(id)
    guard button == .secondary, pointers.touches.isEmpty else { return }
    let item = item(at: point, content)
    if let item,
      Arbiter.outcome(of: .askedForMenu, for: id.kind, on: traits(of: item, content)) == .menu
    {
      noteMenu(of: item, by: id, content)
      showMenu(of: item, in: layout.container(of: item), at: point, &content)
    } else {
      showMenuElsewhere(over: item, at: point, &content)
    }
    noteMenuPress(of: button, at: point)
  }
}

// The decisions of the arbiter.
extension Interaction {
  mutating func decide(
    _ trigger: Arbiter.Trigger, for id: PointerID, _ content: inout some InteractiveContent
  ) {
    guard let active = pointers[id], let outcome = active.outcome(of: trigger) else { return }
    perform(outcome, of: active, &content)
    note(trigger, outcome: outcome, of: active)
  }

  private mutating func perform(
    _ outcome: Arbiter.Outcome, of active: ActiveTouch, _ content: inout some InteractiveContent
  ) {
    let id = active.touch.id
    switch outcome {
    case .lift:
      pointers.ignore(id)
      lift(with: active.touch, in: active.container, &content)
    case .follow:
      let following = pointers.update(id) { [now, tuning = layout.tuning] in
        $0.follow(at: now, tuning)
      }
      if let following { respond(to: following, &content) }
    case .tap: tap(active, &content)
    case .scroll: beginPan(.scrolling, id, &content)
    case .swipe: beginPan(.swiping, id, &content)
    case .band: beginBand(id, &content)
    case .selectText:
      pointers.update(id) { $0.begin(.selectingText) }
      selectText(active, .pressed, &content)
    case .open:
      pointers.ignore(id)
      tap(active, &content)
      noteMenuPress(of: .primary, at: active.touch.location)
    case .menu:
      pointers.ignore(id)
      showMenu(of: active.touch.item, in: active.container, at: active.touch.location, &content)
    case .abandon: pointers.ignore(id)
    case .interrupt:
      cancel(id, &content)
      pointers.remove(id)
    }
  }

  private mutating func respond(to active: ActiveTouch, _ content: inout some InteractiveContent) {
    guard let item = active.touch.item,
      let respond = content.handlerSet(of: item, in: active.container)?.handlers.touches
    else { return }
    let touch = active.withVelocity(at: now, layout.tuning)
    report(
      touch.phase.callName, content,
      [
        "item": .string(active.itemName), "pointer": .string(touch.id.kind.rawValue),
        "location": .integers(touch.location.pixels),
      ])
    runHandler(of: &content, releasing: touch.phase == .ended ? touch : nil) { _, content in
      respond(&content, touch)
    }
  }

  private mutating func tap(_ active: ActiveTouch, _ content: inout some InteractiveContent) {
    guard let item = active.touch.item else { return }
    if let part = active.part { return tapPart(part, of: item, &content) }
    guard let handlers = content.handlerSet(of: item, in: active.container)?.handlers else {
      return
    }
    if active.touch.tapCount % 2 == 0, modifiers.isEmpty, let doubleTap = handlers.doubleTap {
      perform(doubleTap, on: item, as: .doubleTap, &content)
    } else if let tap = handlers.tap {
      perform(tap, on: item, &content)
    }
  }

  mutating func perform<Content: InteractiveContent>(
    _ tap: ItemHandlers<Content>.Tap, on item: ItemID, as name: Call.Name = .tap,
    _ content: inout Content
  ) {
    report(name, item: item, content)
    runHandler(of: &content) { interaction, content in
      interaction.trace.append(tap(&content, item, interaction.modifiers))
    }
  }

  mutating func showMenu(
    of item: ItemID?, in container: ContainerID?, at point: Point,
    _ content: inout some InteractiveContent
  ) {
    guard let item, let menu = content.handlerSet(of: item, in: container)?.handlers.menu
    else { return }
    report(.contextMenu, item: item, content)
    runHandler(of: &content) { _, content in menu(&content, item, point) }
  }
}

// Hit tests.
extension Interaction {
  func item(at point: Point, _ content: some InteractiveContent) -> ItemID? {
    layout.item(at: point) { content.isUserInteractionEnabled($0) }
  }

  func traits(of item: ItemID, _ content: some InteractiveContent) -> Arbiter.Traits {
    guard let container = layout.container(of: item) else {
      return content.handlerSet(of: item, in: nil)?.traits(in: content) ?? []
    }
    return content.traits(of: item, in: container)
  }

  func isInside(_ active: ActiveTouch, _ content: some InteractiveContent) -> Bool {
    let part = partFrame(of: active, content)
    guard active.part == nil || part != nil, let item = active.touch.item,
      let frame = part ?? layout.frame(of: item)
    else { return false }
    let area = active.touch.id.kind == .touch ? frame.grown(to: layout.tuning.touchTarget) : frame
    return area.contains(active.touch.location)
  }

  mutating func hover(
    _ id: PointerID, over point: Point, _ content: some InteractiveContent
  ) {
    guard id.kind == .mouse, !isDragging else { return }
    let (item, part) = responding(at: point, content)
    pointers.hover(item, part: part)
  }

  /// Returns the item at a point that responds to the mouse, and the part of it that does; `nil` for each if none does.
  private func responding(
    at point: Point, _ content: some InteractiveContent
  ) -> (item: ItemID?, part: String?) {
    guard collectionWithScrollBar(at: point, for: .mouse) == nil,
      let item = item(at: point, content)
    else { return (nil, nil) }
    let part = respondingPart(of: item, at: point, content)
    let isMoreThanScrolled = !traits(of: item, content).subtracting([.scrollable, .bandable])
      .isEmpty
    return isMoreThanScrolled || part != nil ? (item, part) : (nil, nil)
  }

  private func activeTouch(
    _ id: PointerID, at point: Point, _ content: some InteractiveContent
  ) -> ActiveTouch {
    let isCovered = layout.item(at: point, in: [.menus]) { _ in true } != nil
    let canCatch = !isDragging && !isCovered
    let flying = canCatch ? motion.overlayToCatch(at: point, in: layout) : nil
    let bar = flying == nil ? collectionWithScrollBar(at: point, for: id.kind) : nil
    let item = flying?.item ?? bar?.area.view ?? hit(at: point, by: id.kind, content)
    let container = item.flatMap { layout.container(of: $0) }
    var traits = item.map { self.traits(of: $0, content) } ?? []
    if flying != nil { traits.insert(.flying) }
    let seen = flying.map { seenFrame(of: $0) } ?? item.flatMap { seenFrame(of: $0) }
    var touch = Touch(id, at: point, time: now, item: item, grab: point - (seen?.origin ?? point))
    touch.tapCount = pointers.lastTap?.count(with: touch, layout.tuning) ?? 1
    let name = item.map { content.name(of: $0) } ?? ""
    if let item, textSelection(of: item, in: container, content) != nil {
      return ActiveTouch(touch, on: name, in: container, .edited)
    }
    let part = flying == nil ? item.flatMap { pressedPart(of: $0, at: point, content) } : nil
    return ActiveTouch(touch, on: name, in: container, part?.traits ?? traits, part: part?.name)
  }

  /// Returns the item that a press hits; `nil` if it hits none.
  ///
  /// An item that glides after its release is in front of all but controls and menus. If no item under
  /// a finger responds, the finger hits the nearest responding item in reach (``Tuning/touchTarget``).
  private func hit(
    at point: Point, by kind: PointerKind, _ content: some InteractiveContent
  ) -> ItemID? {
    func isEnabled(_ item: ItemID) -> Bool { content.isUserInteractionEnabled(item) }
    if layout.item(at: point, in: [.controls, .menus], where: isEnabled) == nil,
      let gliding = motion.displacements.last(where: { displacement in
        displacement.glides && seenFrame(of: displacement.item)?.contains(point) == true
          && isEnabled(displacement.item)
      })
    {
      return gliding.item
    }
    let item = layout.item(at: point, where: isEnabled)
    guard kind == .touch, item.map({ traits(of: $0, content).isEmpty }) ?? true else {
      return item
    }
    return layout.itemInReach(of: point) { isEnabled($0) && !traits(of: $0, content).isEmpty }
      ?? item
  }
}

extension Touch.Phase {
  fileprivate var callName: Call.Name {
    switch self {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}
