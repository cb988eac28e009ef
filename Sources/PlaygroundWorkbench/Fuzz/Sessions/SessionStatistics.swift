package import PlaygroundScenes

/// How many sessions did what.
package struct SessionStatistics: Hashable, Sendable, CustomStringConvertible {
  /// How many sessions there were.
  package private(set) var sessions = 0
  /// How many events they had together.
  package private(set) var events = 0
  /// How many calls they made together.
  package private(set) var calls = 0
  private var counts: [SessionTrait: Int] = [:]
  private var ways: [ReplayWay: Int] = [:]

  /// Creates statistics of nothing.
  package init() {}

  /// Counts a session.
  package mutating func add(_ session: CheckedSession) {
    sessions += 1
    events += session.events
    calls += session.calls
    for trait in session.traits { counts[trait, default: 0] += 1 }
    for way in session.ways { ways[way, default: 0] += 1 }
  }

  /// Counts what another counted.
  package mutating func add(_ other: SessionStatistics) {
    sessions += other.sessions
    events += other.events
    calls += other.calls
    counts.merge(other.counts, uniquingKeysWith: +)
    ways.merge(other.ways, uniquingKeysWith: +)
  }

  /// How many sessions did it, in percent.
  package func percent(_ trait: SessionTrait) -> Int {
    sessions == 0 ? 0 : counts[trait, default: 0] * 100 / sessions
  }

  /// The traits that too few sessions have for the laws to mean much.
  package func missing(in scene: SceneID) -> [SessionTrait] {
    SessionTrait.required(in: scene).filter { percent($0) < 5 }
  }

  /// How many sessions were lived through again in which way, on one line.
  package var replays: String {
    ReplayWay.allCases.map { "\($0.rawValue) \(ways[$0, default: 0])" }.joined(separator: ", ")
  }

  /// The shares of all traits, on one line.
  package var description: String {
    SessionTrait.allCases.map { "\($0.rawValue) \(percent($0)) %" }.joined(separator: ", ")
  }
}
