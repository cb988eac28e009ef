internal import DragKit

/// Follows drags by their calls, with the order of the items at each lift.
struct DragTracker {
  /// The order when the drag that runs, or the last one, was lifted.
  private(set) var lifted: [ContainerID: [ItemID]] = [:]
  /// Why the drag ended that was the last to do so, where no other was lifted in the same moment.
  private(set) var ended: DragEndReason?

  mutating func follow(_ moment: Moment) {
    ended = nil
    var current = moment.before.orders
    for call in moment.calls {
      switch call.name {
      case "dragBegan":
        lifted = current
        ended = nil
      case "dragEnded":
        ended = call["reason"]?.string.flatMap(DragEndReason.init)
        current = ended == .dropped ? moment.after.orders : lifted
      default: break
      }
    }
  }
}
