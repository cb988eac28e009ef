// MARK: - Why a press became what it is

extension PointerTurn {
  /// Records the decision of a press that was undecided before.
  ///
  /// - Parameters:
  ///   - trigger: What decided.
  ///   - winner: The gesture that won; `nil` if none did.
  ///   - active: The press, as it was before the decision.
  mutating func note(_ trigger: GestureTrigger, _ winner: PointerGesture?, of active: ActiveTouch) {
    if active.role == .undecided { noteAgain(trigger, winner, of: active) }
  }

  /// Records why a press became what it is; replaces an earlier record.
  mutating func noteAgain(
    _ trigger: GestureTrigger, _ winner: PointerGesture?, of active: ActiveTouch
  ) {
    let touch = active.touch
    turn.pointers.decisions.note(
      GestureDecision(
        pointer: touch.id, item: touch.item, control: active.control, traits: active.traits,
        trigger: trigger, winner: winner, moved: touch.translation.length,
        time: turn.now - touch.began, axis: turn.layout.axis(under: touch.item)))
  }

  /// Records the outcome of the arbiter's table for a press.
  mutating func note(_ trigger: GestureTrigger, outcome: Arbiter.Outcome, of active: ActiveTouch) {
    var winner = outcome.gesture
    // The content can refuse a lift.
    if winner == .drag, turn.pointers.role(of: active.touch.id) != .dragging { winner = nil }
    // A press in an edited text is no decision between gestures.
    note(trigger, winner == .selectText ? nil : winner, of: active)
  }
}
