import DragRecording

extension Recording {
  /// The recording as a test that is held to tiers: hashes stand only where one of these needs them.
  func held(to tiers: [Tier]) -> Recording {
    var recording = self
    recording.header.tiers = tiers.sorted()
    guard !tiers.contains(.hashes) else { return recording }
    var isCheckpoint = tiers.contains(.model)
    for index in entries.indices.reversed() {
      switch entries[index] {
      case .keyframe, .gesture: isCheckpoint = tiers.contains(.model)
      case .mark, .expectation: break
      case .pump(var pump):
        if !isCheckpoint { pump.fingerprint = nil }
        isCheckpoint = false
        recording.entries[index] = .pump(pump)
      }
    }
    return recording
  }
}
