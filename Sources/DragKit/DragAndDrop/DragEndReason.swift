/// The reason for the end of a drag.
///
/// Every drag ends exactly once, with one of these.
public enum DragEndReason: String, Hashable, Sendable, CaseIterable {
  /// The target accepted the drop.
  case dropped
  /// The user cancelled it: by Escape, over the cancel strip or a target that proposes `cancel`, by
  /// a press in a drag by keyboard, by opening a menu, or by an action that removes the item.
  case cancelled
  /// The items were released over a target that proposed `forbidden`, or whose drop failed.
  case refused
  /// The items were released outside of all targets that accept the drag.
  case outside
  /// The pointer was lost or cancelled, the window lost focus, or the lifted item left the layout.
  case interrupted
}
