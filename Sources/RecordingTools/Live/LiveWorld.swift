public import DragRecording

/// A world that a program plays live: it knows its time, and when it changes without an event.
public protocol LiveWorld: Aimable {
  /// The time to which the world has advanced.
  var now: Microseconds { get }

  /// The next time at which something changes without an event; `nil` if nothing will.
  var nextWake: Microseconds? { get }
}
