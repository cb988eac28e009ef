internal import DragKit
internal import PlaygroundScenes

/// Follows the items that follow touches by themselves, by their calls.
///
/// Each `touchesBegan` of an item and a pointer has one end, `touchesEnded` or `touchesCancelled`,
/// and in between its touch is told as following.
struct FollowerTracker {
  /// Who follows, by name, as often as touches have begun that have not ended.
  private var following: [Pair: Int] = [:]

  /// An item and what kind of pointer it follows.
  private struct Pair: Hashable {
    let item: JSONValue?
    let pointer: JSONValue?

    init(_ call: Call) {
      (item, pointer) = (call["item"], call["pointer"])
    }

    init(_ item: String, _ pointer: PointerKind) {
      (self.item, self.pointer) = (.string(item), .string(pointer.rawValue))
    }
  }

  /// Takes in the next call of a moment.
  ///
  /// - Returns: What is wrong with it.
  mutating func follow(_ call: Call) -> String? {
    guard call.name.hasPrefix("touches") else { return nil }
    let isKnown = following[Pair(call)] != nil
    switch call.name {
    case "touchesBegan": following[Pair(call), default: 0] += 1
    case "touchesMoved" where !isKnown: return "touchesMoved without touchesBegan"
    case "touchesEnded" where isKnown, "touchesCancelled" where isKnown: end(Pair(call))
    case "touchesEnded", "touchesCancelled": return "\(call.name) without touchesBegan"
    default: break
    }
    return nil
  }

  private mutating func end(_ pair: Pair) {
    let count = following[pair, default: 0] - 1
    following[pair] = count > 0 ? count : nil
  }

  /// What is wrong where other touches are followed than the calls have told.
  func disagreement(with sight: Sight) -> String? {
    guard !sight.interaction.touches.isEmpty || !following.isEmpty else { return nil }
    var followed: [Pair: Int] = [:]
    for active in sight.interaction.touches where active.role == .following {
      guard let item = active.touch.item else { continue }
      followed[Pair(sight.content.name(of: item), active.touch.id.kind), default: 0] += 1
    }
    return followed == following ? nil : "the calls and the touches disagree on what follows"
  }
}
