internal import DragKit

/// Collects what happens in a session.
struct TraitTracker {
  private(set) var traits: Set<SessionTrait> = []

  mutating func follow(_ moment: Moment) {
    for call in moment.calls { follow(call, moment) }
    if let session = moment.after.interaction.session, session.items.count > 1 {
      traits.insert(.piled)
    }
    if moment.drag.ended == .dropped, Self.hasReordered(moment) { traits.insert(.reordered) }
    if moment.changesOrders, moment.deed == .undoOrRedo { traits.insert(.undone) }
    if moment.event?.isResize == true { traits.insert(.resized) }
  }

  private mutating func follow(_ call: Call, _ moment: Moment) {
    switch call.name {
    case "dragBegan":
      traits.insert(.lifted)
      if call["pointer"] == "touch" { traits.insert(.touched) }
      if call["pointer"] == "keyboard" { traits.insert(.keyed) }
      if moment.event?.isPress == true { traits.insert(.caught) }
    case "dragEnded": follow(end: call)
    case "touchesMoved": traits.insert(.followed)
    case "tap": traits.insert(.tapped)
    case "springLoaded": traits.insert(.springLoaded)
    default: break
    }
  }

  private mutating func follow(end call: Call) {
    guard let reason = call["reason"]?.string.flatMap(SessionTrait.init) else { return }
    traits.insert(reason)
    if call["operation"] == "copy" { traits.insert(.copied) }
  }

  /// `true` where the items of a container stand in another order than at the lift.
  private static func hasReordered(_ moment: Moment) -> Bool {
    let (lifted, dropped) = (moment.drag.lifted, moment.after.orders)
    return dropped.contains { container, items in
      let before = lifted[container] ?? []
      return before != items && before.sorted() == items.sorted()
    }
  }
}

extension InputEvent.Kind {
  fileprivate var isPress: Bool { if case .pointerPressed = self { true } else { false } }

  fileprivate var isResize: Bool { if case .windowResized = self { true } else { false } }
}
