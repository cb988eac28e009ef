public import DragFrameIO
public import DragGeometry

/// A session, as it can be played again.
///
/// ```swift
/// let recording = try Recording(contentsOf: "session.dndrec")
/// var player = Player(recording, world: Dot())
/// player.run()
/// print(player.divergence == nil)  // true
/// ```
public struct Recording: Hashable, Sendable {
  /// The version of the format that this library writes, and the newest that it reads.
  public static let formatVersion: Int64 = 2

  /// Names of calls that follow from the state and the window, and hence are not recorded.
  public static let derivedCalls = ["layout"]

  /// What the session started from.
  public var header: RecordingHeader
  /// What happened, in order.
  public var entries: [Entry]
  /// The time to which the session went.
  public var end: Microseconds
  /// `true` where the file has no end line: the program was killed.
  public internal(set) var isTorn = false
  /// How many lines were not whole and have been left out.
  public internal(set) var droppedLines = 0

  /// One line after the first.
  public enum Entry: Hashable, Sendable {
    /// A turn of the loop.
    case pump(Pump)
    /// A whole state.
    case keyframe(Keyframe)
    /// A named moment.
    case mark(Mark)
    /// A gesture that was over by then.
    case gesture(Gesture)
    /// What must be so.
    case expectation(ExpectedMoment)

    /// When it was.
    public var time: Microseconds {
      switch self {
      case .pump(let pump): pump.time
      case .keyframe(let keyframe): keyframe.time
      case .mark(let mark): mark.time
      case .gesture(let gesture): gesture.span.upperBound
      case .expectation(let moment): moment.time
      }
    }
  }

  /// Creates a recording; `end` is the time of the last entry where it is not given.
  public init(header: RecordingHeader, entries: [Entry], end: Microseconds? = nil) {
    self.header = header
    self.entries = entries
    self.end = max(end ?? header.start, entries.last?.time ?? header.start)
  }

  /// The turns of the loop.
  public var pumps: [Pump] {
    entries.compactMap { if case .pump(let pump) = $0 { pump } else { nil } }
  }

  /// What was done, in the order in which it was begun.
  public var gestures: [Gesture] {
    entries.compactMap { if case .gesture(let gesture) = $0 { gesture } else { nil } }.sorted {
      $0.number < $1.number
    }
  }

  /// The named moments.
  public var marks: [Mark] {
    entries.compactMap { if case .mark(let mark) = $0 { mark } else { nil } }
  }

  /// What must be so, and when.
  public var expectations: [ExpectedMoment] {
    entries.compactMap { if case .expectation(let moment) = $0 { moment } else { nil } }
  }

  /// The calls of `output` that are recorded.
  public static func recordedCalls(of output: Output) -> [Call] {
    guard output.calls.contains(where: { derivedCalls.contains($0.name) }) else {
      return output.calls
    }
    return output.calls.filter { !derivedCalls.contains($0.name) }
  }
}
