public import DragFrameIO
import DragGeometry
public import DragRecording

/// Makes a test of a session, or of some of its gestures.
///
/// ```swift
/// let promotion = Promotion(session, header: \.header) { header in (MyList(header), Output()) }
/// let test = try promotion.recording(of: 3...5)
/// ```
///
/// The test begins at zero, at most a second before its first gesture, with the state that the session
/// had then; a part from the session's beginning begins as the session did. Of a pause between two
/// gestures a second is left, once everything has come to rest.
public struct Promotion<World: Aimable> {
  /// The session.
  public let session: Recording
  let header: (World) -> RecordingHeader
  let makeWorld: (RecordingHeader) throws(FileError) -> (World, Output)

  /// Creates a promotion.
  ///
  /// - Parameters:
  ///   - session: What was recorded.
  ///   - header: The header of a session that starts from a world as it is.
  ///   - makeWorld: Makes the world that a header describes, and what came out of making it.
  public init(
    _ session: Recording, header: @escaping (World) -> RecordingHeader,
    makeWorld: @escaping (RecordingHeader) throws(FileError) -> (World, Output)
  ) {
    (self.session, self.header, self.makeWorld) = (session, header, makeWorld)
  }

  /// Creates a promotion of a session that was recorded on a stage.
  public init(_ session: Recording, on stage: ScriptStage<World>) {
    self.init(session, header: { _ in stage.header }, makeWorld: stage.makeWorld)
  }

  /// The test, which has been replayed at every batching.
  ///
  /// - Parameters:
  ///   - range: The numbers of the gestures; nothing for the whole session.
  ///   - tiers: What replays are to be held to.
  ///   - marks: Further marks, at times of the session.
  /// - Returns: The recording, ready to be written.
  /// - Throws: A ``PromotionFailure`` where the session does not come to the same again, or a
  ///   `FileError` where its world cannot be made.
  public func recording(
    of range: ClosedRange<Int>? = nil, tiers: [Tier] = Tier.usual, marks: [Mark] = []
  ) throws -> Recording {
    try expectReproduction(of: session, "the session")
    var steps = session.steps(adding: marks)
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
    let test = try take(cut, of: steps)
    try expectReproduction(of: test, "the test")
    return test.held(to: tiers)
  }
}

extension Promotion {
  /// Plays every step, and finds the gestures, which files of the first version do not tell.
  private func gestures(_ steps: inout [SessionStep]) throws(FileError) -> [Gesture] {
    var (world, opening) = try makeWorld(session.header)
    let start = world
    for index in steps.indices { steps[index].play(in: &world) }
    let told = session.gestures
    return told.isEmpty ? session.rehearsed(in: start, opening: opening).gestures : told
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
    let outcome = try Verification<World>.outcome(
      of: recording, batchings: Batching.checked, hashes: layout, makeWorld: makeWorld)
    guard case .diverged(let divergence) = outcome else { return }
    throw PromotionFailure.different(
      "\(name) does not come to the same again: \(divergence.report)")
  }
}
