internal import DragKit
internal import DragKitInspection
internal import PlaygroundUI

// MARK: - The claims of gestures as text

extension PointerGesture {
  var title: LocalizedString { LocalizedString("gesture-\(self)".dashed) }
}

extension PointerClaims {
  /// The name of the pointer, and whether it hovers, presses or has released the item.
  var pointerTitle: LocalizedString {
    let name =
      pointer.kind == .mouse
      ? LocalizedString("pointer-mouse")
      : LocalizedString("pointer-finger", ["number": "\(pointer.rawValue)"])
    return LocalizedString("pointer-\(phase)", texts: ["pointer": name])
  }

  /// Returns a claim's state as text: the conditions that it waits for, the cause of its win, or
  /// the reason for its failure; `nil` if there is no text for them.
  func words(_ claim: GestureClaim, _ tuning: Tuning) -> LocalizedString? {
    switch claim.state {
    case .waiting:
      let conditions = claim.triggers.compactMap { condition($0, tuning) }
      let others = conditions.dropFirst().map { $0.attribute("also") ?? $0 }
      return .list(conditions.prefix(1) + others, by: "either")
    case .won:
      return decision.map { LocalizedString("claim-won", texts: ["cause": $0.cause(axis)]) }
    case .failed: return decision?.reason(axis)
    }
  }

  /// Returns the claims of the pointer as one line, such as "Drag won: moved 11 px".
  func summary(_ tuning: Tuning, _ language: Language) -> String {
    if let winner = claims.first(where: { $0.state == .won }) {
      let words = words(winner, tuning)?.text(language) ?? ""
      return "\(winner.gesture.title.text(language)) \(words)"
    }
    guard let gestures = LocalizedString.list(claims.map(\.gesture.title)) else {
      return LocalizedString("nothing-claims").text(language)
    }
    return
      (decision.map { LocalizedString("claims-nothing-won", texts: ["cause": $0.cause(axis)]) }
      ?? LocalizedString("claims-waiting", texts: ["gestures": gestures])).text(language)
  }

  private func condition(_ trigger: GestureTrigger, _ tuning: Tuning) -> LocalizedString? {
    let slop = pointer.kind == .mouse ? tuning.mouseSlop : tuning.touchSlop
    switch trigger {
    case .movedBeyondLiftDistance: return distance(tuning.liftDistance)
    case .movedAlong: return distance(slop, axis)
    case .movedAcross: return distance(slop, axis.across)
    case .held:
      let time = LocalizedString.seconds(tuning.longPress(of: pointer.kind))
      return LocalizedString("wait-time", texts: ["time": time])
    case .pressed, .releasedInside, .releasedUnmoved, .askedForMenu, .secondFinger:
      return LocalizedString("wait-\(trigger)".dashed)
    case .releasedOutside, .otherInput, .lost, .pressedScrollBar, .stoppedScrolling, .closedRow:
      return nil
    }
  }

  /// Returns the distance that the pointer must move and, once it has moved, the distance so far.
  private func distance(_ length: Length, _ axis: Axis? = nil) -> LocalizedString {
    guard phase == .pressed, moved > .zero else { return .distance("wait-distance", length, axis) }
    return .distance("wait-progress", length, axis, done: min(moved.pixels, length.pixels))
  }
}

extension PointerClaims.Decision {
  /// Returns the trigger that decided the press, as text.
  fileprivate func cause(_ axis: Axis) -> LocalizedString {
    switch trigger {
    case .movedBeyondLiftDistance: .distance("cause-moved", moved)
    case .movedAlong: .distance("cause-moved", moved, axis)
    case .movedAcross: .distance("cause-moved", moved, axis.across)
    case .held: LocalizedString("cause-held", texts: ["time": .seconds(time)])
    default: LocalizedString("cause-\(trigger)".dashed)
    }
  }

  /// Returns the reason why the other gestures have failed, as text.
  fileprivate func reason(_ axis: Axis) -> LocalizedString {
    let cause = cause(axis)
    return winner == nil ? cause : LocalizedString("claim-failed", texts: ["cause": cause])
  }
}

extension LocalizedString {
  /// Returns the text `key` about a distance or, with an axis, the text `key` with `-along` added.
  fileprivate static func distance(
    _ key: String, _ length: Length, _ axis: Axis? = nil, done: Int? = nil
  ) -> Self {
    var strings = ["distance": "\(length.pixels)"]
    strings["done"] = done.map { "\($0)" }
    guard let axis else { return Self(key, strings) }
    let way = axis == .vertical ? Self("way-vertical") : Self("way-horizontal")
    return Self("\(key)-along", strings, texts: ["way": way])
  }
}
