public import DragFrameIO
import DragGeometry
public import DragRecording

/// Cuts a recording that no longer comes to the same down to the gestures in which it goes wrong.
///
/// What is cut off behind the first difference is not needed to see it. What comes before is not,
/// either, where the recording holds a state to start from: the newest is tried first.
public struct DivergenceCut<World: Replayable> {
  /// Makes the world that a header describes, and what comes out of making it.
  public typealias Maker = (RecordingHeader) throws(FileError) -> (World, Output)

  private let recording: Recording
  let makeWorld: Maker

  /// Creates a cut.
  public init(_ recording: Recording, _ makeWorld: @escaping Maker) {
    (self.recording, self.makeWorld) = (recording, makeWorld)
  }

  /// The shortest part of the recording that goes wrong in the same way, or nothing where none does.
  public func shortest() throws(FileError) -> Recording? {
    guard let divergence = try divergence(of: recording) else { return nil }
    let whole = upTo(divergence.time)
    for index in whole.entries.indices.reversed() {
      guard case .keyframe(let keyframe) = whole.entries[index], keyframe.time < divergence.time
      else { continue }
      let part = whole.part(from: keyframe, behind: index)
      // A state that this version cannot read is none to start from.
      guard let again = try? self.divergence(of: part) else { continue }
      if again.isSame(as: divergence) { return part }
    }
    return whole
  }

  /// The first difference of a recording.
  public func divergence(
    of recording: Recording
  ) throws(FileError) -> Divergence<World>? {
    let (world, opening) = try makeWorld(recording.header)
    var player = Player(recording, world: world, opening: opening)
    player.run()
    return player.divergence
  }

  private func upTo(_ time: Microseconds) -> Recording {
    Recording(header: recording.header, entries: recording.entries.filter { $0.time <= time })
  }
}

extension Divergence {
  /// `true` where it is the same mistake: the same thing differs, and the same call is odd.
  func isSame(as other: Divergence) -> Bool {
    subsystem == other.subsystem && failures == other.failures
      && oddCalls.expected == other.oddCalls.expected
      && oddCalls.actual == other.oddCalls.actual
  }

  /// The names of the first calls that differ.
  private var oddCalls: Pair<String?> {
    let odd = zip(calls.expected, calls.actual).prefix { $0 == $1 }.count
    return Pair(
      expected: odd < calls.expected.count ? calls.expected[odd].name : nil,
      actual: odd < calls.actual.count ? calls.actual[odd].name : nil)
  }
}

extension Recording {
  /// What comes behind a keyframe, as a recording of its own that starts from there.
  fileprivate func part(from keyframe: Keyframe, behind index: Int) -> Recording {
    var header = header
    (header.start, header.state) = (keyframe.time, .state(keyframe.state))
    return Recording(header: header, entries: Array(entries[(index + 1)...]), end: end)
  }
}
