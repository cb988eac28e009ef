import DragEvents
import DragGeometry

extension Player {
  mutating func compare(_ turn: Turn, isLast: Bool = false) {
    comparison.expect(turn.calls)
    let expected = fingerprint(of: turn, isLast: isLast)
    // A world is large, and this is done at every line: it is copied only if needed.
    var (reached, calls) = (World?.none, [Call]())
    if expected != nil || tiers.comparesTimes, position != turn.time || !isInStep {
      reached = world
      calls = (reached?.advance(to: turn.time)).map(Recording.recordedCalls) ?? []
    }
    let actual = expected == nil ? nil : Fingerprint(reached?.hashes ?? world.hashes)
    let differences = differences(expected, actual)
    let hasOtherCalls = comparison.differs(ahead: calls, isLast: isLast)
    if hasOtherCalls || !differences.isEmpty {
      diverge(
        in: differences + (hasOtherCalls ? [.calls] : []), turn,
        calls: comparison.calls(ahead: calls),
        fingerprints: Pair(expected: expected, actual: actual),
        states: states(at: turn.time, actual: reached ?? world))
    }
    guard isComparing else { return }
    comparison.settle()
    if isLast { compareOrders(turn) }
  }

  private mutating func diverge(
    in subsystems: [Divergence<World>.Subsystem], _ turn: Turn,
    calls: Pair<[Call]> = Pair(expected: [], actual: []),
    fingerprints: Pair<Fingerprint?> = Pair(expected: nil, actual: nil),
    states: Pair<World?> = Pair(expected: nil, actual: nil), failures: [String] = [],
    moment: Moment? = nil
  ) {
    divergence = Divergence(
      subsystems: subsystems, line: turn.line, gesture: gestures, event: playedEvents,
      time: turn.time, calls: calls, fingerprints: fingerprints, states: states,
      failures: failures, moment: moment)
  }

  private mutating func compareOrders(_ turn: Turn) {
    guard tiers.comparesOrder else { return }
    let start = try? recording.header.world(of: World.self) as? any Aimable
    let calls = comparison.orderDifference { start?.order(of: $0) }
    guard !calls.expected.isEmpty || !calls.actual.isEmpty else { return }
    diverge(in: [.order], turn, calls: calls, states: states(at: turn.time, actual: world))
  }

  /// Replays to each mark with a picture, and compares the world with it, until the first difference.
  ///
  /// This has no effect unless the recording requires ``Tier/frames``.
  ///
  /// - Parameter looksAsAt: Returns whether a world looks like a mark's picture.
  package mutating func compareFrames(_ looksAsAt: (World, Moment) -> Bool) {
    guard tiers.comparesFrames else { return }
    for mark in recording.moments where mark.frame != nil && divergence == nil {
      advance(to: mark.time)
      guard !looksAsAt(world, mark) else { continue }
      let line = recording.turns.last { $0.time <= mark.time }?.line ?? 0
      diverge(
        in: [.frame], Turn(time: mark.time, line: line),
        states: Pair(expected: nil, actual: world), moment: mark)
    }
  }

  private func fingerprint(of turn: Turn, isLast: Bool) -> Fingerprint? {
    let isCheckpoint = tiers.comparesModel && (isLast || endsGesture)
    return tiers.comparesHashes || isCheckpoint ? turn.fingerprint : nil
  }

  private func differences(
    _ expected: Fingerprint?, _ actual: Fingerprint?
  ) -> [Divergence<World>.Subsystem] {
    guard let expected, let actual else { return [] }
    var subsystems: [Divergence<World>.Subsystem] = []
    if expected.model != actual.model { subsystems.append(.model) }
    guard tiers.comparesHashes else { return subsystems }
    if expected.gestures != actual.gestures { subsystems.append(.gestures) }
    if expected.motion != actual.motion { subsystems.append(.motion) }
    return subsystems
  }

  private var entriesAfterLine: ArraySlice<Recording.Entry> {
    recording.entries.dropFirst(entry + 1).prefix { if case .turn = $0 { false } else { true } }
  }

  private var endsGesture: Bool {
    entriesAfterLine.contains { entry in
      switch entry {
      case .keyframe, .gesture: true
      case .turn, .mark, .expectation: false
      }
    }
  }

  private func states(at time: Microseconds, actual: World) -> Pair<World?> {
    guard case .keyframe(let keyframe) = entriesAfterLine.first, keyframe.time == time else {
      return Pair(expected: nil, actual: actual)
    }
    return Pair(expected: try? keyframe.world(), actual: actual)
  }
}

extension Player {
  mutating func checkExpectations(at turn: Turn) {
    let expectations = entriesAfterLine.compactMap { entry in
      if case .expectation(let moment) = entry { moment.expectation } else { nil }
    }
    guard !expectations.isEmpty else { return }
    var (reached, ahead) = (world, Output())
    if position != turn.time || !isInStep { ahead = reached.advance(to: turn.time) }
    let failures = expectations.compactMap { failure(of: $0, in: reached, ahead.calls) }
    guard !failures.isEmpty else { return }
    diverge(in: [.expectations], turn, failures: failures)
  }

  private mutating func failure(
    of expectation: SessionExpectation, in world: World, _ ahead: [Call]
  ) -> String? {
    guard let world = world as? any Aimable, var reached = log else { return nil }
    reached.append(ahead)
    if case .calls = expectation { log?.clear(having: ahead) }
    return expectation.failure(in: world, reached)
  }
}
