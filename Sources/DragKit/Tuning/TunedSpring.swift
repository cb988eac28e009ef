public import DragGeometry

/// A spring of ``Tuning``, and what it moves.
public enum TunedSpring: Int, Hashable, Sendable, CaseIterable {
  /// Lifted items, previews that become compact, and removed items (``Tuning/liftSpring``).
  case lift
  /// Items that make room (``Tuning/gapSpring``).
  case gap
  /// Dropped items (``Tuning/dropSpring``).
  case drop
  /// Items that return (``Tuning/cancelSpring``).
  case cancel
  /// Items that a touch has released (``Tuning/glideSpring``).
  case glide

  /// Returns the spring of a tuning.
  public func spring(_ tuning: Tuning) -> Spring {
    switch self {
    case .lift: tuning.liftSpring
    case .gap: tuning.gapSpring
    case .drop: tuning.dropSpring
    case .cancel: tuning.cancelSpring
    case .glide: tuning.glideSpring
    }
  }
}
