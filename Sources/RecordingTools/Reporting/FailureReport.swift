import DragCoding
public import DragFrameIO
public import DragRecording

/// All that there is to tell of a replay that came to something else.
///
/// ```swift
/// let report = FailureReport(divergence, of: recording, file: "session.dndrec", world: Dot())
/// print(report.brief())       // At most ten lines, for a terminal.
/// write(report.page())        // One page of HTML, with nothing outside of it.
/// write(report.markdown)      // The same without pictures, for a comment on a pull request.
/// ```
public struct FailureReport<World: Aimable> {
  /// The recording's file, as the user gave it.
  public let file: String
  /// What was played.
  public let recording: Recording
  /// What was found.
  public let divergence: Divergence<World>
  /// When time passed between the events.
  public let batching: Batching
  /// The states around it.
  public let strip: FilmStrip<World>
  /// What to do next, each with the words of a command.
  public var commands: [Command] = []

  /// A thing to do next.
  public struct Command: Hashable, Sendable {
    /// What it is for, in a word or two.
    public var purpose: String
    /// The words of the command.
    public var words: String

    /// Creates a command.
    public init(_ purpose: String, _ words: String) {
      (self.purpose, self.words) = (purpose, words)
    }
  }

  /// Plays a recording once more, and takes note of what there is around a divergence.
  ///
  /// - Parameters:
  ///   - divergence: What was found.
  ///   - recording: What was played.
  ///   - file: Its file.
  ///   - world: The world that the session started from.
  ///   - opening: What came out when that world was made.
  ///   - batching: When time passed between the events.
  ///   - comparesHashes: `false` where the state has another layout than the recorded hashes.
  public init(
    _ divergence: Divergence<World>, of recording: Recording, file: String, world: World,
    opening: Output = Output(), batching: Batching = .recorded, comparesHashes: Bool = true
  ) {
    (self.file, self.recording, self.divergence) = (file, recording, divergence)
    self.batching = batching
    strip = FilmStrip(
      divergence, in: recording, world: world, opening: opening, batching: batching,
      comparesHashes: comparesHashes)
  }
}

extension FailureReport {
  /// The gesture in which the difference was found, where the recording tells of gestures.
  public var gesture: Gesture? { recording.gestures.first { $0.number == divergence.gesture } }

  /// The gesture in words, `gesture 3 of 7: drag green → drawing`.
  public var gestureWords: String {
    guard divergence.gesture > 0 else { return "before the first gesture" }
    let last = recording.gestures.last?.number ?? 0
    let count = last >= divergence.gesture ? " of \(last)" : ""
    return "gesture \(divergence.gesture)\(count)"
      + (gesture.map { ": \($0.kind.rawValue) \($0.label)" } ?? "")
  }

  /// The orders that differ, by container, where the session's state is known.
  package var orders: [(container: String, Pair<[String]>)] {
    guard let moment = strip.firstKnown, let expected = moment.expectedState else { return [] }
    return containers.compactMap { container in
      let pair = Pair(
        expected: expected.order(of: container) ?? [],
        actual: moment.actual.order(of: container) ?? [])
      return pair.expected == pair.actual ? nil : (container, pair)
    }
  }

  /// The containers that the recording tells of, in the order in which it does.
  private var containers: [String] {
    var names: [String] = []
    for call in recording.pumps.lazy.flatMap(\.calls) where call.name == "order" {
      guard let name = call["container"]?.string, !names.contains(name) else { continue }
      names.append(name)
    }
    return names
  }

  /// The calls around the first odd one, as lines of a difference.
  var callLines: [ComparedLine] {
    let context = recording.pumps.filter { $0.line < divergence.line }.flatMap(\.calls).suffix(5)
    let same = divergence.calls.expected == divergence.calls.actual
    let before = context.filter { same || !divergence.calls.expected.contains($0) }.map(\.line)
    return LineDifference(
      from: before + divergence.calls.expected.map(\.line),
      to: before + divergence.calls.actual.map(\.line)
    ).lines
  }

  /// The fields that differ from the session's state where that is known, and in any case those that
  /// the odd line changed in the replay.
  var changes: (expected: [Finding], replayed: [Finding]) {
    let known = strip.firstKnown.map { moment in
      Finding.fields(from: moment.expectedState as Any, to: moment.actual)
    }
    guard let odd = strip.odd, let before = strip.before else { return (known ?? [], []) }
    return (known ?? [], Finding.fields(from: before.actual, to: odd.actual))
  }
}

extension FailureReport: Sendable where World: Sendable {}
