internal import DragCoding
internal import DragKit
internal import DragKitInspection
internal import PlaygroundScenes

/// A check that the calls of drags, touches and spring loading come in valid sequences.
struct CallSequenceInvariant: Invariant {
  /// The lifted item's name, or JSON `null` in a drag from another program; `nil` without a drag.
  private var lifted: JSONValue?
  private var target: JSONValue?
  private var isPerformed = false
  private var lastOpened: Call?
  private var entered: [JSONValue?] = []
  private var touches = TouchSequence()
  private var spring = SpringLoadingSequence()

  mutating func check(_ step: Step) -> String? {
    for call in step.calls {
      let violation = follow(call) ?? touches.follow(call) ?? spring.follow(call)
      if let violation { return violation }
    }
    if step.after.isDragging != (lifted != nil) {
      return "the calls and the session disagree on a drag"
    }
    return missingEnd(in: step) ?? touches.mismatch(with: step.after)
  }

  func checkEnd(_ state: Snapshot) -> String? { lifted == nil ? nil : "a lift without dragEnded" }

  private func missingEnd(in step: Step) -> String? {
    guard step.has(.dragEnded) else { return nil }
    let entered = step.before.interaction.enteredCollections
    let due = entered.count { step.after.interaction.scrollOffset(of: $0) != nil }
    let ends = step.calls.count { $0.name == .dropSessionDidEnd }
    return ends < due ? "an entered view got no dropSessionDidEnd" : nil
  }

  private mutating func follow(_ call: Call) -> String? {
    let isTarget = target != nil && call["target"] == target
    switch call.name {
    case .dragBegan, .dragEntered:
      defer { (lifted, target, isPerformed, entered) = (call["item"] ?? .null, nil, false, []) }
      return lifted == nil ? nil : "\(call.name) before the end of the previous drag"
    case .dropEntered:
      defer { target = call["target"] }
      if !entered.contains(call["target"]) { entered.append(call["target"]) }
      if lifted == nil { return "dropEntered without a drag" }
      return target == nil ? nil : "dropEntered before dropExited of the previous target"
    case .dropUpdated: return call["target"] == target ? nil : "dropUpdated without dropEntered"
    case .dropExited:
      defer { target = nil }
      return isTarget ? nil : "dropExited without dropEntered"
    case .performDrop:
      defer { (target, isPerformed) = (nil, call["accepted"] == true) }
      return isTarget ? nil : "performDrop without dropEntered"
    case .springLoaded:
      // An item can spring open again, but only after another wait, and so at a later time.
      defer { lastOpened = call }
      if lifted == nil { return "springLoaded without a drag" }
      let isAgain = lastOpened?.time == call.time && lastOpened?["item"] == call["item"]
      return isAgain ? "springLoaded twice" : nil
    case .dragEnded: return end(call)
    case .dropSessionDidEnd:
      guard let index = entered.firstIndex(of: call["target"]) else {
        return "dropSessionDidEnd without dropEntered, or twice"
      }
      // Views receive the call in the order in which they were entered; skipped ones may be gone.
      entered.removeFirst(index + 1)
      return lifted == nil ? nil : "dropSessionDidEnd before dragEnded"
    default: return nil
    }
  }

  private mutating func end(_ call: Call) -> String? {
    defer { (lifted, target, isPerformed) = (nil, nil, false) }
    guard let reason = call["reason"]?.string.flatMap(DragEndReason.init) else {
      return "dragEnded without a reason"
    }
    if call["item"] ?? .null != lifted { return "dragEnded without its dragBegan" }
    if target != nil { return "dragEnded before dropExited" }
    return (reason == .dropped) == isPerformed ? nil : "dragEnded \(reason), not as performed"
  }
}

private struct TouchSequence {
  private var following: [Pair] = []

  private struct Pair: Hashable { let item, pointer: JSONValue? }

  mutating func follow(_ call: Call) -> String? {
    let pair = Pair(item: call["item"], pointer: call["pointer"])
    switch call.name {
    case .touchesBegan: following.append(pair)
    case .touchesMoved, .touchesEnded, .touchesCancelled:
      guard let index = following.firstIndex(of: pair) else {
        return "\(call.name) without touchesBegan"
      }
      if call.name != .touchesMoved { following.remove(at: index) }
    default: break
    }
    return nil
  }

  func mismatch(with state: Snapshot) -> String? {
    let actual = state.interaction.touches.compactMap { touch -> Pair? in
      guard state.interaction.gesture(of: touch.id) == .follow, let item = touch.item else {
        return nil
      }
      return Pair(
        item: .string(state.content.name(of: item)), pointer: .string(touch.id.kind.rawValue))
    }
    // Count the pairs, because those of two fingers on one item are equal.
    func counts(_ pairs: [Pair]) -> [Pair: [Pair]] { Dictionary(grouping: pairs, by: \.self) }
    return counts(actual) == counts(following)
      ? nil : "the calls and the touches disagree on what follows"
  }
}

private struct SpringLoadingSequence {
  private var item: JSONValue?
  private var state = SpringLoadingState.inactive

  mutating func follow(_ call: Call) -> String? {
    switch call.name {
    case .springLoading:
      guard let new = call["state"]?.string.flatMap(SpringLoadingState.init) else {
        return "springLoading without a state"
      }
      defer { (item, state) = (call["item"], new) }
      let isSame = state == .inactive || call["item"] == item
      let isNext = Self.successors[state]?.contains(new) == true
      return isSame && isNext ? nil : "springLoading \(new) after \(state)"
    case .dragBegan, .dragEnded: return state == .inactive ? nil : "springLoading has not ended"
    case .springLoaded: return state == .activated ? nil : "springLoaded before activation"
    default: return nil
    }
  }

  private static let successors: [SpringLoadingState: [SpringLoadingState]] = [
    .inactive: [.possible],
    // If the delay is shortened while it runs, the item opens without flashing.
    .possible: [.activating, .activated, .inactive],
    .activating: [.activated, .inactive],
    .activated: [.inactive],
  ]
}
