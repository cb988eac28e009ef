internal import DragGeometry
internal import DragRecording

/// What came of holding the laws against a session.
package struct CheckedSession: Sendable {
  /// The laws that were broken, by their numbers.
  package let broken: [BrokenLaw]
  /// What was done in the session.
  package let traits: Set<SessionTrait>
  /// How it was lived through again.
  package let ways: [ReplayWay]
  /// How many events there were.
  package let events: Int
  /// How many calls they made.
  package let calls: Int

  init(_ live: LiveSession<some FuzzedWorld>) {
    broken = live.findings.sorted { $0.key.rawValue < $1.key.rawValue }.map { law, finding in
      BrokenLaw(law: law, finding: finding.words, time: finding.time.count, key: live.session.key)
    }
    (traits, ways) = (live.traits.traits, live.session.ways)
    events = live.session.events.count
    calls = live.pumps.reduce(0) { $0 + $1.calls.count }
  }

  init(key: CaseKey, failure: FileError) {
    let finding = "no recording: \(failure)"
    broken = [BrokenLaw(law: .replay, finding: finding, time: 0, key: key)]
    (traits, ways, events, calls) = ([], [], 0, 0)
  }
}
