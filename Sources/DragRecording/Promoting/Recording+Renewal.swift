public import DragFrameIO
import DragGeometry

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
    var header = header
    (header.app, header.hashes) = (current.app, current.hashes)
    (header.tiers, header.drawnBy) = (nil, nil)
    var rehearsal = Rehearsal(header, in: world, opening: opening)
    for entry in entries {
      switch entry {
      case .pump(let pump): rehearsal.pump(pump.events, until: pump.time)
      case .mark(let mark):
        if mark.time > rehearsal.now { rehearsal.pump([], until: mark.time) }
        rehearsal.mark(mark.name)
      case .keyframe, .gesture: break
      }
    }
    let renewed = rehearsal.recording(until: end)
    return self.header.tiers.map { renewed.held(to: $0) } ?? renewed
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
