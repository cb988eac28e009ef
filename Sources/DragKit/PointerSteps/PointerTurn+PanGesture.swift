internal import DragCoding

// MARK: - A finger that scrolls, or a pointer that swipes a row

extension PointerTurn {
  /// Begins to scroll or to swipe; a row that another pointer swipes does not follow a second one.
  mutating func beginPan(_ role: ActiveTouch.Role, _ id: PointerID) {
    if role == .swiping, let item = turn.pointers[id]?.touch.item,
      turn.pointers.touches.contains(where: { $0.role == .swiping && $0.touch.item == item })
    {
      return turn.pointers.ignore(id)
    }
    guard let active = turn.pointers.update(id, { $0.setRole(role) }) else { return }
    // Without the slop, by which the content would jump (UIScrollView, RecyclerView).
    let slop = turn.tuning.slop(of: id.kind)
    pan(active, .began, by: active.touch.translation.shortened(by: slop))
  }

  /// Scrolls the pressed view, swipes the pressed row, or calls the pressed item's scroll handler.
  mutating func pan(_ active: ActiveTouch, _ phase: GesturePhase, by translation: Vector = .zero) {
    if turn.scrollCollection(with: active, phase, by: translation) { return }
    if swipeRow(with: active, phase, by: translation) { return }
    guard active.role == .scrolling, let item = active.touch.item else { return }
    let velocity = active.withVelocity(at: turn.now, turn.tuning).velocity
    let event = PanEvent(phase: phase, translation: translation, velocity: velocity)
    scroll(item, in: active.container, event, by: active.touch.id.kind)
  }

  /// Calls the scroll handler of an item; returns `false` if it has none.
  @discardableResult
  mutating func scroll(
    _ item: ItemID, in container: ContainerID?, _ event: PanEvent, by pointer: PointerKind
  ) -> Bool {
    guard let handler = turn.content.handlerSet(of: item, in: container)?.handlers.scroll else {
      return false
    }
    let name = event.phase.callName(
      began: .scrollBegan, ended: .scrollEnded, cancelled: .scrollCancelled)
    if let name { turn.report(name, item: item, ["pointer": .string(pointer.rawValue)]) }
    handler(&turn.content, item, event)
    turn.readContent()
    return true
  }

  /// Handles a turn of the wheel, in notches: a `Length` of one pixel stands for one notch.
  mutating func turnWheel(at point: Point, by wheel: Vector) {
    abandonUndecided()
    guard let item = turn.screen.item(at: point, turn.content) else { return }
    if magnify(under: item, byWheel: wheel, at: point)
      || turn.scrollCollection(under: item, byWheel: wheel)
    {
      return
    }
    // A notch down shows content from farther down: the content moves up.
    let notches = turn.tuning.scroll
    let translation = Vector(
      dx: -notches.distance(of: wheel.dx), dy: -notches.distance(of: wheel.dy))
    if wheel.dx.magnitude > wheel.dy.magnitude { return swipeRow(item, byWheel: translation) }
    let event = PanEvent(phase: .turned, translation: translation, velocity: .zero)
    let hasScrolled = scroll(item, in: turn.layout.container(of: item), event, by: .mouse)
    // Another item may be under the mouse now.
    if hasScrolled, turn.pointers[.mouse] == nil { hover(.mouse, over: point) }
  }
}

extension Vector {
  /// Returns the vector with both components reduced towards zero by at most a distance.
  fileprivate func shortened(by distance: Length) -> Vector {
    func shortened(_ length: Length) -> Length { length - length.clamped(to: -distance...distance) }
    return Vector(dx: shortened(dx), dy: shortened(dy))
  }
}
