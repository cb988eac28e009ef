extension Recording {
  /// Returns the recording with given tiers in its header.
  ///
  /// A replay of it compares only these tiers. Without ``Tier/hashes``, the hashes that are not compared
  /// are removed: all but those of ``Tier/model``.
  ///
  /// ```swift
  /// let session = try Recording(contentsOf: "session.dndrec")
  /// try session.held(to: Tier.usual).write(replacing: "session.dndrec")
  /// ```
  public func held(to tiers: [Tier]) -> Recording {
    var recording = self
    recording.header.tiers = tiers.sorted()
    guard !tiers.contains(.hashes) else { return recording }
    var isCheckpoint = tiers.contains(.model)
    for index in entries.indices.reversed() {
      switch entries[index] {
      case .keyframe, .gesture: isCheckpoint = tiers.contains(.model)
      case .mark, .expectation: break
      case .turn(var turn):
        if !isCheckpoint { turn.fingerprint = nil }
        isCheckpoint = false
        recording.entries[index] = .turn(turn)
      }
    }
    return recording
  }
}
