internal import DragKit

/// Follows drags by their calls, with the order of the items at each lift.
struct DragTracker {
  /// The order when the drag that runs, or the last one, was lifted.
  private(set) var lifted: [ContainerID: ItemOrder] = [:]
  /// The groups of lessons that were open at that lift.
  private(set) var openGroups: [String] = []
  /// Why the drag ended that was the last to do so, where no other was lifted in the same moment.
  private(set) var ended: DragEndReason?

  /// The tracker after some more calls.
  func following(_ calls: [Call], from before: Sight, to after: Sight) -> DragTracker {
    var next = self
    next.ended = nil
    for call in calls {
      switch call.name {
      case "dragBegan":
        // Where a drag ended in the same moment, the next one starts from what that one left.
        if next.ended == nil {
          (next.lifted, next.openGroups) = (before.orders, before.openGroups)
        }
        if next.ended == .dropped { next.lifted = after.orders }
        next.ended = nil
      // What a row's own action does is no part of the drag.
      case "actionHandler", "contextualAction": next.lifted = after.orders
      case "dragEnded": next.ended = call["reason"]?.string.flatMap(DragEndReason.init)
      default: break
      }
    }
    return next
  }
}
