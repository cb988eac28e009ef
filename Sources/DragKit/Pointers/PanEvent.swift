public import DragGeometry

/// A step of scrolling or swiping by a finger or the wheel.
public struct PanEvent: Hashable, Sendable {
  /// The phase of the gesture.
  public let phase: Phase
  /// The translation since the step before, in points; content moves by the same.
  public let translation: Vector
  /// The velocity of the finger, in points per second.
  public let velocity: Vector

  /// The phase of a gesture that scrolls or swipes.
  public enum Phase: Hashable, Sendable {
    /// A finger exceeded the slop.
    case began
    /// The finger moved.
    case moved
    /// The finger went up.
    case ended
    /// The system or a key cancelled the gesture.
    case cancelled
    /// The wheel turned.
    case turned
  }
}

/// The direction of a pan: along the axis on which a view scrolls, or across it.
enum PanKind: String, Hashable, Sendable {
  case scroll, swipe
}
