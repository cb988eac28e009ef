// MARK: - The decisions of the arbiter

extension PointerTurn {
  /// Decides by the table of ``Arbiter`` what a press becomes; nothing for a trigger without a row.
  mutating func decide(_ trigger: GestureTrigger, for id: PointerID) {
    guard let active = turn.pointers[id], let outcome = active.outcome(of: trigger) else { return }
    begin(outcome, with: active)
    record(trigger, outcome: outcome, of: active)
  }

  /// Abandons undecided presses, or only that of the pointer `id`, after other input: a key,
  /// another button, the wheel, a resize (R8).
  mutating func abandonUndecided(_ id: PointerID? = nil) {
    for active in turn.pointers.touches
    where active.role == .undecided && (id == nil || active.touch.id == id) {
      decide(.otherInput, for: active.touch.id)
    }
  }

  /// Performs the outcome of a trigger: begins a gesture, opens a menu, or abandons the press.
  private mutating func begin(_ outcome: Arbiter.Outcome, with active: ActiveTouch) {
    let id = active.touch.id
    switch outcome {
    case .begin(.drag):
      turn.pointers.ignore(id)
      dragging.lift(with: active.touch, in: active.container)
    case .begin(.follow): beginFollowing(id)
    case .begin(.tap): tap(active)
    case .begin(.scroll): beginPan(.scrolling, id)
    case .begin(.swipe): beginPan(.swiping, id)
    case .begin(.band): turn.beginBand(id)
    case .begin(.selectText): beginTextSelection(active)
    case .open:
      turn.pointers.ignore(id)
      tap(active)
      recordMenuPress(of: .primary, at: active.touch.location)
    case .begin(.menu):
      turn.pointers.ignore(id)
      showMenu(of: active.touch.item, in: active.container, at: active.touch.location)
    // No row of the table begins a magnification or a gesture of a scroll bar.
    case .begin(.magnify), .begin(.scrollBar), .abandon: turn.pointers.ignore(id)
    case .interrupt:
      cancel(id)
      turn.pointers.remove(id)
    }
  }
}

// MARK: - The steps of a gesture after its beginning

// A gesture begins by an outcome of the arbiter's table, or directly in ``press(_:at:_:)``.
extension PointerTurn {
  /// Continues the gesture of a pointer that has moved to its new location by `translation`.
  mutating func continueGesture(of active: ActiveTouch, by translation: Vector) {
    switch active.role {
    case .undecided: decide(byMotionOf: active)
    case .dragging: dragging.carry(to: active.touch.location)
    case .following: respond(to: active)
    case .scrolling, .swiping: pan(active, .changed, by: translation)
    case .holdingThumb(let thumb): drag(thumb, of: active)
    case .banding: turn.extendBand(active, .changed)
    case .magnifying(let pinch): magnify(by: pinch, of: active, .changed)
    case .selectingText: selectText(active, .changed)
    case .ignored:
      // A press that has opened a menu hovers over its entries.
      guard turn.pointers.menuPress?.button == .primary else { return }
      hover(active.touch.id, over: active.touch.location)
    case .paging: break
    }
  }

  /// Ends the gesture of a pointer that has gone up, before the pointer is removed, or cancels it:
  /// its release was lost, Escape was pressed, or another page is shown.
  mutating func endGesture(of active: ActiveTouch, _ phase: GesturePhase) {
    switch active.role {
    case .undecided where phase == .ended: decide(byReleaseOf: active)
    case .dragging where phase == .ended: drop(active)
    case .dragging: dragging.endDrag(.interrupted)
    case .following: respond(to: active)
    case .scrolling, .swiping: pan(active, phase)
    case .banding: turn.reportBand(active, phase)
    case .magnifying(let pinch): magnify(by: pinch, of: active, .ended)
    case .undecided, .holdingThumb, .paging, .selectingText, .ignored: break
    }
  }

  private mutating func decide(byMotionOf active: ActiveTouch) {
    let id = active.touch.id
    let axis = turn.layout.collection(containing: active.touch.item)?.axis
    for trigger in active.motionTriggers(along: axis, turn.tuning)
    where turn.pointers[id]?.role == .undecided {
      decide(trigger, for: id)
    }
  }

  private mutating func decide(byReleaseOf active: ActiveTouch) {
    let isInside = turn.screen.isInside(active, turn.content)
    if dragging.addItems(at: active) { return }
    // A finger that has moved still taps a button, as in UIKit, but not scrollable content.
    let scrolls = active.touch.id.kind == .touch && active.traits.contains(.scrollable)
    let isTap = isInside && !(active.touch.hasExceededSlop && scrolls)
    decide(isTap ? .releasedInside : .releasedOutside, for: active.touch.id)
  }

  /// Drops the dragged items, or shows the menu of an item lifted by a long press and not moved.
  private mutating func drop(_ active: ActiveTouch) {
    let wasHeld = turn.now >= active.endOfLongPress(turn.tuning)
    guard active.outcome(of: .releasedUnmoved) == .begin(.menu), wasHeld,
      !active.touch.hasExceededSlop
    else { return dragging.drop() }
    record(.releasedUnmoved, .menu, of: active, again: true)
    dragging.endDrag(.cancelled)
    showMenu(of: active.touch.item, in: active.container, at: active.touch.location)
  }
}
