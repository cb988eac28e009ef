internal import DragCoding
internal import DragEvents
internal import DragGeometry
internal import DragModel

/// A finger that scrolls, or a pointer that swipes a row.
enum PanGesture: GestureSteps {
  /// Begins to scroll or to swipe; a row that another pointer swipes does not follow a second one.
  static func begin(
    _ role: ActiveTouch.Role, _ id: PointerID, _ turn: inout Turn<some InteractiveContent>
  ) {
    if role == .swiping, let item = turn.pointers[id]?.touch.item,
      turn.pointers.touches.contains(where: { $0.role == .swiping && $0.touch.item == item })
    {
      return turn.pointers.ignore(id)
    }
    guard let active = turn.pointers.update(id, { $0.begin(role) }) else { return }
    // Without the slop, by which the content would jump (UIScrollView, RecyclerView).
    let slop = turn.tuning.slop(of: id.kind)
    pan(active, .began, by: active.touch.translation.shortened(by: slop), &turn)
  }

  static func moved(
    _ active: ActiveTouch, by translation: Vector, _ turn: inout Turn<some InteractiveContent>
  ) {
    pan(active, .moved, by: translation, &turn)
  }

  static func ended(_ active: ActiveTouch, _ turn: inout Turn<some InteractiveContent>) {
    pan(active, .ended, by: .zero, &turn)
  }

  static func cancelled(_ active: ActiveTouch, _ turn: inout Turn<some InteractiveContent>) {
    pan(active, .cancelled, by: .zero, &turn)
  }

  private static func pan(
    _ active: ActiveTouch, _ phase: PanEvent.Phase, by translation: Vector,
    _ turn: inout Turn<some InteractiveContent>
  ) {
    if turn.scrollCollection(with: active, phase, by: translation) { return }
    if turn.swipeRow(with: active, phase, by: translation) { return }
    let kind: PanKind = active.role == .scrolling ? .scroll : .swipe
    guard let item = active.touch.item,
      let pan = turn.content.handlerSet(of: item, in: active.container)?.handlers.pans[kind]
    else { return }
    if let name = phase.callName(kind) {
      turn.report(name, item: item, ["pointer": .string(active.touch.id.kind.rawValue)])
    }
    let velocity = active.withVelocity(at: turn.now, turn.tuning).velocity
    let event = PanEvent(phase: phase, translation: translation, velocity: velocity)
    turn.runHandler { pan(&$0.content, item, event) }
  }
}

extension Turn {
  /// Handles a turn of the wheel; a `turn` of 1 px is one notch.
  mutating func turnWheel(at point: Point, by turn: Vector) {
    abandonUndecided()
    guard let item = screen.item(at: point, content) else { return }
    if PinchGesture.magnify(under: item, byWheel: turn, at: point, &self)
      || scrollCollection(under: item, byWheel: turn)
    {
      return
    }
    // A notch down shows what is farther down: content goes up.
    let scroll = tuning.scroll
    let translation = Vector(dx: -scroll.distance(of: turn.dx), dy: -scroll.distance(of: turn.dy))
    let kind: PanKind = turn.dx.magnitude > turn.dy.magnitude ? .swipe : .scroll
    if kind == .swipe, swipeRow(item, byWheel: translation) { return }
    let container = layout.container(of: item)
    guard let pan = content.handlerSet(of: item, in: container)?.handlers.pans[kind] else { return }
    let event = PanEvent(phase: .turned, translation: translation, velocity: .zero)
    runHandler { pan(&$0.content, item, event) }
    // Another item may be under the mouse now.
    if pointers[.mouse] == nil { hover(.mouse, over: point) }
  }

  /// Ends the meaning of undecided presses by other input: a key, the wheel, or a new size of the window (R8).
  mutating func abandonUndecided() {
    noteOtherInput()
    pointers.ignoreUndecided()
  }
}

extension Vector {
  /// Returns the vector with both components nearer to zero by a distance, as far as they go.
  fileprivate func shortened(by distance: Length) -> Vector {
    func shortened(_ length: Length) -> Length { length - length.clamped(to: -distance...distance) }
    return Vector(dx: shortened(dx), dy: shortened(dy))
  }
}

extension PanEvent.Phase {
  fileprivate func callName(_ kind: PanKind) -> Call.Name? {
    switch (self, kind) {
    case (.began, .scroll): .scrollBegan
    case (.began, .swipe): .swipeBegan
    case (.ended, .scroll): .scrollEnded
    case (.ended, .swipe): .swipeEnded
    case (.cancelled, .scroll): .scrollCancelled
    case (.cancelled, .swipe): .swipeCancelled
    case (.moved, _), (.turned, _): nil
    }
  }
}
