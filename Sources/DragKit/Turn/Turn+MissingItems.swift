/// The reason why items from another program did not arrive, as the call `itemsMissing` reports it.
enum MissingReason: String {
  /// The path of a file is not UTF-8.
  case path
  /// The other program has listed more files than are read.
  case limit
  /// The target has not taken the items.
  case refused
  /// The other program has not sent the data in time.
  case unsent
}

// MARK: - Items from other programs that a drop or a paste leaves out

extension Turn {
  /// Reports the dropped items that did not arrive; returns whether all did.
  mutating func reportMissing(after drop: DropCoordinator, on target: ItemID) -> Bool {
    guard let drag, let incoming = drag.incoming else { return true }
    let (items, landed) = (drag.session.items, drop.landings.count)
    // A delegate that inserts items but calls no `drop` method has taken all.
    let accepted = landed > 0 ? min(landed, items.count) : items.count
    let lost = items.count - (drop.isAccepted ? accepted : 0)
    let unreadable = min(items.count { $0.itemProvider.hasUnreadablePath }, lost)
    let missing: [(MissingReason, Int)] = [
      (.path, unreadable), (.refused, lost - unreadable), (.limit, incoming.omittedCount),
    ]
    reportMissing(missing, of: items.count + incoming.omittedCount, on: target)
    return missing.allSatisfy { $0.1 == 0 }
  }

  /// Reports how many items are missing for each reason; a reason with no items is left out.
  mutating func reportMissing(
    _ missing: [(reason: MissingReason, count: Int)], of all: Int, on target: ItemID?
  ) {
    for (reason, count) in missing where count > 0 {
      report(
        .itemsMissing, target: target,
        ["count": .integer(count), "of": .integer(all), "reason": .string(reason.rawValue)])
    }
  }
}
