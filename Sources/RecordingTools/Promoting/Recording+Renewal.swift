public import DragFrameIO
import DragGeometry
public import DragRecording

extension Recording {
  /// The same events with what comes of them now: calls, hashes, gestures and keyframes are new.
  ///
  /// The marks stay, without their pictures.
  ///
  /// - Parameters:
  ///   - world: The world that the header describes.
  ///   - opening: What came out when that world was made.
  ///   - current: A header of today, for the program and the layout of the state.
  /// - Returns: A recording that the program as it is reproduces.
  public func renewed(
    in world: some Aimable, opening: Output, by current: RecordingHeader
  ) -> Recording {
    var events = self
    (events.header.app, events.header.hashes) = (current.app, current.hashes)
    (events.header.tiers, events.header.drawnBy) = (nil, nil)
    let renewed = events.rehearsed(in: world, opening: opening)
    return header.tiers.map { renewed.held(to: $0) } ?? renewed
  }
}

extension Player {
  /// The recording with hashes of what is seen at marks, in the order of their times.
  ///
  /// - Parameters:
  ///   - names: The names of the marks.
  ///   - hash: The hash of what is seen of a world.
  /// - Returns: The recording that is played, with the hashes.
  public mutating func recordingFrames(
    at names: [String], hash: (World, Mark) throws -> UInt64
  ) rethrows -> Recording {
    var recording = recording
    for index in recording.entries.indices {
      guard case .mark(var mark) = recording.entries[index], names.contains(mark.name) else {
        continue
      }
      advance(to: mark.time)
      mark.frame = try hash(world, mark)
      recording.entries[index] = .mark(mark)
    }
    return recording
  }
}
