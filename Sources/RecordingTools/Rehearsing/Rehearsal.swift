public import DragRecording

/// A session that is made of given events.
///
/// The events are played into a world, and the results are recorded.
///
/// ```swift
/// var rehearsal = Rehearsal(header, in: world, opening: opening)
/// rehearsal.turn([press], until: .milliseconds(8))
/// let recording = try rehearsal.recording(until: .seconds(1))
/// ```
public struct Rehearsal<World: Aimable> {
  /// The world after the events played so far.
  public private(set) var world: World
  /// The time that the world has reached.
  public private(set) var now: Microseconds
  private var recorder: Recorder<MemorySink>?
  /// The reason for which nothing is recorded.
  private var failure: FileError?

  /// Begins a session in `world`, which `header` describes.
  ///
  /// `opening` is the output of the creation of `world`.
  public init(_ header: RecordingHeader, in world: World, opening: Output = Output()) {
    self.init(header, in: world, opening: opening, within: RecordingBudget())
  }

  package init(
    _ header: RecordingHeader, in world: World, opening: Output = Output(),
    within budget: RecordingBudget
  ) {
    self.init(unrecorded: world, from: header)
    do throws(FileError) {
      recorder = try Recorder(header, to: MemorySink(), within: budget)
    } catch {
      failure = error
    }
    recorder?.record([], until: now, output: opening, world: world)
  }

  init(unrecorded world: World, from header: RecordingHeader) {
    (self.world, now) = (world, header.start)
  }

  /// Plays events, and then advances to `time`, in one turn of the loop.
  ///
  /// - Precondition: No event is later than `time`.
  /// - Returns: The output of the turn.
  @discardableResult
  public mutating func turn(_ events: [InputEvent], until time: Microseconds) -> Output {
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

  package mutating func play(_ events: [InputEvent]) {
    for event in events { turn([event], until: event.time) }
  }

  /// Adds a mark with a name at ``now``.
  public mutating func mark(_ name: String) { recorder?.mark(name) }

  mutating func mark(_ mark: Moment) {
    if mark.time > now { turn([], until: mark.time) }
    self.mark(mark.name)
  }

  /// Records an expectation at ``now``, without checking it.
  public mutating func expect(_ expectation: SessionExpectation) {
    recorder?.stamp(now, world: world)
    recorder?.expect(expectation)
  }

  /// Advances to `end`, ends the session, and returns its recording.
  ///
  /// If ``now`` is later than `end`, the session ends at ``now``.
  ///
  /// - Throws: A `FileError` if the session is too long for a recording, or its header is invalid.
  public mutating func recording(until end: Microseconds) throws(FileError) -> Recording {
    turn([], until: end)
    recorder?.finish(at: now, world: world)
    if let failure = failure ?? recorder?.failure { throw failure }
    return try Recording(parsing: recorder?.sink.bytes ?? [])
  }

  package mutating func play(
    _ events: [InputEvent], in window: Size, presses: PressPlacement = .kept,
    onto isWanted: (Landmark) -> Bool = { $0.isMovable }
  ) {
    var (batch, shift) = ([InputEvent](), StrokeShift(in: window))
    for event in events {
      if let first = batch.first, event.time - first.time >= Microseconds(8333) { play(&batch) }
      if presses == .kept {
        batch.append(event)
      } else if shift.begins(with: event) {
        // The layout depends on all events until then.
        play(&batch)
        turn([], until: event.time)
        batch += shift.begin(event, among: world.landmarks, onto: isWanted)
      } else {
        batch.append(shift.shift(event))
      }
    }
    play(&batch)
  }

  private mutating func play(_ batch: inout [InputEvent]) {
    guard let last = batch.last else { return }
    turn(batch, until: last.time)
    batch = []
  }
}

extension Rehearsal: Sendable where World: Sendable {}

extension Recording {
  package var events: [InputEvent] { turns.flatMap(\.events) }

  package var calls: [Call] { turns.flatMap(\.calls) }

  package func rehearsed(
    in world: some Aimable, opening: Output = Output()
  ) throws(FileError) -> Recording {
    var rehearsal = Rehearsal(header, in: world, opening: opening)
    for entry in entries {
      switch entry {
      case .turn(let turn): rehearsal.turn(turn.events, until: turn.time)
      case .mark(let mark): rehearsal.mark(mark)
      case .expectation(let moment): rehearsal.expect(moment.expectation)
      case .keyframe, .gesture: break
      }
    }
    return try rehearsal.recording(until: end)
  }

  package func withGestures(of other: Recording) -> Recording {
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
