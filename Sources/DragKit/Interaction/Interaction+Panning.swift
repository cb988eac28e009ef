internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  mutating func beginPan(
    _ role: ActiveTouch.Role, _ id: PointerID, _ content: inout some InteractiveContent
  ) {
    // A row follows one pointer.
    if role == .swiping, let item = pointers[id]?.touch.item,
      pointers.touches.contains(where: { $0.role == .swiping && $0.touch.item == item })
    {
      return pointers.ignore(id)
    }
    guard let active = pointers.update(id, { $0.begin(role) }) else { return }
    // Without the slop, by which the content would jump (UIScrollView, RecyclerView).
    let slop = layout.tuning.slop(of: id.kind)
    pan(active, .began, by: active.touch.translation.shortened(by: slop), &content)
  }

  mutating func pan(
    _ active: ActiveTouch, _ phase: PanEvent.Phase, by translation: Vector,
    _ content: inout some InteractiveContent
  ) {
    if scrollCollection(with: active, phase, by: translation, &content) { return }
    if swipeRow(with: active, phase, by: translation, &content) { return }
    let kind: PanKind = active.role == .scrolling ? .scroll : .swipe
    guard let item = active.touch.item,
      let pan = content.handlerSet(of: item, in: active.container)?.handlers.pans[kind]
    else { return }
    if let name = phase.callName(kind) {
      report(name, item: item, content, ["pointer": .string(active.touch.id.kind.rawValue)])
    }
    let velocity = active.withVelocity(at: now, layout.tuning).velocity
    runHandler(of: &content) { _, content in
      pan(&content, item, PanEvent(phase: phase, translation: translation, velocity: velocity))
    }
  }

  /// Handles a turn of the wheel; a `turn` of 1 px is one notch.
  mutating func turnWheel(
    at point: Point, by turn: Vector, _ content: inout some InteractiveContent
  ) {
    propagate(.otherInput, &content)
    guard let item = item(at: point, content) else { return }
    if magnify(under: item, byWheel: turn, at: point, &content)
      || scrollCollection(under: item, byWheel: turn, &content)
    {
      return
    }
    // A notch down shows what is farther down: content goes up.
    let tuning = layout.tuning.scroll
    let translation = Vector(dx: -tuning.distance(of: turn.dx), dy: -tuning.distance(of: turn.dy))
    let kind: PanKind = turn.dx.magnitude > turn.dy.magnitude ? .swipe : .scroll
    if kind == .swipe, swipeRow(item, byWheel: translation, &content) { return }
    let container = layout.container(of: item)
    guard let pan = content.handlerSet(of: item, in: container)?.handlers.pans[kind] else { return }
    runHandler(of: &content) { _, content in
      pan(&content, item, PanEvent(phase: .turned, translation: translation, velocity: .zero))
    }
    // Another item may be under the mouse now.
    if pointers[.mouse] == nil { hover(.mouse, over: point, content) }
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
    switch self {
    case .began: kind == .scroll ? .scrollBegan : .swipeBegan
    case .ended: kind == .scroll ? .scrollEnded : .swipeEnded
    case .cancelled: kind == .scroll ? .scrollCancelled : .swipeCancelled
    case .moved, .turned: nil
    }
  }
}
