internal import PlaygroundScenes
package import PlaygroundWorkbench
package import RecordingTools

extension LawChecker {
  /// Returns the smallest recording found that breaks a session's first broken law in the same way,
  /// and its violation.
  ///
  /// The search ends when `hasTime` returns `false`.
  ///
  /// - Returns: `nil` if the session, or its recording, breaks no law.
  package func shrunk(
    _ session: GeneratedSession, while hasTime: @escaping () -> Bool = { true }
  ) throws(FileError) -> (recording: ShrunkRecording, broken: BrokenLaw)? {
    guard let first = check(session).broken.first else { return nil }
    var broken = first
    // Replay only for the two laws whose violations depend on replays.
    let modes = first.law == .replay || first.law == .batching ? session.replayModes : []
    func breaks(_ events: [InputEvent], in options: PlaygroundOptions) -> Bool {
      let smaller = GeneratedSession(
        key: session.key, options: options, events: events, replayModes: modes)
      guard let found = check(smaller).broken.first(where: first.isSame) else { return false }
      broken = found
      return true
    }
    // First try without the events after the violation, which are seldom needed.
    var smaller = session
    smaller.events.removeAll { $0.time.count > first.time }
    if !breaks(smaller.events, in: session.options) { smaller = session }
    let whole = try recording(of: smaller)
    guard breaks(whole.events, in: session.options) else { return nil }
    let (world, opening) = start(session)
    var shrinker = Shrinker(whole, in: world, opening: opening, while: hasTime) {
      breaks($0.events, in: session.options)
    }
    var smallest = shrinker.shrunk()
    // Halve the number of tiles on the board as long as the law is broken.
    while session.key.page == .board, let items = smaller.options.items, items > 1 {
      smaller.events = smallest.events
      smaller.options.items = items / 2
      let candidate = try recording(of: smaller)
      guard breaks(candidate.events, in: smaller.options) else { break }
      smallest = candidate
    }
    let before = try recording(of: session).gestures.count
    let shrunk = ShrunkRecording(
      smallest, from: before,
      summary: "shrunk from \(before.counting("gesture")) to \(smallest.gestures.count), "
        + "\(smallest.eventCount.counting("event")), in \(shrinker.tries) tries",
      failure: broken.description, isExact: true)
    return (shrunk, broken)
  }

  private func recording(of session: GeneratedSession) throws(FileError) -> Recording {
    let (world, opening) = start(session)
    var rehearsal = Rehearsal(session.options.header, in: world, opening: opening)
    rehearsal.play(session.events)
    return try rehearsal.recording(until: rehearsal.now + .seconds(3))
  }
}

extension GeneratedSession {
  /// Creates the session of a recording; `nil` if the recording does not begin with a fresh window.
  package init?(_ recording: Recording, file: String) throws(FileError) {
    guard recording.header.state == .fresh else { return nil }
    let options = try PlaygroundOptions(recording.header, file: file)
    let down = recording.events.reduce(into: Set()) { $0.follow($1.kind) }
    // Cancel the pointers that are down, because a drag without an end breaks law 4.
    let cancellations = down.sorted().map {
      InputEvent(time: recording.end, .pointerCancelled($0))
    }
    self.init(
      key: CaseKey(seed: 0, page: options.page, number: 0), options: options,
      events: recording.events + cancellations)
  }
}

extension BrokenLaw {
  fileprivate func isSame(as other: BrokenLaw) -> Bool {
    law == other.law && words == other.words
  }

  private var words: [Substring] {
    violation.split { !$0.isLetter }.filter { $0.allSatisfy(\.isLowercase) }
  }
}
