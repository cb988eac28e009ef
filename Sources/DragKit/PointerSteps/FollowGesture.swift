internal import DragCoding
internal import DragEvents
internal import DragGeometry
internal import DragModel

/// A touch that its item follows without a lift (article 003).
enum FollowGesture: GestureSteps {
  /// Begins to hand the touch to the responder of its item.
  static func begin(_ id: PointerID, _ pointing: inout PointerTurn<some InteractiveContent>) {
    let (now, tuning) = (pointing.turn.now, pointing.turn.tuning)
    guard let following = pointing.turn.pointers.update(id, { $0.follow(at: now, tuning) }) else {
      return
    }
    respond(to: following, &pointing)
  }

  static func moved(
    _ active: ActiveTouch, by translation: Vector,
    _ pointing: inout PointerTurn<some InteractiveContent>
  ) {
    respond(to: active, &pointing)
  }

  static func ended(_ active: ActiveTouch, _ pointing: inout PointerTurn<some InteractiveContent>) {
    respond(to: active, &pointing)
  }

  static func cancelled(
    _ active: ActiveTouch, _ pointing: inout PointerTurn<some InteractiveContent>
  ) {
    respond(to: active, &pointing)
  }

  private static func respond(
    to active: ActiveTouch, _ pointing: inout PointerTurn<some InteractiveContent>
  ) {
    guard let item = active.touch.item,
      let respond = pointing.turn.content.handlerSet(of: item, in: active.container)?.handlers
        .touches
    else { return }
    let touch = active.withVelocity(at: pointing.turn.now, pointing.turn.tuning)
    pointing.turn.report(
      touch.phase.callName,
      [
        "item": .string(active.itemName), "pointer": .string(touch.id.kind.rawValue),
        "location": .integers(touch.location.pixels),
      ])
    respond(&pointing.turn.content, touch)
    pointing.turn.readContent(releasing: touch.phase == .ended ? touch : nil)
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
