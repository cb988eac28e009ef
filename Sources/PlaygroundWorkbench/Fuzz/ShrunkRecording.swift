internal import DragCoding
internal import DragEvents
internal import PlaygroundScenes
package import RecordingTools

package struct ShrunkRecording: Sendable {
  package let recording: Recording
  package let gestures: (before: Int, after: Int)
  package let summary: String
  package let failure: String
  /// The law that the session breaks; `nil` if instead the replay of the recording diverges.
  package let broken: BrokenLaw?
  fileprivate var hasOtherCalls = false

  package func script(file: String = "") throws(FileError) -> String {
    // Breaking a law may depend on the time and place of each event.
    var script = try recording.script(
      on: Playground.stage(), file: file, isExact: broken != nil)
    // The current result is the failure.
    script.statements.removeAll { if case .expect = $0 { true } else { false } }
    if hasOtherCalls {
      var log = CallLog()
      log.append(recording.calls)
      script.statements.append(
        .expect(.calls(log.withoutNotices.map { CallPattern($0) }, only: false)))
    }
    return "# \(failure)\n\(script.text)"
  }
}

extension Recording {
  /// Returns the smallest recording found that fails like this one; `nil` if this one does not
  /// fail.
  ///
  /// If this recording's replay diverges, the result has the same divergence. Otherwise the result
  /// breaks the same law; laws are checked only if `header.state` is `fresh`. The search ends when
  /// `hasTime` returns `false`.
  package func shrunk(
    file: String, while hasTime: @escaping () -> Bool
  ) throws(FileError) -> ShrunkRecording? {
    let cut = DivergenceCut<Playground>(self) { header throws(FileError) in
      try Playground.start(of: header, file: file)
    }
    if let shortest = try cut.shortest() {
      let smallest = try cut.straightened(shortest, while: hasTime)
      guard let divergence = try cut.divergence(of: smallest) else { return nil }
      return ShrunkRecording(
        recording: smallest, gestures: (pressCount, smallest.pressCount),
        summary: "cut from \(pressCount.counting("gesture")) to \(smallest.pressCount), from "
          + "\(eventCount.counting("event")) to \(smallest.eventCount)",
        failure: divergence.description, broken: nil,
        hasOtherCalls: divergence.subsystems.contains(.calls))
    }
    guard header.state == .fresh else { return nil }
    let options = try PlaygroundOptions(header, file: file)
    let session = GeneratedSession(
      key: CaseKey(seed: 0, scene: options.scene, number: 0), options: options,
      events: events + cancellations)
    return try LawChecker { Playground($0) }.shrunk(session, while: hasTime)
  }

  /// Events that cancel the pointers that are down at the end; otherwise a drag could break law 4.
  private var cancellations: [InputEvent] {
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

  package var eventCount: Int { events.count }

  fileprivate var events: [InputEvent] { pumps.flatMap(\.events) }

  private var pressCount: Int {
    events.count { if case .pointerPressed = $0.kind { true } else { false } }
  }
}

extension LawChecker {
  package func shrunk(
    _ session: GeneratedSession, while hasTime: @escaping () -> Bool = { true }
  ) throws(FileError) -> ShrunkRecording? {
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
    let gestures = (
      before: try recording(of: session).gestures.count, after: smallest.gestures.count
    )
    return ShrunkRecording(
      recording: smallest, gestures: gestures,
      summary: "shrunk from \(gestures.before.counting("gesture")) to \(gestures.after), "
        + "\(smallest.eventCount.counting("event")), in \(shrinker.tries) tries",
      failure: broken.description, broken: broken)
  }

  private func recording(of session: GeneratedSession) throws(FileError) -> Recording {
    let (world, opening) = start(session)
    var rehearsal = Rehearsal(session.options.header, in: world, opening: opening)
    for event in session.events { rehearsal.pump([event], until: event.time) }
    return try rehearsal.recording(until: rehearsal.now + .seconds(3))
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
