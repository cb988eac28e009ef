import DragEvents
public import DragGeometry

/// A session that can be replayed.
///
/// In this example, `Dot` is the ``Replayable`` world that was recorded:
///
/// ```swift
/// let recording = try Recording(contentsOf: "session.dndrec")
/// var player = Player(recording, world: Dot())
/// player.run()
/// print(player.divergence == nil)  // true
/// ```
public struct Recording: Hashable, Sendable {
  package static let formatVersion: Int64 = 2

  /// The conditions under which the session started.
  public var header: RecordingHeader
  /// The entries, in the order of the file.
  public var entries: [Entry]
  /// The time at which the session ended, on the world's clock.
  ///
  /// Without an end line, it is the time of the last turn. If there is no turn either, it is that of
  /// the start.
  public var end: Microseconds
  /// Whether the file has no end line, as after the program was killed or the disk was full.
  public internal(set) var isTorn = false
  /// Whether the file ended within a line, which was dropped: the program had not finished writing it.
  public internal(set) var isLastLineDropped = false

  /// Creates a recording.
  ///
  /// - Parameters:
  ///   - header: The conditions under which the session started.
  ///   - entries: The entries, in the order of the file.
  ///   - end: The time of the end; `nil` for that of the start. If the last entry is later, its time
  ///     is used.
  public init(header: RecordingHeader, entries: [Entry], end: Microseconds? = nil) {
    self.header = header
    self.entries = entries
    self.end = max(end ?? header.start, entries.last?.time ?? header.start)
  }

  /// The turns of the loop, without the other entries.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public var turns: [Turn] {
    entries.compactMap { if case .turn(let turn) = $0 { turn } else { nil } }
  }

  /// The gestures, in the order in which they began.
  public var gestures: [Gesture] {
    entries.compactMap { if case .gesture(let gesture) = $0 { gesture } else { nil } }.sorted {
      $0.number < $1.number
    }
  }

  /// The named moments, in the order of the file.
  public var moments: [Moment] {
    entries.compactMap { if case .mark(let mark) = $0 { mark } else { nil } }
  }

  /// The expectations with their moments, in the order of the file.
  public var expectations: [ExpectedMoment] {
    entries.compactMap { if case .expectation(let moment) = $0 { moment } else { nil } }
  }

  /// Returns the calls of an output that a recording stores: those that do not follow from the events.
  public static func recordedCalls(of output: Output) -> [Call] {
    // Most outputs have no such call, and are not copied.
    guard output.calls.contains(where: \.name.isDerived) else { return output.calls }
    return output.calls.filter { !$0.name.isDerived }
  }
}
