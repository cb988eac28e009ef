internal import DragFrameIO
internal import DragGeometry
package import DragRecording
internal import PlaygroundScenes

/// What is left of a failing recording.
package struct ShrunkRecording: Sendable {
  /// The smallest recording.
  package let recording: Recording
  /// What was made smaller, in words.
  package let words: String
  /// How it fails, in words.
  package let failure: String
}

extension Recording {
  /// The smallest recording that fails as this one does; nothing where it does not fail.
  ///
  /// One that comes to something else than it did is cut down to where it goes wrong; one that breaks a
  /// law is shrunk by what was done in it.
  ///
  /// - Parameters:
  ///   - file: The file's name, for the words of an error.
  ///   - goesOn: Is asked before each try; the answer `false` ends the search with what was found.
  /// - Returns: The smallest recording that was found.
  /// - Throws: A ``RecordingError`` where the recording's world cannot be made.
  package func shrunk(
    file: String, while goesOn: @escaping () -> Bool
  ) throws(RecordingError) -> ShrunkRecording? {
    let cut = DivergenceCut<Playground>(self) { header throws(RecordingError) in
      try Playground.start(of: header, file: file)
    }
    if let shortest = try cut.shortest(), let divergence = try cut.divergence(of: shortest) {
      return ShrunkRecording(
        recording: shortest,
        words: "cut from \(pressCount) gestures to \(shortest.pressCount)",
        failure: divergence.description)
    }
    guard header.state == .fresh else { return nil }
    return try shrunkByLaws(file: file, while: goesOn)
  }

  private func shrunkByLaws(
    file: String, while goesOn: @escaping () -> Bool
  ) throws(RecordingError) -> ShrunkRecording? {
    let options = try PlaygroundOptions(header, file: file)
    let session = GeneratedSession(
      key: CaseKey(seed: 0, scene: options.scene, number: 0), options: options,
      events: pumps.flatMap(\.events))
    return LawChecker { Playground($0) }.shrunk(session, while: goesOn).map {
      ShrunkRecording(
        recording: $0.recording, words: $0.words, failure: $0.broken.description)
    }
  }

  /// How often something was pressed.
  private var pressCount: Int {
    pumps.flatMap(\.events).count { if case .pointerPressed = $0.kind { true } else { false } }
  }
}
