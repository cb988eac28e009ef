internal import DragKit
internal import DragModel
internal import DragRecording

/// The place that the last step of a keyboard drag said, which a drop right after it has to come to.
struct KeyboardPromise {
  private var step: Call?

  /// Takes a moment; says what stands elsewhere than it was promised.
  mutating func watch(_ moment: Moment) -> String? {
    let promised = step
    if moment.event != nil || !moment.calls.isEmpty {
      step = moment.calls.last { $0.name == "dragMoved" }
    }
    guard moment.drag.ended == .dropped, moment.deed == nil, moment.event?.isDropKey == true,
      let promised, let name = promised["item"]?.string,
      let container = promised["container"]?.string
    else { return nil }
    let model = moment.after.model
    let landed = moment.droppedItem(model.item(named: name))
    guard let place = landed.flatMap(model.position(of:)), place.container.name == container,
      promised["position"] == .integer(place.offset + 1)
    else { return "'\(name)' is not at the place that was said" }
    return nil
  }
}

extension Moment {
  /// What a drop brought to its place: the dragged item itself, or the first of its copies.
  func droppedItem(_ dragged: ItemID?) -> ItemID? {
    guard droppedCopies else { return dragged }
    return Set(after.model.standing).subtracting(before.model.standing).min()
  }
}

extension InputEvent.Kind {
  /// `true` for the keys that drop what the keyboard carries.
  fileprivate var isDropKey: Bool {
    switch self {
    case .keyPressed(.space), .keyPressed(.enter): true
    default: false
    }
  }
}
