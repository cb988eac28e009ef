package import DragFrameIO
package import DragGeometry

/// The contents of a window, and the receiver of its events.
package protocol ShellClient {
  /// Handles the queued events and advances to `now`, a time since the window was opened.
  ///
  /// - Returns: The requests to the shell.
  mutating func pump(_ events: [InputEvent], until now: Microseconds) -> [Request]
  /// Returns whether the client can open the file at `path`; ``DropConnection`` rejects drops of other files.
  func canOpen(_ path: String) -> Bool
  /// Opens a file that was dropped on the window.
  ///
  /// A drop is no input event, since it concerns the window and not the recorded state.
  mutating func open(_ path: String, atTime now: Microseconds)
  /// The time at which the client must be pumped even without an event; `nil` if it is idle.
  var nextWake: Microseconds? { get }
  func frame() -> DrawList
  /// Returns drawings in front of the frame that are no part of it, such as the player; `nil` for none.
  func overlay() -> DrawList?
  var isFinished: Bool { get }
  /// Finishes the recording, if any; called once, when the event loop ends.
  mutating func close()
}
