package import DragFrameIO
package import DragGeometry

package protocol ShellClient {
  mutating func pump(_ events: [InputEvent], until now: Microseconds) -> [Request]
  /// The greatest change of the frame or the overlay that the events of the last pump can have caused; `nil` for none.
  var change: FrameChange? { get }
  func canOpen(_ path: String) -> Bool
  /// Opens a file that was dropped on the window.
  ///
  /// A drop is no input event, since it concerns the window and not the recorded state.
  mutating func open(_ path: String, atTime now: Microseconds)
  var nextWake: Microseconds? { get }
  /// Returns the frame; if `animated` is `false`, only the items that follow a pointer have to be current.
  func frame(animated: Bool) -> DrawList
  func overlay() -> DrawList?
  var isFinished: Bool { get }
  mutating func close()
}
