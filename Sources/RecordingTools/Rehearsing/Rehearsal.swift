import DragCoding
public import DragFrameIO
public import DragGeometry
public import DragRecording

/// A session that is made rather than lived: events are played into a world, and what comes of them
/// is recorded.
///
/// ```swift
/// var rehearsal = Rehearsal(header, in: world, opening: opening)
/// rehearsal.pump([press], until: .milliseconds(8))
/// let recording = rehearsal.recording(until: .seconds(1))
/// ```
public struct Rehearsal<World: Aimable> {
  /// The world as it is now.
  public private(set) var world: World
  /// The time up to which everything has happened.
  public private(set) var now: Microseconds
  private var recorder: Recorder<MemorySink>?
  private let header: RecordingHeader

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - header: What the session starts from.
  ///   - world: The world that the header describes.
  ///   - opening: What came out when that world was made.
  public init(_ header: RecordingHeader, in world: World, opening: Output = Output()) {
    (self.header, self.world, now) = (header, world, header.start)
    recorder = try? Recorder(header, to: MemorySink())  // Memory takes every line.
    recorder?.record([], until: now, output: opening, world: world)
  }

  /// Begins a session of which nothing is written down.
  init(unrecorded world: World, from header: RecordingHeader) {
    (self.header, self.world, now) = (header, world, header.start)
  }

  /// Lets events happen, none later than `time`, and then time pass to it.
  ///
  /// - Returns: What came of it.
  @discardableResult
  public mutating func pump(_ events: [InputEvent], until time: Microseconds) -> Output {
    var output = Output()
    for event in events {
      output.append(world.advance(to: event.time))
      recorder?.note(event, in: world)
      output.append(world.apply(event))
    }
    output.append(world.advance(to: time))
    now = max(now, time)
    recorder?.record(events, until: now, output: output, world: world)
    return output
  }

  /// Gives the time that the world has reached a name.
  public mutating func mark(_ name: String) {
    recorder?.mark(name)
  }

  /// Writes down that something must be so now.
  public mutating func expect(_ expectation: SessionExpectation) {
    recorder?.stamp(now, world: world)
    recorder?.expect(expectation)
  }

  /// Lets time pass to the end, and ends the session.
  public mutating func recording(until end: Microseconds) -> Recording {
    pump([], until: end)
    recorder?.finish(at: now)
    let bytes = recorder?.sink.bytes ?? []
    return (try? Recording(parsing: bytes)) ?? Recording(header: header, entries: [], end: now)
  }
}

extension Rehearsal: Sendable where World: Sendable {}

extension Recording {
  /// The same events at the same times, and what comes of them in `world` now.
  public func rehearsed<World: Aimable>(in world: World, opening: Output = Output()) -> Recording {
    var rehearsal = Rehearsal(header, in: world, opening: opening)
    for entry in entries {
      switch entry {
      case .pump(let pump): rehearsal.pump(pump.events, until: pump.time)
      case .mark(let mark):
        if mark.time > rehearsal.now { rehearsal.pump([], until: mark.time) }
        rehearsal.mark(mark.name)
      case .expectation(let moment): rehearsal.expect(moment.expectation)
      case .keyframe, .gesture: break
      }
    }
    return rehearsal.recording(until: end)
  }

  /// This recording with the gestures of another one of the same events.
  public func withGestures(of other: Recording) -> Recording {
    var recording = self
    recording.entries.removeAll { if case .gesture = $0 { true } else { false } }
    for gesture in other.gestures {
      let time = gesture.span.upperBound
      let place = recording.entries.lastIndex { $0.time <= time } ?? -1
      recording.entries.insert(.gesture(gesture), at: place + 1)
    }
    return recording
  }
}
