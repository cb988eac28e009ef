public import DragCoding
public import DragFrameIO
public import DragGeometry

/// Records a session as it happens.
///
/// The shell calls it once a turn of its loop, with what it gave the world and what came out:
///
/// ```swift
/// var recorder = try Recorder(header, to: try RecordingFile(creating: "session.dndrec"))
/// for event in events {
///   output.append(world.advance(to: event.time))
///   recorder.note(event, in: world)  // Before it happens: what is it aimed at?
///   output.append(world.apply(event))
/// }
/// output.append(world.advance(to: now))
/// recorder.record(events, until: now, output: output, world: world)
/// recorder.finish(at: now)
/// ```
///
/// Turns follow each other as fast as a mouse reports. Those in which it only moved are written together,
/// every eight milliseconds; anything else is written at once.
///
/// A disk that is full does not end the session: ``failure`` says so, and what was written can be
/// played.
public struct Recorder<Sink: RecordingSink> {
  /// The first error; nothing is recorded after it.
  public private(set) var failure: FileError?
  /// What has been written, and where.
  public private(set) var writer: RecordingWriter<Sink>
  private var wasLive = false
  private var now: Microseconds
  private var tracker: GestureTracker
  /// Turns that wait to be written with the next.
  private var pending: Pump?
  private var lastLine: Microseconds?

  /// Turns in which a pointer only moved share a line of that length: a mouse can make a thousand.
  private static var lineLength: Microseconds { .milliseconds(8) }

  /// Writes the first line.
  ///
  /// - Throws: A ``FileError`` where not even that can be written.
  public init(_ header: RecordingHeader, to sink: Sink) throws(FileError) {
    writer = try RecordingWriter(header, to: sink)
    tracker = GestureTracker(header)
    now = header.start
  }

  /// Takes note of an event that is about to happen, so that the recording can say what it was
  /// aimed at.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - world: The world just before it, at its time.
  public mutating func note(_ event: InputEvent, in world: some Aimable) {
    tracker.note(event, in: world)
  }

  /// Records one turn of the loop, unless nothing happened in it.
  ///
  /// - Parameters:
  ///   - events: What the world was given, in order.
  ///   - now: The time to which it then advanced.
  ///   - output: All that came out since the turn before.
  ///   - world: The world after it.
  public mutating func record(
    _ events: [InputEvent], until now: Microseconds, output: Output, world: some Aimable
  ) {
    guard failure == nil else { return }
    self.now = now
    let calls = Recording.recordedCalls(of: output)
    let gestures = tracker.conclude(output.calls, in: world)
    guard pending != nil || !events.isEmpty || !calls.isEmpty else { return }
    let turn = Pump(
      time: now, events: events, fingerprint: Fingerprint(world.hashes), calls: calls)
    pending = pending?.followed(by: turn) ?? turn
    let isLive = world.isGestureLive
    let hasEnded = wasLive && !isLive
    wasLive = isLive
    let isShort = lastLine.map { now - $0 < Self.lineLength } ?? false
    if isShort, !hasEnded, gestures.isEmpty, events.allSatisfy(\.isMove) { return }
    attempt { (writer) throws(FileError) in
      if hasEnded { try writer.appendKeyframe(world.canonicalBytes) }
      for gesture in gestures { try writer.append(gesture) }
    }
  }

  /// Writes a line even though nothing happened, so that what is said next is said of this moment.
  package mutating func stamp(_ now: Microseconds, world: some Aimable) {
    self.now = max(self.now, now)
    attempt { (writer) throws(FileError) in
      guard now > writer.time || writer.isEmpty else { return }
      try writer.append(Pump(time: now, fingerprint: Fingerprint(world.hashes)))
    }
  }

  /// Writes down that something must be so at the time of the last line.
  public mutating func expect(_ expectation: SessionExpectation) {
    attempt { (writer) throws(FileError) in try writer.append(expectation) }
  }

  /// Gives the time that the world has reached a name.
  public mutating func mark(_ name: String) {
    attempt { [now] (writer) throws(FileError) in try writer.append(Mark(name, at: now)) }
  }

  /// Ends the recording.
  public mutating func finish(at now: Microseconds) {
    attempt { (writer) throws(FileError) in try writer.finish(at: now) }
  }

  /// Writes what waits to be written, and then something else.
  private mutating func attempt(
    _ write: (inout RecordingWriter<Sink>) throws(FileError) -> Void
  ) {
    guard failure == nil else { return }
    do {
      if let pending { try writer.append(pending) }
      (pending, lastLine) = (nil, now)
      try write(&writer)
    } catch {
      failure = error
    }
  }
}

extension Recorder: Sendable where Sink: Sendable {}

extension Pump {
  /// Both turns as one; what came late in the second one happened then, and not within the first.
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
