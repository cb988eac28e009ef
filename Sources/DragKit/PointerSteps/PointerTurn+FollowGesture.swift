internal import DragCoding

// MARK: - A touch that its item follows without a lift (T05, T07)

extension PointerTurn {
  /// Begins to hand a touch to the responder of its item (``TouchResponder``).
  mutating func beginFollowing(_ id: PointerID) {
    let (now, tuning) = (turn.now, turn.tuning)
    if let active = turn.pointers.update(id, { $0.follow(at: now, tuning) }) { respond(to: active) }
  }

  /// Calls the responder of the pressed item with the touch, in its present phase.
  mutating func respond(to active: ActiveTouch) {
    guard let item = active.touch.item,
      let respond = turn.content.handlerSet(of: item, in: active.container)?.handlers.touches
    else { return }
    let touch = active.withVelocity(at: turn.now, turn.tuning)
    turn.report(
      touch.phase.callName,
      [
        "item": .string(active.itemName), "pointer": .string(touch.id.kind.rawValue),
        "location": .integers(touch.location.pixels),
      ])
    respond(&turn.content, touch)
    turn.readContent(releasing: touch.phase == .ended ? touch : nil)
  }
}

extension Touch.Phase {
  fileprivate var callName: Call.Name {
    switch self {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}
