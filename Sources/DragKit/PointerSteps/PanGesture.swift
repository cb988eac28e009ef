internal import DragCoding
internal import DragEvents
internal import DragGeometry
internal import DragModel

/// A finger that scrolls, or a pointer that swipes a row.
enum PanGesture: GestureSteps {
  /// Begins to scroll or to swipe; a row that another pointer swipes does not follow a second one.
  static func begin(
    _ role: ActiveTouch.Role, _ id: PointerID,
    _ pointing: inout PointerTurn<some InteractiveContent>
  ) {
    if role == .swiping, let item = pointing.turn.pointers[id]?.touch.item,
      pointing.turn.pointers.touches.contains(where: {
        $0.role == .swiping && $0.touch.item == item
      })
    {
      return pointing.turn.pointers.ignore(id)
    }
    guard let active = pointing.turn.pointers.update(id, { $0.begin(role) }) else { return }
    // Without the slop, by which the content would jump (UIScrollView, RecyclerView).
    let slop = pointing.turn.tuning.slop(of: id.kind)
    pan(active, .began, by: active.touch.translation.shortened(by: slop), &pointing)
  }

  static func moved(
    _ active: ActiveTouch, by translation: Vector,
    _ pointing: inout PointerTurn<some InteractiveContent>
  ) {
    pan(active, .moved, by: translation, &pointing)
  }

  static func ended(_ active: ActiveTouch, _ pointing: inout PointerTurn<some InteractiveContent>) {
    pan(active, .ended, by: .zero, &pointing)
  }

  static func cancelled(
    _ active: ActiveTouch, _ pointing: inout PointerTurn<some InteractiveContent>
  ) {
    pan(active, .cancelled, by: .zero, &pointing)
  }

  private static func pan(
    _ active: ActiveTouch, _ phase: PanEvent.Phase, by translation: Vector,
    _ pointing: inout PointerTurn<some InteractiveContent>
  ) {
    if pointing.scrolling.scrollCollection(with: active, phase, by: translation) { return }
    if pointing.rows.swipeRow(with: active, phase, by: translation) { return }
    guard active.role == .scrolling, let item = active.touch.item,
      let scroll = pointing.turn.content.handlerSet(of: item, in: active.container)?.handlers.scroll
    else { return }
    if let name = phase.callName {
      pointing.turn.report(name, item: item, ["pointer": .string(active.touch.id.kind.rawValue)])
    }
    let velocity = active.withVelocity(at: pointing.turn.now, pointing.turn.tuning).velocity
    let event = PanEvent(phase: phase, translation: translation, velocity: velocity)
    scroll(&pointing.turn.content, item, event)
    pointing.turn.readContent()
  }
}

extension PointerTurn {
  /// Handles a turn of the wheel; a turn of 1 px is one notch.
  mutating func turnWheel(at point: Point, by wheel: Vector) {
    abandonUndecided()
    guard let item = turn.screen.item(at: point, turn.content) else { return }
    if PinchGesture.magnify(under: item, byWheel: wheel, at: point, &self)
      || scrolling.scrollCollection(under: item, byWheel: wheel)
    {
      return
    }
    // A notch down shows what is farther down: content goes up.
    let notches = turn.tuning.scroll
    let translation = Vector(
      dx: -notches.distance(of: wheel.dx), dy: -notches.distance(of: wheel.dy))
    if wheel.dx.magnitude > wheel.dy.magnitude { return rows.swipeRow(item, byWheel: translation) }
    let container = turn.layout.container(of: item)
    guard let scroll = turn.content.handlerSet(of: item, in: container)?.handlers.scroll else {
      return
    }
    let event = PanEvent(phase: .turned, translation: translation, velocity: .zero)
    scroll(&turn.content, item, event)
    turn.readContent()
    // Another item may be under the mouse now.
    if turn.pointers[.mouse] == nil { hover(.mouse, over: point) }
  }

  /// Ends the meaning of undecided presses by other input: a key, the wheel, or a new size of the window (R8).
  mutating func abandonUndecided() {
    noteOtherInput()
    turn.pointers.ignoreUndecided()
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
  fileprivate var callName: Call.Name? {
    switch self {
    case .began: .scrollBegan
    case .ended: .scrollEnded
    case .cancelled: .scrollCancelled
    case .moved, .turned: nil
    }
  }
}
