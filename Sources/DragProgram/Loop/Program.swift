package import DragDrawing
package import DragEvents
package import DragGeometry
package import RecordingTools

/// A program in a window, as a ``FrameLoop`` runs it: a turn for each batch of events, and a drawing for each frame.
package protocol Program<Drawing> {
  /// The description of a frame, which a ``Screen`` shows.
  associatedtype Drawing

  /// Handles the events since the last turn, and advances to `now`.
  mutating func turn(_ events: [InputEvent], until now: Microseconds) -> LoopTurn
  /// Draws a frame of a window of `size` logical pixels.
  ///
  /// Without `animated`, only the items that follow a pointer have to be current.
  func draw(_ size: Size, animated: Bool) -> Drawing
  /// The dragged items, which follow their pointer outside of the window; `nil` while it is inside.
  var carried: CarriedDrawing? { get }
  mutating func receive(_ message: Message)
  func canOpen(_ path: String) -> Bool
  /// Opens a file that was dropped on the window.
  ///
  /// A drop is no input event, since it concerns the window and not the recorded state.
  mutating func open(_ path: String, at now: Microseconds)
  /// Handles a new scale of the window, before the events of its new size in logical pixels.
  mutating func scaleChanged()
  /// Receives the times of a frame that was shown; it must cause no other frame.
  mutating func note(_ frame: MeasuredFrame)
}

extension Program {
  package var carried: CarriedDrawing? { nil }
  package mutating func receive(_ message: Message) {}
  package func canOpen(_ path: String) -> Bool { false }
  package mutating func open(_ path: String, at now: Microseconds) {}
  package mutating func scaleChanged() {}
  package mutating func note(_ frame: MeasuredFrame) {}
}
