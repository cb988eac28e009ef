/// How many sessions did what.
package struct SessionStatistics: Hashable, Sendable, CustomStringConvertible {
  /// How many sessions there were.
  package private(set) var sessions = 0
  /// How many events they had together.
  package private(set) var events = 0
  /// How many calls they made together.
  package private(set) var calls = 0
  private var counts: [SessionTrait: Int] = [:]

  /// Creates statistics of nothing.
  package init() {}

  /// Counts a session.
  package mutating func add(_ session: CheckedSession) {
    sessions += 1
    events += session.events
    calls += session.calls
    for trait in session.traits { counts[trait, default: 0] += 1 }
  }

  /// How many sessions did it, in percent.
  package func percent(_ trait: SessionTrait) -> Int {
    sessions == 0 ? 0 : counts[trait, default: 0] * 100 / sessions
  }

  /// The traits that too few sessions have for the laws to mean much.
  package var missing: [SessionTrait] { SessionTrait.required.filter { percent($0) < 5 } }

  /// The shares of all traits, on one line.
  package var description: String {
    SessionTrait.allCases.map { "\($0.rawValue) \(percent($0)) %" }.joined(separator: ", ")
  }
}
