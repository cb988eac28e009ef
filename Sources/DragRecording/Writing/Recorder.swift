public import DragCoding
public import DragEvents
public import DragGeometry

/// Records a live session.
///
/// The program notes each event before applying it, and records each turn of its loop:
///
/// ```swift
/// var recorder = try Recorder(header, to: try RecordingFile(creating: "session.dndrec"))
/// for event in events {
///   output.append(world.advance(to: event.time))
///   recorder.note(event, in: world)  // Before it is applied, for its target.
///   output.append(world.apply(event))
/// }
/// output.append(world.advance(to: now))
/// recorder.record(events, until: now, output: output, world: world)
/// recorder.finish(at: now, world: world)
/// ```
///
/// A turn is usually written at once. Turns without other events than moves of a pointer share a
/// line for up to eight milliseconds. A turn in which a gesture ends is never delayed.
///
/// An error, such as a full disk, ends the recording, not the session. The error is stored in
/// ``failure``, and earlier lines can be replayed. A recording that would become too long to be read
/// is completed before that.
public struct Recorder<Sink: RecordingSink> {
  private var writer: RecordingWriter<Sink>
  private var wasLive = false
  private var now: Microseconds
  private var tracker: GestureTracker
  private var pending: Turn?
  private var lastLine: Microseconds?
  private var isStateWritten = true

  /// The time after a line for which turns without other events than moves are kept in ``pending``.
  ///
  /// A mouse can report 1,000 moves a second.
  private static var lineLength: Microseconds { .milliseconds(8) }

  /// Creates a recorder, and writes the first line.
  ///
  /// - Throws: A `FileError` if the line cannot be written, or the header is invalid.
  public init(_ header: RecordingHeader, to sink: Sink) throws(FileError) {
    try self.init(header, to: sink, within: RecordingBudget())
  }

  package init(
    _ header: RecordingHeader, to sink: Sink, within budget: RecordingBudget
  ) throws(FileError) {
    writer = try RecordingWriter(header, to: sink, within: budget)
    tracker = GestureTracker(header)
    now = header.start
  }

  /// The destination, with the lines that have been written so far.
  public var sink: Sink { writer.sink }

  /// The first error, after which nothing more is recorded; `nil` without an error.
  public var failure: FileError? { writer.failure }

  /// Notes an event that is about to be applied, so that the recording can name the event's target.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - world: The world at the event's time, before the event is applied.
  public mutating func note(_ event: InputEvent, in world: some Aimable) {
    tracker.note(event, in: world)
  }

  /// Records a turn of the loop.
  ///
  /// A turn without events gets no line of its own if it made no calls except `layout`.
  ///
  /// - Parameters:
  ///   - events: The events that the world handled, in order.
  ///   - now: The time to which the world then advanced.
  ///   - output: The world's output since the last turn.
  ///   - world: The world at `now`.
  public mutating func record(
    _ events: [InputEvent], until now: Microseconds, output: Output, world: some Aimable
  ) {
    guard failure == nil else { return }
    self.now = now
    let calls = Recording.recordedCalls(of: output)
    let gestures = tracker.finish(output.calls, in: world)
    guard pending != nil || !events.isEmpty || !calls.isEmpty else { return }
    let turn = Turn(
      time: now, events: events, fingerprint: Fingerprint(world.hashes), calls: calls)
    pending = pending?.followed(by: turn) ?? turn
    let isLive = world.isGestureLive
    let hasEnded = wasLive && !isLive
    wasLive = isLive
    let isShort = lastLine.map { now - $0 < Self.lineLength } ?? false
    if isShort, !hasEnded, gestures.isEmpty, events.allSatisfy(\.kind.isMove) { return }
    flush()
    if hasEnded { writeState(of: world) }
    for gesture in gestures { writer.append(.gesture(gesture)) }
  }

  package mutating func stamp(_ now: Microseconds, world: some Aimable) {
    self.now = max(self.now, now)
    flush()
    guard now > writer.time || writer.isEmpty else { return }
    write(Turn(time: now, fingerprint: Fingerprint(world.hashes)))
  }

  /// Writes an expectation, after the turns so far.
  ///
  /// It must hold at the end of the last turn that has a line.
  public mutating func expect(_ expectation: SessionExpectation) {
    flush()
    writer.append(.expectation(ExpectedMoment(expectation, at: writer.time)))
  }

  /// Writes a mark, after the turns so far; its time is the end of the last recorded turn.
  public mutating func mark(_ name: String) {
    flush()
    writer.append(.mark(Moment(name, at: now)))
  }

  /// Writes the turns so far, the state in which the session ends, and the end line, and closes the
  /// sink; later calls have no effect.
  ///
  /// With that state, the report of a replay that differs after the last gesture can name the field.
  ///
  /// - Parameters:
  ///   - now: The time at which the session ends, on the world's clock.
  ///   - world: The world at `now`.
  public mutating func finish(at now: Microseconds, world: some Aimable) {
    flush()
    if !isStateWritten {
      stamp(now, world: world)
      writeState(of: world)
    }
    writer.finish(at: now)
  }

  private mutating func flush() {
    if let pending { write(pending) }
    (pending, lastLine) = (nil, now)
  }

  private mutating func write(_ turn: Turn) {
    writer.append(.turn(turn))
    isStateWritten = false
  }

  private mutating func writeState(of world: some Aimable) {
    writer.append(.keyframe(Keyframe(time: writer.time, state: world.canonicalBytes)))
    isStateWritten = true
  }
}

extension Recorder: Sendable where Sink: Sendable {}

extension Turn {
  fileprivate func followed(by next: Turn) -> Turn {
    var both = next
    both.events =
      events + next.events.map { InputEvent(time: max($0.time, time), $0.kind) }
    both.calls = calls + next.calls
    return both
  }
}

extension InputEvent.Kind {
  /// Whether a pointer moves.
  package var isMove: Bool { if case .pointerMoved = self { true } else { false } }
}
