internal import DragKit

/// What a target forbids is not performed, and what was not dropped is where it was.
struct ProposalWatch: Watch {
  let law = Law.proposals
  private var operation: String?

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
    guard let reason = moment.drag.ended, reason != .dropped, moment.deed != .reset,
      moment.deed != .rowAction
    else {
      return nil
    }
    return moment.after.orders == moment.drag.lifted ? nil : "\(reason), and the order is another"
  }
}
