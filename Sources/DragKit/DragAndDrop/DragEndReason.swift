/// The reason for the end of a drag; every drag ends exactly once, with one of these.
public enum DragEndReason: String, Hashable, Sendable, CaseIterable {
  /// The target accepted the drop. The target can be another program
  /// (``DragSession/externalOperation``).
  case dropped
  /// The drag was cancelled, by the user or by an action of a row.
  ///
  /// The user cancels a drag by one of these:
  ///
  /// - Escape
  /// - a finger's release over the cancel strip of the `Stage`
  /// - a release over a target that proposes `DropOperation.cancel`
  /// - a finger's release that opens a context menu
  /// - a press of a pointer during a drag by keyboard
  ///
  /// An action of a row cancels the drag if it removes the lifted item from the model.
  case cancelled
  /// The items were released over a target that proposed `forbidden`, or whose drop failed.
  case refused
  /// The items were released over no target, or a drag from another program left the window.
  case outside
  /// The drag could not continue, for a reason that is not the user's decision.
  ///
  /// The reason is one of these:
  ///
  /// - The pointer's release was not reported.
  /// - The window lost the focus, or was hidden.
  /// - The page of the `Stage` changed.
  /// - The lifted item left the layout.
  /// - A handler ended the transaction of the drag in the model.
  case interrupted
}
