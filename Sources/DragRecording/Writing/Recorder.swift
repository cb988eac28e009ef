public import DragCoding
public import DragFrameIO
public import DragGeometry

/// Records a live session.
///
/// The program calls it once a turn of its loop, with the inputs and the outputs of the world:
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
/// recorder.finish(at: now)
/// ```
///
/// Turns with nothing but moves share a line every eight milliseconds; others are written at once.
///
/// A full disk does not end the session: ``failure`` is the error; earlier lines can be replayed.
public struct Recorder<Sink: RecordingSink> {
  private var writer: RecordingWriter<Sink>
  private var wasLive = false
  private var now: Microseconds
  private var tracker: GestureTracker
  /// The turns that are not written yet, merged into one; `nil` if there are none.
  private var pending: Pump?
  private var lastLine: Microseconds?

  /// The shortest time between lines of nothing but moves: a mouse can report 1,000 a second.
  private static var lineLength: Microseconds { .milliseconds(8) }

  /// Creates a recorder, and writes the first line.
  ///
  /// - Throws: A `FileError` if the line cannot be written.
  public init(_ header: RecordingHeader, to sink: Sink) throws(FileError) {
    writer = try RecordingWriter(header, to: sink)
    tracker = GestureTracker(header)
    now = header.start
  }

  /// The destination, with the lines that are written so far.
  public var sink: Sink { writer.sink }

  /// The first error, or `nil`; nothing is recorded after it.
  public var failure: FileError? { writer.failure }

  /// Notes an event that is about to be applied, so that the recording can name its target.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - world: The world just before it, at its time.
  public mutating func note(_ event: InputEvent, in world: some Aimable) {
    tracker.note(event, in: world)
  }

  /// Records a turn of the loop, unless it has neither events nor calls.
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
    let turn = Pump(
      time: now, events: events, fingerprint: Fingerprint(world.hashes), calls: calls)
    pending = pending?.followed(by: turn) ?? turn
    let isLive = world.isGestureLive
    let hasEnded = wasLive && !isLive
    wasLive = isLive
    let isShort = lastLine.map { now - $0 < Self.lineLength } ?? false
    if isShort, !hasEnded, gestures.isEmpty, events.allSatisfy(\.isMove) { return }
    flush()
    if hasEnded { writer.append(.keyframe(Keyframe(time: now, state: world.canonicalBytes))) }
    for gesture in gestures { writer.append(.gesture(gesture)) }
  }

  /// Writes a line for `now` even without events, for the expectations that follow.
  package mutating func stamp(_ now: Microseconds, world: some Aimable) {
    self.now = max(self.now, now)
    flush()
    guard now > writer.time || writer.isEmpty else { return }
    writer.append(.pump(Pump(time: now, fingerprint: Fingerprint(world.hashes))))
  }

  /// Writes an expectation for the time of the last line.
  public mutating func expect(_ expectation: SessionExpectation) {
    flush()
    writer.append(.expectation(ExpectedMoment(expectation, at: writer.time)))
  }

  /// Names the time of the last turn.
  public mutating func mark(_ name: String) {
    flush()
    writer.append(.mark(Mark(name, at: now)))
  }

  /// Writes the end line, and closes the sink; nothing is recorded afterwards.
  public mutating func finish(at now: Microseconds) {
    flush()
    writer.finish(at: now)
  }

  private mutating func flush() {
    if let pending { writer.append(.pump(pending)) }
    (pending, lastLine) = (nil, now)
  }
}

extension Recorder: Sendable where Sink: Sendable {}

extension Pump {
  /// Merges two turns; no event of the second gets a time before the end of the first.
  fileprivate func followed(by next: Pump) -> Pump {
    var both = next
    both.events =
      events + next.events.map { InputEvent(time: max($0.time, time), $0.kind) }
    both.calls = calls + next.calls
    return both
  }
}

extension InputEvent {
  fileprivate var isMove: Bool { if case .pointerMoved = kind { true } else { false } }
}
