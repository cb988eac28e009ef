/// A law that every session keeps, by its number on the page *Rules* of DragKit.
///
/// The twelfth is about painted pixels and is checked on generated frames.
package enum Law: Int, Hashable, Sendable, CaseIterable {
  case replay = 1
  case batching, conservation, ending, proposals, hovering, hitTesting, idleness, undo, cost
  case soundness
  case placing = 13

  /// What the law says.
  package var words: String {
    switch self {
    case .replay: "the replay of a recording gives the run"
    case .batching: "a result does not depend on how time is cut into steps"
    case .conservation: "items are conserved, and each is in one place"
    case .ending: "one lift has one end, and what was entered is left"
    case .proposals: "forbidden and cancel are never performed, and a cancel restores the order"
    case .hovering: "a hover does not touch the model"
    case .hitTesting: "hit tests use the settled layout"
    case .idleness: "the world comes to rest with everything at its place"
    case .undo: "an undo restores the model before it, and a redo the model after"
    case .cost: "an event and a frame cost no more than a fixed number of calls and operations"
    case .soundness: "whatever comes, the state stays sound and time goes on"
    case .placing: "a drop lands in the gap that is shown"
    }
  }
}

/// A law that a session broke.
package struct BrokenLaw: Hashable, Sendable, CustomStringConvertible {
  /// The law.
  package let law: Law
  /// What was seen.
  package let finding: String
  /// The world's time when it was seen.
  package let time: Int64
  /// The session.
  package let key: CaseKey

  /// The law and what was seen, on one line.
  package var description: String {
    "law \(law.rawValue), \(law.words): \(finding), at \(time) µs"
  }
}
