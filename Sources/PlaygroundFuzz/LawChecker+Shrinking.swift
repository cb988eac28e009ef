internal import PlaygroundScenes
package import PlaygroundWorkbench
package import RecordingTools

extension LawChecker {
  /// Returns the smallest session found that breaks the same law as another one, and the violation.
  ///
  /// `nil` if the session breaks no law. The search ends when `hasTime` returns `false`.
  package func shrunk(
    _ session: GeneratedSession, while hasTime: @escaping () -> Bool = { true }
  ) throws(FileError) -> (recording: ShrunkRecording, broken: BrokenLaw)? {
    guard let first = check(session).broken.first else { return nil }
    var broken = first
    // Only violations of these laws depend on replays.
    let modes = first.law == .replay || first.law == .batching ? session.replayModes : []
    func breaks(_ events: [InputEvent], in options: PlaygroundOptions? = nil) -> Bool {
      let smaller = GeneratedSession(
        key: session.key, options: options ?? session.options, events: events,
        replayModes: modes)
      guard let found = check(smaller).broken.first(where: first.isSame) else { return false }
      broken = found
      return true
    }
    // Events after the violation are seldom needed.
    var early = session
    early.events.removeAll { $0.time.count > first.time }
    let whole = try recording(of: breaks(early.events) ? early : session)
    guard breaks(whole.events) else { return nil }
    let (world, opening) = start(session)
    var shrinker = Shrinker(whole, in: world, opening: opening, while: hasTime) {
      breaks($0.events)
    }
    var smallest = shrinker.shrunk()
    // Then with as few tiles on the board as possible.
    var fewer = session
    while session.key.scene == .board, let items = fewer.options.items, items > 1 {
      fewer.events = smallest.events
      fewer.options.items = items / 2
      let candidate = try recording(of: fewer)
      guard breaks(candidate.events, in: fewer.options) else { break }
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
    for event in session.events { rehearsal.pump([event], until: event.time) }
    return try rehearsal.recording(until: rehearsal.now + .seconds(3))
  }
}

extension GeneratedSession {
  /// The session of a recording that begins with a fresh window; `nil` if it begins with a state.
  package init?(_ recording: Recording, file: String) throws(FileError) {
    guard recording.header.state == .fresh else { return nil }
    let options = try PlaygroundOptions(recording.header, file: file)
    self.init(
      key: CaseKey(seed: 0, scene: options.scene, number: 0), options: options,
      events: recording.events + recording.cancellations)
  }
}

extension Recording {
  /// Events that cancel the pointers that are down at the end; otherwise a drag could break law 4.
  fileprivate var cancellations: [InputEvent] {
    var down: Set<PointerID> = []
    for event in events {
      switch event.kind {
      case .pointerPressed(let id, _, _): down.insert(id)
      case .pointerReleased(let id, _, _), .pointerCancelled(let id): down.remove(id)
      default: break
      }
    }
    return down.sorted().map { InputEvent(time: end, .pointerCancelled($0)) }
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
