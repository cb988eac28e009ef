internal import DragFrameIO
internal import DragGeometry
internal import PlaygroundScenes
package import RecordingTools

/// What is left of a failing recording.
package struct ShrunkRecording: Sendable {
  /// The smallest recording.
  package let recording: Recording
  /// What was made smaller, in words.
  package let words: String
  /// How it fails, in words.
  package let failure: String
  /// What keeps it from being right.
  let cause: Cause

  /// What can keep a recording from being right.
  enum Cause: Hashable, Sendable {
    /// Other calls were recorded.
    case calls
    /// Another state was recorded.
    case state
    /// A law is broken.
    case law
  }

  /// What is done in it, as a script, which fails as the recording does where other calls were recorded.
  ///
  /// - Parameter file: The file of the recording, where the script has to start as it does.
  /// - Returns: The script's text, with the failure above it.
  /// - Throws: A ``FileError`` where the session cannot be started again.
  package func script(file: String) throws(FileError) -> String {
    var script = try recording.gestures(file: file, isExact: cause == .law)
    if cause == .calls {
      var log = CallLog()
      log.append(recording.calls)
      script.statements.append(
        .expect(.calls(log.withoutNotices.map { CallPattern($0) }, only: false)))
    }
    return script.told(as: failure)
  }
}

extension ShrunkSession {
  /// What is done in it, as a script, with the law that it breaks above it.
  package func script() throws(FileError) -> String {
    try recording.gestures(file: "", isExact: true).told(as: broken.finding)
  }
}

extension Recording {
  /// What is done, without what comes of it now, which is the failure.
  ///
  /// Where a law is broken each event matters, at its time and place: a coarser script may break none.
  fileprivate func gestures(file: String, isExact: Bool) throws(FileError) -> Script {
    var script = try script(on: Playground.stage(), file: file, isExact: isExact)
    script.statements.removeAll { if case .expect = $0 { true } else { false } }
    return script
  }
}

extension Script {
  fileprivate func told(as failure: String) -> String { "# \(failure)\n\(text)" }
}

extension Recording {
  /// The smallest recording that fails as this one does; nothing where it does not fail.
  ///
  /// One that comes to something else than it did is cut down to where it goes wrong, and to what has to
  /// be done to come there; one that breaks a law is shrunk by what was done in it.
  ///
  /// - Parameters:
  ///   - file: The file's name, for the words of an error.
  ///   - goesOn: Is asked before each try; the answer `false` ends the search with what was found.
  /// - Returns: The smallest recording that was found.
  /// - Throws: A ``FileError`` where the recording's world cannot be made.
  package func shrunk(
    file: String, while goesOn: @escaping () -> Bool
  ) throws(FileError) -> ShrunkRecording? {
    let cut = DivergenceCut<Playground>(self) { header throws(FileError) in
      try Playground.start(of: header, file: file)
    }
    if let shortest = try cut.shortest() {
      let smallest = try cut.straightened(shortest, while: goesOn)
      guard let divergence = try cut.divergence(of: smallest) else { return nil }
      return ShrunkRecording(
        recording: smallest,
        words:
          "cut from \(pressCount.counting("gesture")) to \(smallest.pressCount), from "
          + "\(eventCount.counting("event")) to \(smallest.eventCount)",
        failure: divergence.description,
        cause: divergence.subsystems.contains(.calls) ? .calls : .state)
    }
    guard header.state == .fresh else { return nil }
    return try shrunkByLaws(file: file, while: goesOn)
  }

  private func shrunkByLaws(
    file: String, while goesOn: @escaping () -> Bool
  ) throws(FileError) -> ShrunkRecording? {
    let options = try PlaygroundOptions(header, file: file)
    let session = GeneratedSession(
      key: CaseKey(seed: 0, scene: options.scene, number: 0), options: options,
      events: pumps.flatMap(\.events) + lettingGo)
    return LawChecker { Playground($0) }.shrunk(session, while: goesOn).map {
      ShrunkRecording(
        recording: $0.recording, words: $0.words, failure: $0.broken.description, cause: .law)
    }
  }

  /// What ends the gestures in whose midst the recording ends, as a torn one does: nobody could blame the
  /// playground for a lift without an end then.
  private var lettingGo: [InputEvent] {
    var down: Set<PointerID> = []
    for event in pumps.lazy.flatMap(\.events) {
      switch event.kind {
      case .pointerPressed(let id, _, _): down.insert(id)
      case .pointerReleased(let id, _, _), .pointerCancelled(let id): down.remove(id)
      default: break
      }
    }
    return down.sorted().map { InputEvent(time: end, .pointerCancelled($0)) }
  }

  private var eventCount: Int { pumps.reduce(0) { $0 + $1.events.count } }

  /// How often something was pressed.
  private var pressCount: Int {
    pumps.flatMap(\.events).count { if case .pointerPressed = $0.kind { true } else { false } }
  }
}
