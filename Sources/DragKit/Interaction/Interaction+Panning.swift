internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// Fingers that scroll and swipe, and the wheel.
extension Interaction {
  /// A finger becomes one that scrolls or swipes.
  mutating func beginPan(
    _ role: ActiveTouch.Role, _ id: PointerID, _ content: inout some InteractiveContent
  ) {
    pointers.update(id) { $0.role = role }
    // The translation up to here decided it, and counts.
    guard let active = pointers[id] else { return }
    pan(active, .began, by: active.touch.translation, &content)
  }

  /// Handles what a finger that scrolls or swipes did.
  mutating func pan(
    _ active: ActiveTouch, by translation: Vector, _ content: inout some InteractiveContent
  ) {
    switch active.touch.phase {
    case .began, .moved: pan(active, .moved, by: translation, &content)
    case .ended: pan(active, .ended, by: translation, &content)
    case .cancelled: pan(active, .cancelled, by: translation, &content)
    }
  }

  private mutating func pan(
    _ active: ActiveTouch, _ phase: PanEvent.Phase, by translation: Vector,
    _ content: inout some InteractiveContent
  ) {
    if scrollCollection(with: active, phase, by: translation, &content) { return }
    if swipeRow(with: active, phase, by: translation, &content) { return }
    let kind: PanKind = active.role == .scrolling ? .scroll : .swipe
    guard let item = active.touch.item,
      let pan = Self.handlers(of: content).handlers(for: item, in: active.container)?.handlers
        .pans[kind]
    else { return }
    if let name = phase.callName(kind) {
      report(
        name,
        [
          "item": .string(content.name(of: item)),
          "pointer": .string(active.touch.id.kind.rawValue),
        ])
    }
    let velocity = active.withVelocity(at: now, layout.tuning).velocity
    runHandler(of: &content) { _, content in
      pan(&content, item, PanEvent(phase: phase, translation: translation, velocity: velocity))
    }
  }

  /// Turns the wheel: scrolls what is under it or, sideways, swipes it.
  mutating func turnWheel(
    at point: Point, by turn: Vector, _ content: inout some InteractiveContent
  ) {
    propagate(.otherInput, &content)
    let kind: PanKind = turn.dx.magnitude > turn.dy.magnitude ? .swipe : .scroll
    if turnCollection(at: point, by: turn, &content) { return }
    // A notch down shows what is farther down: content goes up.
    let tuning = layout.tuning.scroll
    let translation = Vector(dx: -tuning.way(of: turn.dx), dy: -tuning.way(of: turn.dy))
    if kind == .swipe, swipeRow(at: point, byWheel: translation, &content) { return }
    guard let item = layout.item(at: point, where: content.isUserInteractionEnabled),
      let pan = Self.handlers(of: content).handlers(for: item, in: layout.container(of: item))?
        .handlers.pans[kind]
    else { return }
    runHandler(of: &content) { _, content in
      pan(&content, item, PanEvent(phase: .turned, translation: translation, velocity: .zero))
    }
  }
}

extension PanEvent.Phase {
  /// The name of the call in the trace; `nil` for what comes with every motion.
  fileprivate func callName(_ kind: PanKind) -> String? {
    switch self {
    case .began: kind.rawValue + "Began"
    case .ended: kind.rawValue + "Ended"
    case .cancelled: kind.rawValue + "Cancelled"
    case .moved, .turned: nil
    }
  }
}
