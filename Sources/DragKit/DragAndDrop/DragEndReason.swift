/// The reason for the end of a drag.
///
/// Every drag ends exactly once, with one of these.
public enum DragEndReason: String, Hashable, Sendable, CaseIterable {
  /// The target accepted the drop.
  case dropped
  /// The user cancelled it, with Escape or over a target that proposes to cancel.
  case cancelled
  /// It was released over a target that forbade or refused it.
  case refused
  /// It was released outside of all targets.
  case outside
  /// The system cancelled the pointer, the window lost focus, or the item no longer exists.
  case interrupted
}
