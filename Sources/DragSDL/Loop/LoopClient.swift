package import DragFrameIO
package import DragGeometry

/// A program as a ``FrameLoop`` sees it: it receives events, and says when something changes.
package protocol LoopClient {
  /// Is called before the first turn.
  mutating func begin(_ messages: MessageQueue)
  mutating func pump(_ events: [InputEvent], until now: Microseconds) -> [Request]
  /// Performs a message of the content.
  mutating func receive(_ message: Message)
  /// The greatest change of the frame that the events of the last pump can have caused; `nil` for none.
  var change: FrameChange? { get }
  func canOpen(_ path: String) -> Bool
  /// Opens a file that was dropped on the window.
  ///
  /// A drop is no input event, since it concerns the window and not the recorded state.
  mutating func open(_ path: String, atTime now: Microseconds)
  var nextWake: Microseconds? { get }
  var isFinished: Bool { get }
  mutating func close()
}

extension LoopClient {
  package mutating func begin(_ messages: MessageQueue) {}
  package mutating func receive(_ message: Message) {}
  package func canOpen(_ path: String) -> Bool { false }
  package mutating func open(_ path: String, atTime now: Microseconds) {}
}
