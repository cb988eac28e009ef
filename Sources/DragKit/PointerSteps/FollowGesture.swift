internal import DragCoding
internal import DragEvents
internal import DragGeometry
internal import DragModel

/// A touch that its item follows without a lift (article 003).
enum FollowGesture: GestureSteps {
  static func begin(_ id: PointerID, _ turn: inout Turn<some InteractiveContent>) {
    let (now, tuning) = (turn.now, turn.tuning)
    guard let following = turn.pointers.update(id, { $0.follow(at: now, tuning) }) else { return }
    respond(to: following, &turn)
  }

  static func moved(
    _ active: ActiveTouch, by translation: Vector, _ turn: inout Turn<some InteractiveContent>
  ) {
    respond(to: active, &turn)
  }

  static func ended(_ active: ActiveTouch, _ turn: inout Turn<some InteractiveContent>) {
    respond(to: active, &turn)
  }

  static func cancelled(_ active: ActiveTouch, _ turn: inout Turn<some InteractiveContent>) {
    respond(to: active, &turn)
  }

  private static func respond(
    to active: ActiveTouch, _ turn: inout Turn<some InteractiveContent>
  ) {
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
    turn.runHandler(releasing: touch.phase == .ended ? touch : nil) { respond(&$0.content, touch) }
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
