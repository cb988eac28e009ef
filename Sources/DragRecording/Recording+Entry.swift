package import DragCoding
package import DragEvents
public import DragGeometry

extension Recording {
  /// An entry of a recording, one line of its file.
  public enum Entry: Hashable, Sendable {
    /// A turn of the loop.
    case turn(Turn)
    /// A whole state.
    case keyframe(Keyframe)
    /// A named moment.
    case mark(Moment)
    /// A gesture; its line comes after that of the turn in which the gesture ended.
    case gesture(Gesture)
    case expectation(ExpectedMoment)

    /// The time of the entry, since the start of the program.
    public var time: Microseconds {
      switch self {
      case .turn(let turn): turn.time
      case .keyframe(let keyframe): keyframe.time
      case .mark(let mark): mark.time
      case .gesture(let gesture): gesture.span.upperBound
      case .expectation(let moment): moment.time
      }
    }
  }
}

/// One turn of the program's event loop, or several turns that a recorder has merged.
public struct Turn: Hashable, Sendable {
  /// The time of the last event, since the start of the program.
  public var time: Microseconds
  /// The events of the turn, in order.
  public var events: [InputEvent]
  package var fingerprint: Fingerprint?
  /// The calls in order, without `layout` calls, which follow from the state.
  public var calls: [Call]
  package var line: Int

  /// Creates a turn of the loop; `line` is that of the file, 0 for none.
  public init(
    time: Microseconds, events: [InputEvent] = [], fingerprint: Fingerprint? = nil,
    calls: [Call] = [], line: Int = 0
  ) {
    (self.time, self.events, self.fingerprint) = (time, events, fingerprint)
    (self.calls, self.line) = (calls, line)
  }
}

/// The canonical bytes of a whole state, recorded after a turn that ended the last gesture in
/// progress.
public struct Keyframe: Hashable, Sendable {
  package let time: Microseconds
  package let state: [UInt8]

  package init(time: Microseconds, state: [UInt8]) {
    (self.time, self.state) = (time, state)
  }

  package func world<World: Replayable>(of type: World.Type = World.self) throws(CanonicalError)
    -> World
  {
    try World(canonicalBytes: state)
  }
}

/// A named moment.
public struct Moment: Hashable, Sendable {
  public var name: String
  /// The moment, as a time on the world's clock.
  public var time: Microseconds
  /// The hash of the frame that was shown; `nil` if none is kept.
  public var frame: UInt64?

  /// Creates a mark with a name, at a time since the start of the program.
  public init(_ name: String, at time: Microseconds, frame: UInt64? = nil) {
    (self.name, self.time, self.frame) = (name, time, frame)
  }
}
