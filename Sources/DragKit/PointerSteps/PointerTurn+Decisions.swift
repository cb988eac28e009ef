// MARK: - Why a press became what it is

extension PointerTurn {
  /// Records which gesture won an undecided press; with `again`, also that of a decided press.
  ///
  /// `active` is the press before the decision; `winner` is `nil` if no gesture won.
  mutating func record(
    _ trigger: GestureTrigger, _ winner: PointerGesture?, of active: ActiveTouch,
    again: Bool = false
  ) {
    guard active.role == .undecided || again else { return }
    let touch = active.touch
    turn.pointers.decisions.record(
      GestureDecision(
        pointer: touch.id, item: touch.item, control: active.control, traits: active.traits,
        trigger: trigger, winner: winner, moved: touch.translation.length,
        time: turn.now - touch.began, axis: turn.layout.axis(under: touch.item)))
  }

  /// Records the outcome of a trigger for a press, as the table of ``Arbiter`` has decided it.
  mutating func record(_ trigger: GestureTrigger, outcome: Arbiter.Outcome, of active: ActiveTouch)
  {
    var winner = outcome.gesture
    // The content can refuse a lift.
    if winner == .drag, turn.pointers.role(of: active.touch.id) != .dragging { winner = nil }
    // A press in an edited text is no decision between gestures.
    record(trigger, winner == .selectText ? nil : winner, of: active)
  }
}
