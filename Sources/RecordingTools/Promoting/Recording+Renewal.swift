package import DragRecording

extension Recording {
  /// Replays the events, and returns a recording with the resulting calls, hashes, gestures
  /// and keyframes.
  ///
  /// Tiers, expectations and marks are kept. Pictures of marks are removed. The header's `app` and
  /// `hashes` are those of `current`. `opening` is the output of the creation of `world`.
  package func renewed(
    in world: some Aimable, opening: Output, by current: RecordingHeader
  ) throws(FileError) -> Recording {
    var events = self
    (events.header.app, events.header.hashes) = (current.app, current.hashes)
    (events.header.tiers, events.header.drawnBy) = (nil, nil)
    let renewed = try events.rehearsed(in: world, opening: opening)
    return header.tiers.map { renewed.held(to: $0) } ?? renewed
  }
}

extension Player {
  package mutating func recordingFrames(
    at names: [String], hash: (World, Moment) throws -> UInt64
  ) rethrows -> Recording {
    var recording = recording
    for index in recording.entries.indices {
      guard case .mark(var mark) = recording.entries[index], names.contains(mark.name)
      else { continue }
      advance(to: mark.time)
      mark.frame = try hash(world, mark)
      recording.entries[index] = .mark(mark)
    }
    return recording
  }
}
