internal import DragGeometry

/// The steps of a gesture after its beginning; by default, none does anything.
///
/// There is a file for each gesture. A gesture begins by an outcome of the arbiter's table, or beside it
/// (``PointerTurn/press(_:at:_:)``).
protocol GestureSteps {
  /// Is called when the pointer has moved.
  ///
  /// - Parameters:
  ///   - active: The pointer, at its new location.
  ///   - translation: The translation since its last motion.
  ///   - pointing: The steps of pointers.
  static func moved(
    _ active: ActiveTouch, by translation: Vector,
    _ pointing: inout PointerTurn<some InteractiveContent>)
  /// Is called when the pointer has gone up, before it is removed.
  static func ended(_ active: ActiveTouch, _ pointing: inout PointerTurn<some InteractiveContent>)
  /// Is called when the gesture is cancelled: its release was lost, Escape was pressed, or another page is shown.
  static func cancelled(
    _ active: ActiveTouch, _ pointing: inout PointerTurn<some InteractiveContent>)
}

extension GestureSteps {
  static func moved(
    _ active: ActiveTouch, by translation: Vector,
    _ pointing: inout PointerTurn<some InteractiveContent>
  ) {}
  static func ended(_ active: ActiveTouch, _ pointing: inout PointerTurn<some InteractiveContent>) {
  }
  static func cancelled(
    _ active: ActiveTouch, _ pointing: inout PointerTurn<some InteractiveContent>
  ) {}
}

extension ActiveTouch.Role {
  var steps: any GestureSteps.Type {
    switch self {
    case .undecided: UndecidedPress.self
    case .carrying: CarryGesture.self
    case .following: FollowGesture.self
    case .scrolling, .swiping: PanGesture.self
    case .holdingThumb: ThumbGesture.self
    case .banding: BandGesture.self
    case .magnifying: PinchGesture.self
    case .selectingText: TextGesture.self
    case .paging, .ignored: IgnoredPress.self
    }
  }
}

/// A press that may still become any gesture of the arbiter's table.
private enum UndecidedPress: GestureSteps {
  static func moved(
    _ active: ActiveTouch, by translation: Vector,
    _ pointing: inout PointerTurn<some InteractiveContent>
  ) {
    let id = active.touch.id
    let axis = active.touch.item.flatMap(pointing.turn.layout.collection(containing:))?.axis
    for trigger in active.motionTriggers(along: axis, pointing.turn.tuning)
    where pointing.turn.pointers[id]?.role == .undecided {
      pointing.decide(trigger, for: id)
    }
  }

  static func ended(_ active: ActiveTouch, _ pointing: inout PointerTurn<some InteractiveContent>) {
    let isInside = pointing.turn.screen.isInside(active, pointing.turn.content)
    if pointing.dragging.addItems(at: active) { return }
    // A finger may move in a button, as in UIKit, but not in content that scrolls.
    let scrolls = active.touch.id.kind == .touch && active.traits.contains(.scrollable)
    let isTap = isInside && !(active.touch.hasExceededSlop && scrolls)
    pointing.decide(isTap ? .releasedInside : .releasedOutside, for: active.touch.id)
  }
}

/// A press that does nothing until its release; that of a button that has opened a menu moves through it.
private enum IgnoredPress: GestureSteps {
  static func moved(
    _ active: ActiveTouch, by translation: Vector,
    _ pointing: inout PointerTurn<some InteractiveContent>
  ) {
    guard active.role == .ignored, pointing.turn.pointers.menuPress?.button == .primary else {
      return
    }
    pointing.hover(active.touch.id, over: active.touch.location)
  }
}

private enum CarryGesture: GestureSteps {
  static func moved(
    _ active: ActiveTouch, by translation: Vector,
    _ pointing: inout PointerTurn<some InteractiveContent>
  ) {
    pointing.dragging.carry(to: active.touch.location)
  }

  static func ended(_ active: ActiveTouch, _ pointing: inout PointerTurn<some InteractiveContent>) {
    let wasHeld = pointing.turn.now >= active.endOfLongPress(pointing.turn.tuning)
    guard active.outcome(of: .releasedUnmoved) == .menu, wasHeld, !active.touch.hasExceededSlop
    else { return pointing.dragging.drop() }
    pointing.noteAgain(.releasedUnmoved, .menu, of: active)
    pointing.dragging.endDrag(.cancelled)
    pointing.showMenu(of: active.touch.item, in: active.container, at: active.touch.location)
  }

  static func cancelled(
    _ active: ActiveTouch, _ pointing: inout PointerTurn<some InteractiveContent>
  ) {
    pointing.dragging.endDrag(.interrupted)
  }
}

private enum ThumbGesture: GestureSteps {
  static func moved(
    _ active: ActiveTouch, by translation: Vector,
    _ pointing: inout PointerTurn<some InteractiveContent>
  ) {
    pointing.dragThumb(active)
  }
}

private enum BandGesture: GestureSteps {
  static func moved(
    _ active: ActiveTouch, by translation: Vector,
    _ pointing: inout PointerTurn<some InteractiveContent>
  ) {
    pointing.scrolling.dragBand(active, .changed)
  }

  static func ended(_ active: ActiveTouch, _ pointing: inout PointerTurn<some InteractiveContent>) {
    pointing.scrolling.moveBand(active, .ended)
  }

  static func cancelled(
    _ active: ActiveTouch, _ pointing: inout PointerTurn<some InteractiveContent>
  ) {
    pointing.scrolling.moveBand(active, .cancelled)
  }
}
