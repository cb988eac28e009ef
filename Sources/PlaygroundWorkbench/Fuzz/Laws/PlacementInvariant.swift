internal import DragKit
internal import DragModel
internal import DragRecording

/// A drop lands in the open gap or, by keyboard, in the place that the last step reported.
struct PlacementInvariant: Invariant {
  static let law = Law.placing
  /// The `dragMoved` of the last step, if any: the place that the keyboard reported.
  private var keyboardMove: Call?

  mutating func check(_ step: Step) -> String? {
    let reported = keyboardMove
    if step.event != nil || !step.calls.isEmpty {
      keyboardMove = step.calls.last { $0.name == "dragMoved" }
    }
    return reported.flatMap { checkKeyboardDrop(step, reported: $0) } ?? checkGap(step)
  }

  private func checkKeyboardDrop(_ step: Step, reported: Call) -> String? {
    guard step.drag.ended == .dropped, step.orderChange == nil,
      step.event == .keyPressed(.space) || step.event == .keyPressed(.enter),
      let name = reported["item"]?.string, let container = reported["container"]?.string
    else { return nil }
    let model = step.after.model
    let place = step.droppedItem(model.item(named: name)).flatMap(model.position(of:))
    let isThere =
      place.map {
        $0.container.name == container && reported["position"] == .integer($0.offset + 1)
      } ?? false
    return isThere ? nil : "'\(name)' is not in the reported place"
  }

  /// Compares the place of the dropped item with the gap before the release.
  private func checkGap(_ step: Step) -> String? {
    guard let session = step.before.interaction.session, session.intoItem == nil,
      // The pointer was released without a last motion.
      case .pointerReleased(session.pointer, let point, .primary)? = step.event,
      point.clampedToFarthest == session.location,
      let gap = step.before.interaction.promisedGap,
      step.calls.contains(where: { $0.name == "performDrop" && $0["accepted"] == true })
    else { return nil }
    let before = step.before.model
    let leaving = step.droppedCopies ? [] : session.localObjects
    let preceding = leaving.compactMap(before.position(of:)).count {
      $0.container == gap.container && $0.offset < gap.gap.index
    }
    let expected = Position(gap.container, gap.gap.index - preceding)
    let actual = step.droppedItem(session.item).flatMap(step.after.model.position(of:))
    guard actual != expected else { return nil }
    let place = actual.map { "\($0.container.name) \($0.offset)" } ?? "nowhere"
    return
      "the gap was \(expected.container.name) \(expected.offset), and the drop landed in \(place)"
  }
}
