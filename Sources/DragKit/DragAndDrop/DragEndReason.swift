/// The reason for the end of a drag; every drag ends exactly once, with one of these.
public enum DragEndReason: String, Hashable, Sendable, CaseIterable {
  /// The target, or another program (``DragSession/externalOperation``), accepted the drop.
  case dropped
  /// The user cancelled the drag, or an action of a row removed the lifted item from the model.
  ///
  /// The user cancels a drag by Escape, by a finger's release over the cancel strip of the `Stage`
  /// or one that opens a context menu, by a release over a target that proposes
  /// `DropOperation.cancel`, or by a press of a pointer during a drag by keyboard.
  case cancelled
  /// The items were released over a target that proposed `forbidden`, or whose drop failed.
  case refused
  /// The items were released over no target, or a drag from another program left the window.
  case outside
  /// The drag could not continue, for a reason that is not the user's decision.
  ///
  /// The pointer's release was not reported, the window lost the focus or was hidden, the page of
  /// the `Stage` changed, the lifted item left the layout, or a handler ended the transaction of
  /// the drag in the model.
  case interrupted
}
