package import DragFrameIO
package import DragGeometry

/// What a window shows and whom it tells what happened.
package protocol ShellClient {
  /// Takes in all that was queued, then lets time pass to `now`.
  ///
  /// - Returns: What the world asks of the outside.
  mutating func pump(_ events: [InputEvent], until now: Microseconds) -> [Request]
  /// Returns whether a file is one to open; a drop of any other is refused to the program it comes from.
  func canOpen(_ path: String) -> Bool
  /// Takes in a file that was dropped on the window, by its path.
  ///
  /// It is no event: what the user wants of the window is no part of what happens in the world.
  mutating func open(_ path: String, at now: Microseconds)
  /// When the world next needs time; nothing where it is idle.
  var nextWake: Microseconds? { get }
  /// What the window shows.
  func frame() -> DrawList
  /// What stands in front of the frame without belonging to it, as the mark of a recording.
  func overlay() -> DrawList?
  /// `true` where the program should end.
  var isFinished: Bool { get }
  /// Ends in order: what is being recorded is finished, what was changed is saved.
  mutating func close()
}
