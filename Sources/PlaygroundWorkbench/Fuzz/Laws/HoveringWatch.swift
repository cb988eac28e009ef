internal import DragKit
internal import PlaygroundScenes

/// The model changes by drops, by undoing, and where a tile is passed, which moves live.
struct HoveringWatch: Watch {
  let law = Law.hovering

  mutating func watch(_ moment: Moment) -> String? {
    guard moment.changesOrders, moment.deed == nil else { return nil }
    if moment.has("performDrop") || moment.has("dragEnded") { return nil }
    let entered = moment.calls.filter { $0.name == "dropEntered" }.compactMap {
      $0["target"]?.string
    }
    let model = moment.before.model
    if entered.contains(where: { model.item(named: $0) != nil }) { return nil }
    return "the order changed over \(entered.last ?? "nothing")"
  }
}
