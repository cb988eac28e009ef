internal import DragFrameIO
internal import DragModel

/// The reason why items from another program did not arrive, as the call `itemsMissing` reports it.
private enum MissingReason: String {
  /// The path of a file is not UTF-8.
  case path
  /// The other program has listed more files than are read.
  case limit
  /// The target has not taken the items.
  case refused
  /// The other program has not sent the data in time.
  case unsent
}

// Items from other programs that a drop or a paste leaves out.
extension Interaction {
  /// Reports the dropped items that did not arrive; returns whether all did.
  mutating func reportMissing(
    after outcome: DropOutcome, on target: ItemID, _ content: some InteractiveContent
  ) -> Bool {
    guard let drag, let incoming = drag.incoming else { return true }
    let (items, landed) = (drag.session.items, outcome.landings.count)
    let taken = outcome.isAccepted ? landed > 0 ? min(landed, items.count) : items.count : 0
    let unreadable = items.count { $0.itemProvider.hasUnreadablePath }
    let ofPaths = min(unreadable, items.count - taken)
    let missing: [(MissingReason, Int)] = [
      (.path, ofPaths), (.refused, items.count - taken - ofPaths), (.limit, incoming.omittedCount),
    ]
    report(missing, of: items.count + incoming.omittedCount, on: target, content)
    return missing.allSatisfy { $0.1 == 0 }
  }

  /// Reports the items of a drop whose data was not sent.
  mutating func reportUnsent(_ content: some InteractiveContent) {
    let count = drag?.session.items.count ?? 0
    report([(.unsent, count)], of: count, on: drag?.targetItem, content)
  }

  /// Reports the items of a paste that no handler has got.
  mutating func reportMissing(
    unreadable: Int, omitted: Int, of count: Int, _ content: some InteractiveContent
  ) {
    report([(.path, unreadable), (.limit, omitted)], of: count, on: nil, content)
  }

  private mutating func report(
    _ missing: [(reason: MissingReason, count: Int)], of all: Int, on target: ItemID?,
    _ content: some InteractiveContent
  ) {
    for (reason, count) in missing where count > 0 {
      report(
        .itemsMissing, target: target, content,
        [
          "count": .integer(count), "of": .integer(all), "reason": .string(reason.rawValue),
        ])
    }
  }
}
