internal import DragEvents
internal import PlaygroundScenes
package import RecordingTools

/// The result of replaying a recording at another window size, scale or state layout.
package struct RetargetedReplay {
  package let changes: String
  package let outcome: Outcome
  package let recording: Recording
  fileprivate let isSameLayout: Bool

  package enum Outcome {
    case same
    case different(RetargetedDifference)
    case impossible(RetargetingError)
  }

  /// The difference or the error, with its introduction; `nil` if the results are the same.
  private var problem: (introduction: String, words: String)? {
    switch outcome {
    case .same: nil
    case .different(let difference): ("differs", "\(difference)")
    case .impossible(let error): ("cannot continue", "\(error)")
    }
  }

  package var remark: Playback.Remark? {
    problem.map { Playback.Remark(time: recording.end, words: $0.words) }
  }

  package var summary: String {
    let compared = isSameLayout ? "orders, calls and models" : "orders and calls"
    return failure ?? "\(changes): the same \(compared)"
  }

  package var failure: String? {
    problem.map { "\(changes), \($0.introduction): \($0.words)" }
  }
}

extension Recording {
  package func retargeted(
    to window: Size?, scale: Fraction? = nil, file: String
  ) throws(FileError) -> RetargetedReplay {
    let isSameLayout = header.hashes == PlaygroundOptions.stateLayout
    var start = header
    let window = window ?? header.window
    if start.state == .fresh { start.window = window }
    start.scale = scale ?? start.scale
    start.hashes = PlaygroundOptions.stateLayout
    let (world, opening) = try Playground.start(of: start, file: file)
    var aimed = try withGestures(file: file)
    if start.scale != header.scale { aimed.adaptScales(from: header.scale, to: start.scale) }
    if !isSameLayout {
      // Drop the recorded hashes, which belong to another state layout.
      for case (let index, .gesture(var gesture)) in aimed.entries.enumerated() {
        gesture.arrangement = nil
        aimed.entries[index] = .gesture(gesture)
      }
    }
    let (replay, error) = try Retargeting(aimed, to: window)
      .play(in: world, start, opening: opening)
    var recording = replay.recording
    let outcome: RetargetedReplay.Outcome
    if let error {
      outcome = .impossible(error)
    } else if let difference = RetargetedDifference.first(
      between: aimed, and: recording, tiers: header.tiers ?? Tier.usual, isSameLayout: isSameLayout)
    {
      outcome = replay.missed.map { .impossible($0) } ?? .different(difference)
      recording = Recording(
        header: recording.header, entries: recording.entries.filter { $0.time <= difference.time })
    } else {
      outcome = .same
    }
    return RetargetedReplay(
      changes: changes(to: window, start.scale), outcome: outcome, recording: recording,
      isSameLayout: isSameLayout)
  }

  /// Retargets a recording that diverges, from the layout for which it was made to the current one.
  ///
  /// - Returns: `nil` if the recording reproduces, has no gestures, or starts in a stored state.
  ///   Also `nil` if its state layout and font metrics are the current ones, because retargeting
  ///   could hide an error.
  /// - Throws: A `FileError` if the initial state cannot be created, or the replay is too long.
  package func retargetedToThisLayout(file: String) throws(FileError) -> RetargetedReplay? {
    let current = PlaygroundOptions().header
    guard header.hashes != current.hashes || header.advances != current.advances,
      header.state == .fresh, !gestures.isEmpty
    else { return nil }
    var player = try Player.of(self, file: file).player
    player.run()
    return player.divergence == nil ? nil : try retargeted(to: nil, file: file)
  }

  package func withGestures(file: String) throws(FileError) -> Recording {
    guard gestures.isEmpty, turns.contains(where: \.hasGesture) else { return self }
    let (world, opening) = try Playground.start(of: header, file: file)
    return withGestures(of: try rehearsed(in: world, opening: opening))
  }

  private func changes(to window: Size, _ scale: Fraction) -> String {
    var changes: [String] = []
    if window != header.window {
      changes.append("from \(header.window.words) to \(window.words)")
    }
    if scale != header.scale {
      let percents = [header.scale, scale].map { "\(($0.raw * 100 + 32768) / 65536) %" }
      changes.append("from \(percents[0]) to \(percents[1])")
    }
    if changes.isEmpty { changes.append("from the layout of \(TextProblem.quoted(header.app))") }
    return "re-targeted " + changes.joined(separator: ", ")
  }
}

extension Recording {
  /// Multiplies each recorded scale change by `scale / recorded`, for a start at another scale.
  fileprivate mutating func adaptScales(from recorded: Fraction, to scale: Fraction) {
    for case (let index, .turn(var turn)) in entries.enumerated() {
      turn.events = turn.events.map { event in
        guard case .messageReceived(let message) = event.kind, let old = message.scale else {
          return event
        }
        let new = Fraction(raw: old.raw * scale.raw / max(recorded.raw, 1))
        return InputEvent(time: event.time, .messageReceived(.scale(new)))
      }
      entries[index] = .turn(turn)
    }
  }
}

extension Turn {
  fileprivate var hasGesture: Bool {
    calls.contains { $0.name == .dragBegan }
      || events.contains { event in
        switch event.kind {
        case .pointerPressed, .wheelScrolled: true
        default: false
        }
      }
  }
}

extension Size {
  package var words: String { "\(width.pixels)x\(height.pixels)" }
}
