/// A law that can be checked step by step.
protocol Invariant {
  static var law: Law { get }

  /// Checks the next step of the session.
  ///
  /// - Returns: A description of the violation, or `nil` if the law holds.
  mutating func check(_ step: Step) -> String?

  /// Checks the end of the session, when all pointers are up and everything has settled.
  func checkEnd(_ state: Snapshot) -> String?
}

extension Invariant {
  func checkEnd(_ state: Snapshot) -> String? { nil }
}

/// The invariants of all laws that can be checked step by step.
struct InvariantSet {
  private var invariants: [any Invariant] = [
    ConservationInvariant(), CallSequenceInvariant(), ProposalInvariant(), HoverInvariant(),
    HitTestingInvariant(), IdlenessInvariant(), CostInvariant(), SoundnessInvariant(),
    PlacementInvariant(),
  ]

  mutating func check(_ step: Step) -> [(law: Law, violation: String)] {
    invariants.indices.compactMap { index in
      invariants[index].check(step).map { (type(of: invariants[index]).law, $0) }
    }
  }

  /// Returns the violations at the end of the session.
  func checkEnd(_ state: Snapshot) -> [(law: Law, violation: String)] {
    invariants.compactMap { invariant in
      invariant.checkEnd(state).map { (type(of: invariant).law, $0) }
    }
  }
}
