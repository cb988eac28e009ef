internal import DragKit

/// Collects what happens in a session.
struct TraitTracker {
  private(set) var traits: Set<SessionTrait> = []
  private var drags = DragTracker()

  mutating func follow(_ moment: Moment) {
    drags.follow(moment)
    for call in moment.calls { follow(call, moment) }
    if drags.ended == .dropped, moment.after.orders["colours"] != drags.lifted["colours"] {
      traits.insert(.reordered)
    }
    if moment.deed == .undoOrRedo, moment.before.orders != moment.after.orders {
      traits.insert(.undone)
    }
    if moment.event?.isResize == true { traits.insert(.resized) }
  }

  private mutating func follow(_ call: Call, _ moment: Moment) {
    switch call.name {
    case "dragBegan":
      traits.insert(.lifted)
      if call["pointer"] == "touch" { traits.insert(.touched) }
      if moment.event?.isPress == true { traits.insert(.caught) }
    case "dragEnded": follow(end: call)
    case "touchesMoved": traits.insert(.slid)
    case "tap": traits.insert(.tapped)
    default: break
    }
  }

  private mutating func follow(end call: Call) {
    guard let reason = call["reason"]?.string.flatMap(SessionTrait.init) else { return }
    traits.insert(reason)
    if call["operation"] == "copy" { traits.insert(.copied) }
  }
}

extension InputEvent.Kind {
  fileprivate var isPress: Bool { if case .pointerPressed = self { true } else { false } }

  fileprivate var isResize: Bool { if case .windowResized = self { true } else { false } }
}
