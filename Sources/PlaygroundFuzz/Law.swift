/// A law that every session obeys; the raw value is the law's number on the page *Rules* of
/// DragKit.
///
/// Law 12, about painted pixels, has no case; `PainterLawTests` checks it.
package enum Law: Int, Hashable, Sendable, CaseIterable {
  case replay = 1
  case batching, conservation, ending, proposals, hovering, hitTesting, idleness, undo, cost
  case soundness
  case placing = 13

  package var words: String {
    switch self {
    case .replay: "the replay of a recording reproduces the session"
    case .batching: "a result does not depend on how time is cut into steps"
    case .conservation: "items are conserved, and each is in one place"
    case .ending: "each lift has one end, and each entered target is exited"
    case .proposals: "forbidden and cancel are never performed, and a cancel restores the order"
    case .hovering: "hovering does not change the model"
    case .hitTesting: "hit tests use the settled layout"
    case .idleness: "everything settles in its place"
    case .undo: "an undo restores the previous model, and a redo the next"
    case .cost: "an event and a frame cost no more than a fixed number of calls and operations"
    case .soundness: "after any input the state is sound, and time does not stop"
    case .placing: "a drop lands in the visible gap"
    }
  }
}

/// A violation of a law by a session.
package struct BrokenLaw: Hashable, Sendable, CustomStringConvertible {
  package let law: Law
  package let violation: String
  /// The time of the violation in the session, in microseconds.
  package let time: Int64
  package let key: CaseKey

  package var description: String {
    "law \(law.rawValue), \(law.words): \(violation), at \(time) µs"
  }
}

/// A check of one law; it runs after each step and at the end of a session.
protocol Invariant {
  /// Returns the violation in the next step; `nil` if there is none.
  mutating func check(_ step: Step) -> String?

  /// Returns the violation in the last state of a session; by default `nil`.
  func checkEnd(_ state: Snapshot) -> String?
}

extension Invariant {
  func checkEnd(_ state: Snapshot) -> String? { nil }
}
