import DragFrameIO
import DragGeometry

extension Player {
  /// Compares the world at the end of a line with what the line says.
  ///
  /// Where the batching has not let time pass to there, a copy of the world looks ahead.
  mutating func compare(_ pump: Pump) {
    var (reached, ahead) = (world, Output())
    // Only where it is needed: the copy shares the world's storage until it changes.
    if position != pump.time || !isInStep { ahead = reached.advance(to: pump.time) }
    let calls = comparison.calls(expecting: pump.calls, ahead: Recording.recordedCalls(of: ahead))
    let actual = Fingerprint(reached.hashes)
    let expected = comparesHashes ? pump.fingerprint : nil
    let subsystems = Self.differences(calls, expected, actual)
    guard !subsystems.isEmpty else { return comparison.settle() }
    divergence = Divergence(
      subsystems: subsystems, line: pump.line, gesture: gestures, event: playedEvents,
      time: pump.time, calls: calls, fingerprints: Pair(expected: expected, actual: actual),
      states: Pair(expected: recordedState(at: pump.time), actual: reached))
  }

  private static func differences(
    _ calls: Pair<[Call]>, _ expected: Fingerprint?, _ actual: Fingerprint
  ) -> [Divergence<World>.Subsystem] {
    var subsystems: [Divergence<World>.Subsystem] = []
    if let expected {
      if expected.model != actual.model { subsystems.append(.model) }
      if expected.gestures != actual.gestures { subsystems.append(.gestures) }
      if expected.motion != actual.motion { subsystems.append(.motion) }
    }
    return calls.expected == calls.actual ? subsystems : subsystems + [.calls]
  }

  /// The state that a keyframe behind the current line holds.
  private func recordedState(at time: Microseconds) -> World? {
    let next = entry + 1
    guard next < recording.entries.count, case .keyframe(let keyframe) = recording.entries[next],
      keyframe.time == time
    else { return nil }
    return try? keyframe.world()
  }
}
