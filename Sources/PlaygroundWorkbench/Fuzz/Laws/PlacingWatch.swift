internal import DragKit

/// A drop lands where it was shown to land: in the gap that is open, or, by keyboard, at the place that the
/// last step reported.
struct PlacingWatch: Watch {
  let law = Law.placing
  private var promise = KeyboardPromise()

  mutating func watch(_ moment: Moment) -> String? {
    promise.watch(moment) ?? finding(in: moment)
  }

  /// Compares the place of what was dropped with the gap before the release.
  private func finding(in moment: Moment) -> String? {
    guard let session = moment.before.interaction.session, moment.isRelease(of: session),
      let gap = moment.before.interaction.promisedGap, session.intoItem == nil, moment.hasDropped
    else { return nil }
    let before = moment.before.model
    let leaving = moment.droppedCopies ? [] : session.localObjects
    let passed = leaving.compactMap(before.position(of:)).count {
      $0.container == gap.container && $0.offset < gap.gap.index
    }
    let expected = Position(gap.container, gap.gap.index - passed)
    let landed = moment.droppedItem(session.item).flatMap(moment.after.model.position(of:))
    guard landed != expected else { return nil }
    let place = landed.map { "\($0.container.name) \($0.offset)" } ?? "nowhere"
    return
      "the gap was \(expected.container.name) \(expected.offset), and the drop went to \(place)"
  }
}

extension Moment {
  /// Whether the pointer of a drag was released where it was.
  fileprivate func isRelease(of session: DragSession) -> Bool {
    guard case .pointerReleased(session.pointer, let point, .primary)? = event else { return false }
    return point.clampedToFarthest == session.location
  }

  /// Whether a target has accepted a drop.
  fileprivate var hasDropped: Bool {
    calls.contains { $0.name == "performDrop" && $0["accepted"] == true }
  }
}
