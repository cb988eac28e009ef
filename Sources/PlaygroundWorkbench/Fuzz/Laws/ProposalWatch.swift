internal import DragKit

/// What a target forbids is not performed; what was not dropped is where it was, and what was folded
/// for the drag is open again.
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
    guard let reason = moment.drag.ended, moment.deed != .reset, moment.deed != .rowAction else {
      return nil
    }
    if moment.deed == nil, !moment.drag.openGroups.allSatisfy(moment.after.openGroups.contains) {
      return "\(reason), and a group stays folded"
    }
    guard reason != .dropped else { return nil }
    return moment.after.orders == moment.drag.lifted ? nil : "\(reason), and the order is another"
  }
}
