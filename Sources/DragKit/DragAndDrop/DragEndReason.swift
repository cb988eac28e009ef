/// The reason for the end of a drag.
///
/// Every drag ends exactly once, with one of these.
public enum DragEndReason: String, Hashable, Sendable, CaseIterable {
  /// The target accepted the drop.
  case dropped
  /// The user cancelled the drag: by Escape, by a finger's release over the cancel strip, by a release
  /// over a target that proposes `cancel`, by a release that opens a menu, or by a press during a drag
  /// by keyboard; or a row's action removed the lifted item.
  case cancelled
  /// The items were released over a target that proposed `forbidden`, or whose drop failed.
  case refused
  /// The items were released outside of all targets that accept the drag.
  case outside
  /// The release was lost, the window lost the focus or was hidden, the page changed, the lifted
  /// item left the layout, or a handler ended the transaction of the drag.
  case interrupted
}
