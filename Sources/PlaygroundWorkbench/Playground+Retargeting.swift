internal import DragFrameIO
package import DragGeometry
internal import PlaygroundScenes
package import RecordingTools

/// What came of a recording in a window of another size or at another scale.
package struct RetargetedReplay {
  /// What was done, in words, as in `re-targeted from 1120x760 to 900x700`.
  package let words: String
  /// What came of it.
  package let outcome: Outcome
  /// `false` where models of two versions cannot be compared.
  let isJudgedByModel: Bool

  /// What can come of it.
  package enum Outcome {
    /// The same orders, calls and models.
    case same(Recording)
    /// Something else.
    case different(Recording, RetargetedDifference)
    /// Something is not there that a gesture is aimed at: the session goes on up to there.
    case impossible(Recording, RetargetingError)
  }

  /// The session that came of it; where that is not the same, up to where it is not.
  package var recording: Recording {
    switch outcome {
    case .same(let recording), .impossible(let recording, _): recording
    case .different(let recording, let difference): recording.upTo(difference.time)
    }
  }

  /// What to say of the end of that session in the window, where it is not the same.
  package var remark: Playback.Remark? {
    switch outcome {
    case .same: nil
    case .different(_, let difference): Playback.Remark(at: recording.end, "\(difference)")
    case .impossible(_, let error): Playback.Remark(at: recording.end, "\(error)")
    }
  }

  /// What was done and what came of it, in words.
  package var told: String {
    failure
      ?? "\(words): the same \(isJudgedByModel ? "orders, calls and models" : "orders and calls")"
  }

  /// Why it is not the same, in words.
  package var failure: String? {
    switch outcome {
    case .same: nil
    case .different(_, let difference): "\(words), differs: \(difference)"
    case .impossible(_, let error): "\(words), cannot go on: \(error)"
    }
  }
}

extension Recording {
  /// Plays the recording in a window of another size, or at another scale.
  ///
  /// - Parameters:
  ///   - window: The window's size, in logical pixels; nothing for that of the recording.
  ///   - scale: Window pixels for each logical pixel; nothing for that of the recording.
  ///   - file: The file's name, for the words of an error.
  /// - Returns: What came of it.
  /// - Throws: A ``FileError`` where the recording's world cannot be made.
  package func retargeted(
    to window: Size?, scale: Fraction? = nil, file: String
  ) throws(FileError) -> RetargetedReplay {
    var start = header
    let window = window ?? header.window
    if start.state == .fresh { start.window = window }
    start.scale = scale ?? start.scale
    start.hashes = PlaygroundOptions.stateLayout
    let (world, opening) = try Playground.start(of: start, file: file)
    let aimed = try withGestures(file: file).forgettingArrangements(
      where: header.hashes != PlaygroundOptions.stateLayout)
    let (replay, error) = Retargeting(aimed, to: window)
      .playAsFarAsItGoes(in: world, start, opening: opening)
    return RetargetedReplay(
      words: words(for: window, start.scale), outcome: aimed.outcome(of: replay, error),
      isJudgedByModel: header.hashes == PlaygroundOptions.stateLayout)
  }

  private func outcome(
    of replay: Retargeting.Replay, _ error: RetargetingError?
  ) -> RetargetedReplay.Outcome {
    if let error { return .impossible(replay.recording, error) }
    guard let difference = difference(to: replay.recording) else { return .same(replay.recording) }
    if let missed = replay.missed {
      return .impossible(replay.recording.upTo(difference.time), missed)
    }
    return .different(replay.recording, difference)
  }

  /// What comes of the recording where things stand otherwise than in the program that made it; nothing
  /// where it comes to the same as it is, or where they do not.
  ///
  /// Only of another version's recording is it sound to aim its gestures anew: in one of this version
  /// that would hide a thing that has come to stand elsewhere by mistake.
  ///
  /// - Parameter file: The file's name, for the words of an error.
  /// - Returns: What came of it.
  /// - Throws: A ``FileError`` where the recording's world cannot be made.
  package func retargetedToThisLayout(
    file: String
  ) throws(FileError) -> RetargetedReplay? {
    guard isOfAnotherLayout, header.state == .fresh, !gestures.isEmpty else { return nil }
    var player = try Player.of(self, file: file).player
    player.run()
    return player.divergence == nil ? nil : try retargeted(to: nil, file: file)
  }

  /// `true` where another version made it, whose states or words take another room.
  private var isOfAnotherLayout: Bool {
    let present = PlaygroundOptions().header
    return header.hashes != present.hashes || header.advances != present.advances
  }

  /// The recording with what its gestures were aimed at, which files of the first version do not say.
  package func withGestures(file: String) throws(FileError) -> Recording {
    guard gestures.isEmpty, pumps.contains(where: \.hasGesture) else { return self }
    let (world, opening) = try Playground.start(of: header, file: file)
    return withGestures(of: rehearsed(in: world, opening: opening))
  }

  private func difference(to replayed: Recording) -> RetargetedDifference? {
    RetargetedDifference.first(
      between: self, and: replayed, tiers: header.tiers ?? Tier.usual,
      comparesModels: header.hashes == PlaygroundOptions.stateLayout)
  }

  private func words(for window: Size, _ scale: Fraction) -> String {
    var changes: [String] = []
    if window != header.window {
      changes.append("from \(header.window.words) to \(window.words)")
    }
    if scale != header.scale {
      changes.append("from \(header.scale.words) to \(scale.words)")
    }
    if changes.isEmpty { changes.append("from the layout of \(TextProblem.quoted(header.app))") }
    return "re-targeted " + changes.joined(separator: ", ")
  }

  /// The recording without the hashes of what gestures made, where those are another version's.
  private func forgettingArrangements(where isForeign: Bool) -> Recording {
    guard isForeign else { return self }
    var recording = self
    for case (let index, .gesture(var gesture)) in entries.enumerated() {
      gesture.arrangement = nil
      recording.entries[index] = .gesture(gesture)
    }
    return recording
  }

  fileprivate func upTo(_ time: Microseconds) -> Recording {
    Recording(header: header, entries: entries.filter { $0.time <= time })
  }
}

extension Pump {
  /// `true` where a gesture begins on the line.
  fileprivate var hasGesture: Bool {
    calls.contains { $0.name == "dragBegan" }
      || events.contains { event in
        switch event.kind {
        case .pointerPressed, .wheelScrolled: true
        default: false
        }
      }
  }
}

extension Size {
  /// The size as the command line has it, `900x700`.
  package var words: String { "\(width.pixels)x\(height.pixels)" }
}

extension Fraction {
  /// A scale in percent.
  fileprivate var words: String { "\((raw * 100 + 32768) / 65536) %" }
}
