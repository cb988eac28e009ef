public import DragRecording

/// A reason for which no test is made from a session.
public enum PromotionFailure: Error, Hashable, Sendable {
  /// The session or the choice of gestures is unsuitable.
  ///
  /// The text completes a sentence that begins with "the session".
  case unsuitable(String)
  /// A replay of the session, the test or the chosen gestures diverges.
  ///
  /// The text describes the divergence.
  case different(String)
}

extension PromotionFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unsuitable(let reason): "the session \(reason)"
    case .different(let reason): reason
    }
  }
}

/// Makes a test from a session, or from some of its gestures.
///
/// ```swift
/// let promotion = Promotion(session, on: stage)
/// let test = try promotion.recording(of: 3...5)
/// ```
///
/// A test that includes the session's first gesture begins in the session's initial state. Any other
/// test begins in the session's state shortly before the first chosen gesture.
///
/// After animations have settled, pauses are shortened to about a second. If `Replayable.earlier(by:)`
/// returns `nil`, no time or pause is changed.
public struct Promotion<World: Aimable> {
  private let session: Recording
  private let header: (World) -> RecordingHeader
  private let makeWorld: WorldMaker<World>

  package init(
    _ session: Recording, header: @escaping (World) -> RecordingHeader,
    makeWorld: @escaping WorldMaker<World>
  ) {
    (self.session, self.header, self.makeWorld) = (session, header, makeWorld)
  }

  /// Creates a promotion of a session; `stage` creates the worlds for its replays.
  public init(_ session: Recording, on stage: ScriptStage<World>) {
    self.init(session, header: { _ in stage.header }, makeWorld: stage.makeWorld)
  }

  /// Returns a test of the chosen gestures.
  ///
  /// The session and the test are replayed at several `Batching`s. If a replay diverges, the method
  /// throws. A session whose header names no tiers is compared at `tiers`.
  ///
  /// - Parameters:
  ///   - range: The numbers of the gestures (`Gesture.number`); `nil` for the whole session.
  ///   - tiers: The tiers that replays of the test must reproduce.
  ///   - moments: Further marks, at times of the session. Those outside the test are ignored.
  /// - Returns: The recording, ready to be written.
  /// - Throws: A ``PromotionFailure``, or a `FileError` if the world cannot be created.
  public func recording(
    of range: ClosedRange<Int>? = nil, tiers: [Tier] = Tier.usual, moments: [Moment] = []
  ) throws -> Recording {
    // What the test will not compare may differ, such as the path of an animation.
    let isHeld = session.header.tiers != nil
    try expectReproduction(of: isHeld ? session : session.held(to: tiers), "the session")
    var steps = session.steps(adding: moments)
    let all = try gestures(&steps)
    let cut = SessionCut(
      try Self.chosen(range, of: all), of: session, in: steps,
      isFromStart: range.map { $0.lowerBound <= all.first?.number ?? 1 } ?? true)
    guard steps[cut.steps].contains(where: { !$0.isIdle }) else {
      throw PromotionFailure.unsuitable("holds nothing that was done; record something first")
    }
    guard steps[cut.steps].last?.isLiveAfter != true else {
      throw PromotionFailure.unsuitable(
        "ends in the middle of its first gesture; record one to its end")
    }
    let test = try replay(cut, of: steps)
    try expectReproduction(of: test, "the test")
    return test.held(to: tiers)
  }

  private func gestures(_ steps: inout [SessionStep]) throws(FileError) -> [Gesture] {
    var (world, opening) = try makeWorld(session.header)
    let start = world
    for index in steps.indices { steps[index].play(in: &world) }
    let recorded = session.gestures
    return recorded.isEmpty
      ? try session.rehearsed(in: start, opening: opening).gestures : recorded
  }

  private static func chosen(
    _ range: ClosedRange<Int>?, of all: [Gesture]
  ) throws(PromotionFailure) -> [Gesture] {
    guard let range else { return all }
    guard let first = all.first, let last = all.last else {
      throw .unsuitable("holds no gesture; leave --gestures out")
    }
    let chosen = all.filter { range.contains($0.number) }
    guard !chosen.isEmpty, range.upperBound <= last.number else {
      throw .unsuitable("holds the gestures \(first.number) to \(last.number); choose among them")
    }
    return chosen
  }

  private func expectReproduction(of recording: Recording, _ name: String) throws {
    let layout = header(try makeWorld(recording.header).0).hashes
    let result = try Verification(
      of: recording, batchings: Batching.checked, hashes: layout, makeWorld: makeWorld)
    guard let divergence = result.divergence else { return }
    throw PromotionFailure.different("\(name) diverges when replayed: \(divergence.report)")
  }

  private func replay(_ cut: SessionCut, of steps: [SessionStep]) throws -> Recording {
    let (start, opening) = try start(of: cut, in: steps)
    let calls = steps[cut.steps].flatMap(\.calls).filter { cut.isFromStart || $0.time > cut.start }
    let expected = UntimedCalls(Recording.recordedCalls(of: opening) + calls)
    for keepsIdle in [false, true] {
      var replay = start
      replay.play(steps[cut.steps], keepsIdle: keepsIdle)
      replay.settle(until: cut.limit)
      let test = try replay.recording()
      let actual = UntimedCalls(test.turns.flatMap(\.calls))
      if expected.countInCommon(with: actual) == expected.calls.count { return test }
    }
    throw PromotionFailure.different(
      "the chosen gestures alone do not make the same calls; promote more of them")
  }

  private func start(
    of cut: SessionCut, in steps: [SessionStep]
  ) throws(FileError) -> (CondensedReplay<World>, opening: Output) {
    var (world, opening) = try makeWorld(session.header)
    if cut.isFromStart, case .fresh = session.header.state {
      var header = session.header
      let current = self.header(world)
      (header.app, header.hashes) = (current.app, current.hashes)
      let rehearsal = Rehearsal(header, in: world, opening: opening)
      return (CondensedReplay(rehearsal, shift: .zero), opening)
    }
    let before = steps[..<cut.steps.lowerBound]
    for var step in before { step.play(in: &world) }
    _ = world.advance(to: cut.start)
    var shift = cut.start - cut.start.remainder
    if let earlier = world.earlier(by: shift) { world = earlier } else { shift = .zero }
    var header = self.header(world)
    header.start = cut.start - shift
    header.state = .state(world.canonicalBytes)
    header.pointer = mouse(after: before)
    return (CondensedReplay(Rehearsal(header, in: world), shift: shift), Output())
  }

  private func mouse(after steps: ArraySlice<SessionStep>) -> Point? {
    for case .event(let kind) in steps.reversed().map(\.action) {
      if kind == .pointerLeft { return nil }
      if kind.pointer == .mouse, let point = kind.location { return point }
    }
    return session.header.pointer
  }
}
