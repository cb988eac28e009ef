public import DragGeometry

/// An event of scrolling or swiping, by a pointer, the wheel or a key.
public struct PanEvent: Hashable, Sendable {
  /// The phase of the gesture.
  public let phase: Phase
  /// The translation since the previous event, in points.
  ///
  /// For a pointer, it is the pointer's translation; in the first event, it is the part of the
  /// translation from the press that is beyond the slop, along each axis. For the wheel and keys, it is
  /// the translation of the content.
  public let translation: Vector
  /// The velocity of the pointer, in points per second; zero for the wheel and for keys.
  public let velocity: Vector

  /// The phase of a gesture that scrolls or swipes.
  public enum Phase: Hashable, Sendable {
    /// The pointer exceeded the slop (``Tuning/touchSlop``, ``Tuning/mouseSlop``).
    case began
    /// The pointer moved.
    case moved
    /// The pointer went up.
    case ended
    /// The gesture was cancelled: its release was lost, or another page is shown.
    case cancelled
    /// The wheel turned, or a key scrolled the focused control.
    case turned
  }
}
