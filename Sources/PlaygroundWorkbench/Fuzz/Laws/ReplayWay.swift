internal import DragRecording

/// A way to live through a session a second time: each must come to the same.
package enum ReplayWay: String, Hashable, Sendable, CaseIterable {
  /// From the bytes of its recording.
  case recording
  /// Time passes with the events alone.
  case events
  /// Time passes in steps of 16 milliseconds.
  case frames
  /// Time passes in steps of 100 milliseconds.
  case slowFrames
  /// Time passes in steps drawn by the session's seed.
  case randomSteps
  /// The time before each event passes in parts of odd lengths.
  case oddSpans
  /// Beside the session, from a moment on, in a world that was read back from bytes.
  case copy

  /// How a player cuts time; nothing where none plays.
  func batching(seed: UInt64) -> Batching? {
    switch self {
    case .events: .event
    case .frames: .milliseconds(16)
    case .slowFrames: .milliseconds(100)
    case .randomSteps: .random(seed: seed)
    case .recording, .oddSpans, .copy: nil
    }
  }
}
