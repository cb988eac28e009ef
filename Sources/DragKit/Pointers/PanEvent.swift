public import DragGeometry

/// What a finger that scrolls or swipes did since the step before, or what the wheel did.
public struct PanEvent: Hashable, Sendable {
  /// What happened.
  public let phase: Phase
  /// How far it went, in logical pixels; content goes the same way.
  public let way: Vector
  /// How fast the finger is, in logical pixels a second.
  public let velocity: Vector

  /// What can happen.
  public enum Phase: Hashable, Sendable {
    /// A finger began to scroll or swipe.
    case began
    /// It moved.
    case moved
    /// It went up.
    case ended
    /// It was taken away.
    case cancelled
    /// The wheel turned.
    case turned
  }
}

/// The two ways of moving what lies under a finger.
enum PanKind: String, Hashable, Sendable {
  /// Along the axis of the list.
  case scroll
  /// Across it.
  case swipe
}
