public import DragRecording

/// Cuts a diverging recording down to the gestures that lead to its divergence.
///
/// First, the lines after the divergence are removed. Then the keyframes are tried as a new
/// start, the last one first. The lines before a keyframe are removed if the rest still diverges
/// in the same way.
///
/// Two recordings diverge in the same way if three things are equal: `Divergence.subsystem`, the
/// unmet expectations, and the names of the first differing calls.
public struct DivergenceCut<World: Aimable> {
  private let recording: Recording
  private let makeWorld: WorldMaker<World>

  /// Creates a cut of a recording; `makeWorld` creates the world of each replay.
  public init(_ recording: Recording, _ makeWorld: @escaping WorldMaker<World>) {
    (self.recording, self.makeWorld) = (recording, makeWorld)
  }

  /// Returns the part of the recording that ends at its divergence; `nil` if the recording
  /// reproduces.
  ///
  /// The result starts at the last keyframe from which the recording diverges in the same way.
  /// Without such a keyframe, it starts at the original start.
  ///
  /// - Throws: A `FileError` if the recording's world cannot be created.
  public func shortest() throws(FileError) -> Recording? {
    guard let divergence = try divergence(of: recording) else { return nil }
    let whole = Recording(
      header: recording.header, entries: recording.entries.filter { $0.time <= divergence.time })
    for index in whole.entries.indices.reversed() {
      guard case .keyframe(let keyframe) = whole.entries[index], keyframe.time < divergence.time
      else { continue }
      var header = whole.header
      (header.start, header.state) = (keyframe.time, .state(keyframe.state))
      let rest = Array(whole.entries[(index + 1)...])
      let part = Recording(header: header, entries: rest, end: whole.end)
      // A keyframe that this version cannot read is skipped.
      guard let again = try? self.divergence(of: part) else { continue }
      if again.isSame(as: divergence) { return part }
    }
    return whole
  }

  /// Replays a recording, and returns its first divergence; `nil` if the recording reproduces.
  public func divergence(of recording: Recording) throws(FileError) -> Divergence<World>? {
    try Verification(of: recording, makeWorld: makeWorld).divergence
  }

  /// Returns a diverging recording without the events on which its divergence does not depend.
  ///
  /// Whole gestures are removed first, then motions. Then waits are shortened. Each change must
  /// fulfil two conditions: the hashes before the diverging line stay the same, and that line
  /// diverges in the same way.
  ///
  /// `goesOn` is called before each attempt. If it returns `false`, the attempt is skipped.
  ///
  /// A recording is returned unchanged if it reproduces. It is also returned unchanged if it
  /// diverges at its first line or after its last.
  ///
  /// - Throws: A `FileError` if the recording's world cannot be created.
  public func straightened(
    _ recording: Recording, while goesOn: @escaping () -> Bool = { true }
  ) throws(FileError) -> Recording {
    let (world, opening) = try makeWorld(recording.header)
    guard let divergence = try divergence(of: recording),
      let preceding = try PrecedingEvents(to: divergence, in: recording, world, opening)
    else { return recording }
    var smallest = recording
    var shrinker = Shrinker(preceding.session, in: world, opening: opening, while: goesOn) {
      session in
      guard let candidate = preceding.recording(by: session.events),
        let again = try? self.divergence(of: candidate), again.isSame(as: divergence),
        again.fingerprints == divergence.fingerprints
      else { return false }
      smallest = candidate
      return true
    }
    _ = shrinker.shrunk()
    return smallest
  }
}

/// The events before the first line of a recording that a replay does not reproduce.
///
/// They can be replaced by events that lead to the same state hashes. The line then begins in the
/// same state, so its recorded result is still valid.
private struct PrecedingEvents<World: Aimable> {
  let session: Recording
  private let recording: Recording
  private let world: World
  private let opening: Output
  private let rest: ArraySlice<Recording.Entry>
  private let end: Microseconds
  private let goal: StateHashes

  init?(
    to divergence: Divergence<World>, in recording: Recording, _ world: World, _ opening: Output
  ) throws(FileError) {
    let entries = recording.entries
    let odd = entries.firstIndex { $0.turn?.line == divergence.line }
    guard let odd, entries[odd].time == divergence.time,
      let last = entries[..<odd].last(where: { $0.turn != nil })
    else { return nil }
    (self.recording, self.world, self.opening) = (recording, world, opening)
    (rest, end) = (entries[odd...], last.time)
    var rehearsal = Rehearsal(recording.header, in: world, opening: opening)
    rehearsal.play(entries[..<odd].flatMap { $0.turn?.events ?? [] })
    session = try rehearsal.recording(until: end)
    goal = rehearsal.world.hashes
  }

  func recording(by events: [InputEvent]) -> Recording? {
    var rehearsal = Rehearsal(recording.header, in: world, opening: opening)
    rehearsal.play(events)
    rehearsal.turn([], until: end)
    guard rehearsal.world.hashes == goal, let session = try? rehearsal.recording(until: end) else {
      return nil
    }
    // Parsing numbers the lines, by which a divergence is found.
    return try? Recording(
      parsing: Recording(
        header: recording.header, entries: session.entries + rest, end: recording.end
      ).bytes)
  }
}

extension Recording.Entry {
  fileprivate var turn: Turn? { if case .turn(let turn) = self { turn } else { nil } }
}

extension Divergence {
  fileprivate func isSame(as other: Divergence) -> Bool {
    subsystem == other.subsystem && failures == other.failures && oddCalls == other.oddCalls
  }

  private var oddCalls: Pair<Call.Name?> {
    let odd = zip(calls.expected, calls.actual).prefix { $0 == $1 }.count
    return Pair(
      expected: calls.expected.dropFirst(odd).first?.name,
      actual: calls.actual.dropFirst(odd).first?.name)
  }
}
