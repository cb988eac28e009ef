package import DragEvents
package import DragGeometry

/// The results of a turn of a program's loop.
///
/// They are one value: what makes them can be large, and asking it for a property would copy it.
package struct LoopTurn: Sendable {
  package let requests: [Request]
  /// The greatest change of the frame that the events can have caused; `nil` for none.
  package let change: FrameChange?
  /// The next time at which a turn without events changes something; `nil` if none does.
  package let nextWake: Microseconds?
  /// Whether the program ends.
  package let isFinished: Bool

  package init(
    _ requests: [Request], change: FrameChange?, nextWake: Microseconds?, isFinished: Bool = false
  ) {
    (self.requests, self.change) = (requests, change)
    (self.nextWake, self.isFinished) = (nextWake, isFinished)
  }
}

/// The part of a frame that can have changed since the last one.
package enum FrameChange: Comparable, Sendable {
  /// Only what moves by itself.
  case animation
  /// Also the items that follow a pointer, but not what they are dragged over.
  case carried
  /// Anything.
  case content
}
