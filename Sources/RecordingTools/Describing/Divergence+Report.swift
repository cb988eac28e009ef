import DragFrameIO
public import DragRecording

extension Divergence {
  /// The difference in full: the calls, the hashes, and the states field by field.
  ///
  /// Lines with a minus are of the recording, lines with a plus of the replay.
  public var report: String {
    ([description] + callLines + fingerprintLines + stateLines).joined(separator: "\n")
  }

  private var callLines: [String] {
    guard subsystems.contains(.calls) || subsystems.contains(.order) else { return [] }
    return LineDifference(
      from: calls.expected.map(\.line), to: calls.actual.map(\.line)
    ).lines(around: 2).map { "  " + $0 }
  }

  private var fingerprintLines: [String] {
    guard let expected = fingerprints.expected, let actual = fingerprints.actual,
      expected != actual
    else { return [] }
    return ["  - hashes \(expected)", "  + hashes \(actual)"]
  }

  private var stateLines: [String] {
    // Where the recording has no keyframe there is nothing to hold the state against.
    guard let actual = states.actual, let expected = states.expected else { return [] }
    return StateDescription(of: expected).difference(to: StateDescription(of: actual))
      .map { "  " + $0 }
  }
}
