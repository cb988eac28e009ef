internal import DragKit

/// The calls of a drag come in their order: a lift, targets one after the other, one end, and then the
/// end for each collection view.
struct EndingWatch: Watch {
  let law = Law.ending
  private var lifted: JSONValue?
  private var target: JSONValue?
  private var isPerformed = false
  private var followers = FollowerTracker()
  private var opened: Call?
  private var spring = SpringTracker()
  /// The targets that the drag entered and of which no end was told yet.
  private var entered: [JSONValue?] = []

  mutating func watch(_ moment: Moment) -> String? {
    for call in moment.calls {
      if let finding = follow(call) ?? followers.follow(call) ?? spring.follow(call) {
        return finding
      }
    }
    if moment.after.isDragging != (lifted != nil) {
      return "the calls and the session disagree on a drag"
    }
    return missingEnd(in: moment) ?? followers.disagreement(with: moment.after)
  }

  /// Every entered collection view that still exists must get `dropSessionDidEnd`.
  private func missingEnd(in moment: Moment) -> String? {
    guard moment.has("dragEnded") else { return nil }
    let entered = moment.before.interaction.enteredCollections
    let due = entered.count { moment.after.interaction.scrollOffset(of: $0) != nil }
    let ends = moment.calls.count { $0.name == "dropSessionDidEnd" }
    return ends < due ? "a view was entered, and got no dropSessionDidEnd" : nil
  }

  mutating func conclude(_ sight: Sight) -> String? {
    lifted == nil ? nil : "a lift without dragEnded"
  }

  private mutating func follow(_ call: Call) -> String? {
    switch call.name {
    case "dragBegan": begin(call)
    case "dropEntered": enter(call)
    case "dropUpdated": call["target"] == target ? nil : "dropUpdated where none was entered"
    case "dropExited": leave(call)
    case "performDrop": perform(call)
    case "dragEnded": end(call)
    case "springLoaded": open(call)
    case "dropSessionDidEnd": endSession(call)
    default: nil
    }
  }

  /// Whoever leaves and comes back waits anew: nothing opens twice at once.
  private mutating func open(_ call: Call) -> String? {
    defer { opened = call }
    if lifted == nil { return "springLoaded without a drag" }
    guard let opened, opened.time == call.time, opened["item"] == call["item"] else { return nil }
    return "springLoaded twice"
  }

  private mutating func begin(_ call: Call) -> String? {
    defer { (lifted, target, isPerformed, entered) = (call["item"], nil, false, []) }
    return lifted == nil ? nil : "dragBegan before the end of the drag before"
  }

  private mutating func enter(_ call: Call) -> String? {
    defer { target = call["target"] }
    if !entered.contains(call["target"]) { entered.append(call["target"]) }
    if lifted == nil { return "dropEntered without a drag" }
    return target == nil ? nil : "dropEntered before the target before was left"
  }

  private mutating func leave(_ call: Call) -> String? {
    defer { target = nil }
    return target != nil && call["target"] == target ? nil : "dropExited where none was entered"
  }

  private mutating func perform(_ call: Call) -> String? {
    defer { (target, isPerformed) = (nil, call["accepted"] == true) }
    return target != nil && call["target"] == target ? nil : "performDrop where none was entered"
  }

  private mutating func end(_ call: Call) -> String? {
    defer { (lifted, target, isPerformed) = (nil, nil, false) }
    guard let reason = call["reason"]?.string.flatMap(DragEndReason.init) else {
      return "dragEnded without a reason"
    }
    if lifted == nil || call["item"] != lifted { return "dragEnded without its dragBegan" }
    if target != nil { return "dragEnded before the target was left" }
    return (reason == .dropped) == isPerformed ? nil : "dragEnded \(reason), not as performed"
  }

  private mutating func endSession(_ call: Call) -> String? {
    guard let index = entered.firstIndex(of: call["target"]) else {
      return "dropSessionDidEnd of a view that was not entered, or twice"
    }
    // In the order in which they were entered.
    entered.removeFirst(index + 1)
    return lifted == nil ? nil : "dropSessionDidEnd before dragEnded"
  }
}
