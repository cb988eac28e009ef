internal import DragFrameIO
package import DragGeometry
package import DragRecording
internal import PlaygroundScenes

/// What came of a recording in a window of another size or at another scale.
package struct RetargetedReplay {
  /// What was done, in words, as in `re-targeted from 1120x760 to 900x700`.
  package let words: String
  /// What came of it.
  package let outcome: Outcome

  /// What can come of it.
  package enum Outcome {
    /// The same orders, calls and models.
    case same(Recording)
    /// Something else.
    case different(Recording, RetargetedDifference)
    /// Something is not there that a gesture is aimed at.
    case impossible(RetargetingError)
  }

  /// The session that came of it.
  package var recording: Recording? {
    switch outcome {
    case .same(let recording), .different(let recording, _): recording
    case .impossible: nil
    }
  }

  /// Why it is not the same, in words.
  package var failure: String? {
    switch outcome {
    case .same: nil
    case .different(_, let difference): "\(words), differs: \(difference)"
    case .impossible(let error): "\(words), cannot go on: \(error)"
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
  /// - Throws: A ``RecordingError`` where the recording's world cannot be made.
  package func retargeted(
    to window: Size?, scale: Fraction? = nil, file: String
  ) throws(RecordingError) -> RetargetedReplay {
    var start = header
    let window = window ?? header.window
    if start.state == .fresh { start.window = window }
    start.scale = scale ?? start.scale
    start.hashes = PlaygroundOptions.stateLayout
    let (world, opening) = try Playground.start(of: start, file: file)
    let aimed = try withGestures(file: file)
    let outcome: RetargetedReplay.Outcome
    do throws(RetargetingError) {
      let replay = try Retargeting(aimed, to: window).play(in: world, start, opening: opening)
      let difference = aimed.difference(to: replay.recording)
      if difference != nil, let missed = replay.missed { throw missed }
      outcome = difference.map { .different(replay.recording, $0) } ?? .same(replay.recording)
    } catch {
      outcome = .impossible(error)
    }
    return RetargetedReplay(words: words(for: window, start.scale), outcome: outcome)
  }

  /// The recording with what its gestures were aimed at, which files of the first version do not say.
  package func withGestures(file: String) throws(RecordingError) -> Recording {
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
    return "re-targeted " + changes.joined(separator: ", ")
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
