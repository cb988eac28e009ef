package import DragFrameIO
package import DragGeometry

package protocol ShellClient {
  mutating func pump(_ events: [InputEvent], until now: Microseconds) -> [Request]
  /// Whether the events of the last pump can have changed the frame or the overlay.
  var hasChanged: Bool { get }
  func canOpen(_ path: String) -> Bool
  /// Opens a file that was dropped on the window.
  ///
  /// A drop is no input event, since it concerns the window and not the recorded state.
  mutating func open(_ path: String, atTime now: Microseconds)
  var nextWake: Microseconds? { get }
  func frame() -> DrawList
  func overlay() -> DrawList?
  var isFinished: Bool { get }
  mutating func close()
}
