public import DragKit

/// A gesture that a press can become, with its state.
public struct GestureClaim: Hashable, Sendable {
  /// The gesture.
  public let gesture: PointerGesture
  /// The triggers that can make the press this gesture; one of them suffices.
  public internal(set) var triggers: [GestureTrigger]
  /// The state of the claim: undecided, won or failed.
  public internal(set) var state = State.waiting

  /// The state of a claim.
  public enum State: Hashable, Sendable, CaseIterable {
    /// The press is not decided.
    case waiting
    /// The press has become this gesture.
    case won
    /// The press has become another gesture, or none.
    case failed
  }
}

/// The gestures that claim a pointer, and the decision between them.
public struct PointerClaims: Hashable, Sendable {
  /// The pointer whose gestures these are.
  public let pointer: PointerID
  /// The item that the pointer presses or is over; `nil` if there is none.
  public let item: ItemID?
  /// The name of the pressed or hovered control of a row, such as a button; `nil` if there is none.
  public let control: String?
  /// Whether the pointer is over an item, down, or up again.
  public let phase: Phase
  /// The gestures, in the order in which they can occur.
  public let claims: [GestureClaim]
  /// The decision; `nil` while the press is undecided.
  public let decision: Decision?
  /// The distance of the pointer from its press; zero if it is not down.
  public let moved: Length
  /// The axis along which the view under the press scrolls; vertical without a view.
  ///
  /// A motion beyond the slop mainly along it triggers ``/DragKit/GestureTrigger/movedAlong``, any
  /// other ``/DragKit/GestureTrigger/movedAcross``.
  public let axis: Axis

  /// The phase of a pointer.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// The pointer is the mouse, which is over the item and has no button down.
    case hovering
    /// The pointer is down.
    case pressed
    /// The pointer is up; item, claims and decision are those of its last press.
    case ended
  }

  /// The trigger that decided a press, and what the press became.
  public struct Decision: Hashable, Sendable {
    /// The trigger.
    public let trigger: GestureTrigger
    /// The gesture that won; `nil` if no gesture did.
    public let winner: PointerGesture?
    /// The distance from the press at the decision.
    public let moved: Length
    /// The time from the press to the decision.
    public let time: Microseconds
  }
}

extension Interaction {
  /// Returns the claims on the last press of each pointer that is up, on each pointer that is down,
  /// and on the mouse while it is over an item that responds to it.
  public func pointerClaims(in content: some InteractiveContent) -> [PointerClaims] {
    let pressed = facts.touches.map { claims(of: $0, content) }
    let down = Set(pressed.map(\.pointer))
    let ended = facts.decisions.filter { !down.contains($0.pointer) }.map { decision in
      PointerClaims(
        pointer: decision.pointer, item: decision.item, control: decision.control, phase: .ended,
        claims: GestureClaim.all(
          of: decision.traits, for: decision.pointer.kind, decision, content.tuning),
        decision: PointerClaims.Decision(decision), moved: .zero, axis: decision.axis)
    }
    return ended + pressed + [hoveringClaims(content)].compactMap(\.self)
  }

  private func claims(
    of active: ActiveTouch, _ content: some InteractiveContent
  ) -> PointerClaims {
    let touch = active.touch
    let decision = active.isUndecided ? nil : facts.decisions.first { $0.pointer == touch.id }
    var claims = GestureClaim.all(
      of: active.traits, for: touch.id.kind, decision, content.tuning)
    if active.isUndecided, touch.id.kind == .touch, facts.canMagnify(under: touch.item, content) {
      claims.append(GestureClaim(gesture: .magnify, triggers: [.secondFinger]))
    }
    return PointerClaims(
      pointer: touch.id, item: touch.item, control: active.control, phase: .pressed, claims: claims,
      decision: decision.map(PointerClaims.Decision.init), moved: touch.translation.length,
      axis: facts.scrollAxis(under: touch.item))
  }

  /// Returns the claims on the mouse; `nil` if it is down or over no item, and during a drag.
  private func hoveringClaims(_ content: some InteractiveContent) -> PointerClaims? {
    guard let item = hovered, session == nil, !touches.contains(where: { $0.id == .mouse })
    else { return nil }
    let traits = facts.traits(of: item, control: hoveredRowControl, content)
    var claims = GestureClaim.all(of: traits, for: .mouse, nil, content.tuning)
    if Arbiter.outcome(of: .askedForMenu, for: .mouse, on: traits) == .begin(.menu) {
      claims.append(GestureClaim(gesture: .menu, triggers: [.askedForMenu]))
    }
    return PointerClaims(
      pointer: .mouse, item: item, control: hoveredRowControl, phase: .hovering, claims: claims,
      decision: nil, moved: .zero, axis: facts.scrollAxis(under: item))
  }
}

extension PointerClaims.Decision {
  init(_ decision: GestureDecision) {
    (trigger, winner) = (decision.trigger, decision.winner)
    (moved, time) = (decision.moved, decision.time)
  }
}

extension GestureClaim {
  /// Returns the gestures that a press can become, and which of them has won if it is decided.
  fileprivate static func all(
    of traits: Arbiter.Traits, for pointer: PointerKind, _ decision: GestureDecision?,
    _ tuning: Tuning
  ) -> [GestureClaim] {
    var claims: [GestureClaim] = []
    // The mouse has a long press only if the tuning enables it.
    for trigger in triggers
    where trigger != .held || pointer == .touch || tuning.mouseLongPressLifts {
      guard let gesture = Arbiter.outcome(of: trigger, for: pointer, on: traits)?.gesture,
        gesture != .selectText
      else { continue }
      if let index = claims.firstIndex(where: { $0.gesture == gesture }) {
        claims[index].triggers.append(trigger)
      } else {
        claims.append(GestureClaim(gesture: gesture, triggers: [trigger]))
      }
    }
    guard let decision else { return claims }
    if let winner = decision.winner, !claims.contains(where: { $0.gesture == winner }) {
      claims.insert(GestureClaim(gesture: winner, triggers: [decision.trigger]), at: 0)
    }
    for index in claims.indices {
      claims[index].state = claims[index].gesture == decision.winner ? .won : .failed
    }
    return claims
  }

  /// The triggers whose gestures are claims on every press, in the order in which they can occur.
  private static let triggers: [GestureTrigger] = [
    .pressed, .movedBeyondLiftDistance, .movedAlong, .movedAcross, .held, .releasedUnmoved,
    .releasedInside,
  ]
}
