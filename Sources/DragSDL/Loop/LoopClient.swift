package import RecordingTools
package import DragEvents

/// A program as a ``FrameLoop`` sees it: it receives events, and returns when something changes.
package protocol LoopClient {
  /// Is called before the first turn.
  mutating func begin(_ messages: MessageQueue)
  /// Handles the events since the last turn, and advances to `now`.
  mutating func pump(_ events: [InputEvent], until now: Microseconds) -> LoopTurn
  /// Performs a message of the content.
  mutating func receive(_ message: Message)
  func canOpen(_ path: String) -> Bool
  /// Opens a file that was dropped on the window.
  ///
  /// A drop is no input event, since it concerns the window and not the recorded state.
  mutating func open(_ path: String, atTime now: Microseconds)
  /// Whether the client wants to know how long frames take.
  var measuresFrames: Bool { get }
  /// Receives the times of a frame that was shown; it must cause no other frame.
  mutating func note(_ frame: MeasuredFrame)
  mutating func close()
}

extension LoopClient {
  package var measuresFrames: Bool { false }
  package mutating func note(_ frame: MeasuredFrame) {}
  package mutating func begin(_ messages: MessageQueue) {}
  package mutating func receive(_ message: Message) {}
  package func canOpen(_ path: String) -> Bool { false }
  package mutating func open(_ path: String, atTime now: Microseconds) {}
}
