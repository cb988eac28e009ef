public import DragFrameIO
public import DragGeometry

/// One turn of the session's loop: the events that had come, the time it then was, what came of it.
public struct Pump: Hashable, Sendable {
  /// The time to which the world then advanced.
  public var time: Microseconds
  /// The events in order, none later than ``time``.
  public var events: [InputEvent]
  /// The hashes of the state at ``time``.
  public var fingerprint: Fingerprint?
  /// The calls that were made, without the derived ones.
  public var calls: [Call]
  /// The line of the file on which it stands; zero where it comes from none.
  public var line: Int

  /// Creates a pump.
  public init(
    time: Microseconds, events: [InputEvent] = [], fingerprint: Fingerprint? = nil,
    calls: [Call] = [], line: Int = 0
  ) {
    self.time = time
    self.events = events
    self.fingerprint = fingerprint
    self.calls = calls
    self.line = line
  }
}
