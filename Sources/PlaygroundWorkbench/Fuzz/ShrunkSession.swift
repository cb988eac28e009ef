internal import DragFrameIO
internal import DragGeometry
internal import PlaygroundScenes
package import RecordingTools

/// A session that breaks a law, made as small as it can be while it breaks the same law.
package struct ShrunkSession: Sendable {
  /// The session.
  package let recording: Recording
  /// The law that it breaks.
  package let broken: BrokenLaw
  /// How many gestures it had, and has.
  package let gestures: (before: Int, after: Int)
  /// How many smaller sessions were tried.
  package let tries: Int

  /// What was made smaller, in words.
  package var words: String {
    let events = recording.pumps.reduce(0) { $0 + $1.events.count }
    return "shrunk from \(gestures.before.counting("gesture")) to \(gestures.after), "
      + "\(events.counting("event")), in \(tries) tries"
  }
}

extension LawChecker {
  /// The smallest session that breaks the law that a session breaks; nothing where it breaks none.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - goesOn: Is asked before each try; the answer `false` ends the search with what was found.
  /// - Returns: The smallest session that was found.
  package func shrunk(
    _ session: GeneratedSession, while goesOn: @escaping () -> Bool = { true }
  ) -> ShrunkSession? {
    guard let first = check(session).broken.first else { return nil }
    var broken = first
    let ways = first.law == .replay || first.law == .batching ? session.ways : []
    // What comes behind the moment at which it was seen is seldom needed.
    let early = session.keeping(session.events.filter { $0.time.count <= first.time }, ways)
    let isEarly = check(early).broken.contains { $0.isSame(as: first) }
    let whole = recording(of: isEarly ? early : session)
    let (world, opening) = world(for: session)
    func breaks(_ candidate: Recording, in options: PlaygroundOptions) -> Bool {
      let events = candidate.pumps.flatMap(\.events)
      let smaller = GeneratedSession(
        key: session.key, options: options, events: events, ways: ways)
      guard let found = check(smaller).broken.first(where: first.isSame) else {
        return false
      }
      broken = found
      return true
    }
    // Without the other ways of living through it, some laws cannot be seen broken.
    guard breaks(whole, in: session.options) else { return nil }
    var shrinker = Shrinker(whole, in: world, opening: opening, while: goesOn) {
      breaks($0, in: session.options)
    }
    let smallest = withFewerItems(shrinker.shrunk(), of: session) { breaks($0, in: $1) }
    return ShrunkSession(
      recording: smallest, broken: broken,
      gestures: (recording(of: session).gestures.count, smallest.gestures.count),
      tries: shrinker.tries)
  }

  /// The session as a recording that says what its gestures were aimed at.
  package func recording(of session: GeneratedSession) -> Recording {
    let (world, opening) = world(for: session)
    var rehearsal = Rehearsal(session.options.header, in: world, opening: opening)
    for event in session.events { rehearsal.pump([event], until: event.time) }
    return rehearsal.recording(until: rehearsal.now + .seconds(3))
  }

  /// The session with as few tiles on the board as it takes.
  private func withFewerItems(
    _ recording: Recording, of session: GeneratedSession,
    breaks: (Recording, PlaygroundOptions) -> Bool
  ) -> Recording {
    var smallest = recording
    var options = session.options
    while session.key.scene == .board, let items = options.items, items > 1 {
      options.items = items / 2
      let fewer = GeneratedSession(
        key: session.key, options: options, events: smallest.pumps.flatMap(\.events))
      let candidate = self.recording(of: fewer)
      guard breaks(candidate, options) else { break }
      smallest = candidate
    }
    return smallest
  }
}

extension BrokenLaw {
  /// `true` where the same law is broken in the same way, be it by another item or a moment later.
  fileprivate func isSame(as other: BrokenLaw) -> Bool {
    law == other.law && manner == other.manner
  }

  private var manner: [Substring] {
    finding.split { !$0.isLetter }.filter { $0.allSatisfy(\.isLowercase) }
  }
}

extension GeneratedSession {
  /// The session with some of its events.
  fileprivate func keeping(_ events: [InputEvent], _ ways: [ReplayWay]) -> GeneratedSession {
    GeneratedSession(key: key, options: options, events: events, ways: ways)
  }
}
