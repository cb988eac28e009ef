import DragFrameIO

extension Divergence {
  /// The difference in full: the calls, the hashes, and the states field by field.
  ///
  /// Lines with a minus are of the recording, lines with a plus of the replay.
  public var report: String {
    ([description] + callLines + fingerprintLines + stateLines).joined(separator: "\n")
  }

  private var callLines: [String] {
    guard subsystems.contains(.calls) else { return [] }
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
    guard let actual = states.actual else { return [] }
    guard let expected = states.expected else {
      return ["  the state of the replay; the recording has no keyframe here:"]
        + StateDescription(of: actual).lines.map { "    " + $0 }
    }
    return StateDescription(of: expected).difference(to: StateDescription(of: actual))
      .map { "  " + $0 }
  }
}
