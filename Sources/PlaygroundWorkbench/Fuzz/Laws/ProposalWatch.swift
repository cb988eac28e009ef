internal import DragKit

/// What a target forbids is not performed, and what was not dropped is where it was.
struct ProposalWatch: Watch {
  let law = Law.proposals
  private var operation: String?
  private var tracker = DragTracker()

  mutating func watch(_ moment: Moment) -> String? {
    for call in moment.calls {
      switch call.name {
      case "dropUpdated": operation = call["operation"]?.string
      case "dropEntered", "dropExited", "dragEnded": operation = nil
      case "performDrop" where operation == "forbidden" || operation == "cancel":
        return "performDrop on a target that says \(operation ?? "")"
      default: break
      }
    }
    tracker.follow(moment)
    guard let reason = tracker.ended, reason != .dropped, moment.deed != .reset else { return nil }
    return moment.after.orders == tracker.lifted ? nil : "\(reason), and the order is another"
  }
}
