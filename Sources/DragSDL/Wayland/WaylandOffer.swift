internal import DragEvents

/// A drag that the compositor offers the window; its methods return the requests that answer it.
struct WaylandOffer {
  var types: [String] = []
  /// The actions that the source permits.
  var actions: UInt32 = 0
  /// The number of its entry into the window.
  var serial: UInt32 = 0
  /// The action that the compositor has chosen.
  var chosen: UInt32 = 0
  private var answered: DropOperation?

  enum Request: Equatable {
    case accept(type: String?)
    case setActions(UInt32, preferred: UInt32)
    case finish
  }

  /// Answers what a drop at the current location would do, unless that was the last answer.
  mutating func answer(_ operation: DropOperation?) -> [Request] {
    guard operation != answered else { return [] }
    answered = operation
    let action = (operation == .link ? .copy : operation)?.action ?? 0
    return [
      .accept(type: operation == nil ? nil : types.first), .setActions(action, preferred: action),
    ]
  }

  /// Accepts a drop with any action.
  mutating func acceptAny() -> [Request] {
    answered = .copy
    let (copy, move) = (DropOperation.copy.action, DropOperation.move.action)
    return [
      .accept(type: types.first),
      .setActions(copy | move, preferred: actions & copy != 0 ? copy : move),
    ]
  }

  /// Finishes a drop, which was refused if `operation` is `nil`.
  mutating func finish(_ operation: DropOperation?) -> [Request] {
    // The protocol forbids to finish an offer for which no action was chosen.
    guard operation != nil, chosen != 0 else { return [] }
    // A motion that came with the drop can have changed what was last refused.
    return answer(operation) + [.finish]
  }
}
