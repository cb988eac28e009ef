internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// Scrolling, swiping, and the call for a menu.
extension Interaction {
  /// A finger has become one that scrolls or swipes.
  mutating func beginPan(
    _ role: ActiveTouch.Role, _ id: PointerID, _ content: inout some InteractiveContent
  ) {
    guard let index = index(of: id) else { return }
    touches[index].role = role
    // The way up to here decided it, and counts.
    tellPan(touches[index], .began, by: touches[index].touch.way, &content)
  }

  /// A finger that scrolls or swipes did something.
  mutating func pan(
    _ active: ActiveTouch, by way: Vector, _ content: inout some InteractiveContent
  ) {
    switch active.touch.phase {
    case .began, .moved: tellPan(active, .moved, by: way, &content)
    case .ended: tellPan(active, .ended, by: way, &content)
    case .cancelled: tellPan(active, .cancelled, by: way, &content)
    }
  }

  private mutating func tellPan(
    _ active: ActiveTouch, _ phase: PanStep.Phase, by way: Vector,
    _ content: inout some InteractiveContent
  ) {
    if scrollCollection(with: active, phase, by: way, content) { return }
    if swipeRow(with: active, phase, by: way, &content) { return }
    let kind: PanKind = active.role == .scrolling ? .scroll : .swipe
    guard let item = active.touch.item,
      let pan = wiring(of: content).handlers(for: item, in: active.container)?.handlers.pans[kind]
    else { return }
    if let name = phase.callName(kind) {
      call(
        name,
        [
          "item": .string(content.name(of: item)),
          "pointer": .string(active.touch.id.kind.rawValue),
        ])
    }
    let velocity = active.told(at: now, content.tuning).velocity
    pan(&content, item, PanStep(phase: phase, way: way, velocity: velocity))
    read(content, animated: true)
  }

  /// The wheel turned: what lies under it is scrolled or, sideways, swiped, and presses lose their meaning (R8).
  mutating func turnWheel(
    at point: Point, by turn: Vector, _ content: inout some InteractiveContent
  ) {
    abandonOpenTouches()
    let kind: PanKind = turn.dx.magnitude > turn.dy.magnitude ? .swipe : .scroll
    if turnCollection(at: point, by: turn, &content) { return }
    // A notch down shows what is farther down: content goes up.
    let way = Vector(
      dx: -turn.dx.clampedToSeam * Self.pixelsANotch, dy: -turn.dy.clampedToSeam * Self.pixelsANotch
    )
    if kind == .swipe, turnRow(at: point, by: way, &content) { return }
    guard let item = view.item(at: point, where: content.isUserInteractionEnabled),
      let pan = wiring(of: content).handlers(for: item, in: view.container(of: item))?
        .handlers.pans[kind]
    else { return }
    pan(&content, item, PanStep(phase: .turned, way: way, velocity: .zero))
    read(content, animated: true)
  }

  /// How far a notch of the wheel scrolls: three lines of a list (GTK, Qt).
  private static let pixelsANotch = 51

  /// Another button than the first went down: the one that asks for a menu gets it.
  mutating func pressOther(
    _ button: PointerButton, of id: PointerID, at point: Point,
    _ content: inout some InteractiveContent
  ) {
    abandonOpenTouches(of: id)
    guard button == .secondary, touches.isEmpty,
      let item = view.item(at: point, where: content.isUserInteractionEnabled)
    else { return }
    let outcome = Arbiter.outcome(
      of: .askedForMenu, for: id.kind, on: traits(of: item, content))
    guard outcome == .menu else { return }
    showMenu(of: item, in: view.container(of: item), at: point, &content)
  }

  /// Lets an item show its menu.
  mutating func showMenu(
    of item: ItemID?, in container: ContainerID?, at point: Point,
    _ content: inout some InteractiveContent
  ) {
    guard let item, let menu = wiring(of: content).handlers(for: item, in: container)?.handlers.menu
    else { return }
    call("contextMenu", ["item": .string(content.name(of: item))])
    menu(&content, item, point)
    read(content, animated: true)
  }
}

extension PanStep.Phase {
  /// The name of the call in the trace; what comes with every motion is not told.
  fileprivate func callName(_ kind: PanKind) -> String? {
    switch self {
    case .began: kind.rawValue + "Began"
    case .ended: kind.rawValue + "Ended"
    case .cancelled: kind.rawValue + "Cancelled"
    case .moved, .turned: nil
    }
  }
}
