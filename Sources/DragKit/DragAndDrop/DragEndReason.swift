/// Why a drag ended.
///
/// Every drag ends exactly once, with one of these.
public enum DragEndReason: String, Hashable, Sendable, CaseIterable {
  /// It was dropped, and the target took it.
  case dropped
  /// The user called it off, with Escape or over a target that says cancel.
  case cancelled
  /// It was released over a target that forbids it or did not take it.
  case refused
  /// It was released where no target is.
  case outside
  /// The system took the pointer or the window away, or the item is gone.
  case interrupted
}
