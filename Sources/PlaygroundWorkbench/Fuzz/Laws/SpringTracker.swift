internal import DragKit

/// The states of an item that springs open come in their order, and end before the drag does.
struct SpringTracker {
  private var item: JSONValue?
  private var state = SpringLoadingState.inactive

  mutating func follow(_ call: Call) -> String? {
    switch call.name {
    case "springLoading": change(call)
    case "dragBegan", "dragEnded": state == .inactive ? nil : "springLoading was not ended"
    case "springLoaded": state == .activated ? nil : "springLoaded of what was not activated"
    default: nil
    }
  }

  private mutating func change(_ call: Call) -> String? {
    guard let new = call["state"]?.string.flatMap(SpringLoadingState.init) else {
      return "springLoading without a state"
    }
    defer { (item, state) = (call["item"], new) }
    let isSame = state == .inactive || call["item"] == item
    return isSame && Self.next(state).contains(new) ? nil : "springLoading \(new) after \(state)"
  }

  /// The states that can follow one.
  private static func next(_ state: SpringLoadingState) -> [SpringLoadingState] {
    switch state {
    case .inactive: [.possible]
    // Where the time is made shorter meanwhile, nothing flashes.
    case .possible: [.activating, .activated, .inactive]
    case .activating: [.activated, .inactive]
    case .activated: [.inactive]
    }
  }
}
