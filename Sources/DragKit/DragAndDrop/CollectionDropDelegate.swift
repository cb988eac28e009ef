/// What a collection view takes, with the calls of `UICollectionViewDropDelegate`.
///
/// The calls come in this order: `canHandle` when a drag comes over the view; then, if it can,
/// `dropSessionDidEnter` once, `dropSessionDidUpdate` at every motion, and either
/// `dropSessionDidExit` when the drag leaves or `performDrop` when it is released; at last
/// `dropSessionDidEnd`, once for every view that was entered, in that order and after the trace's
/// `dragEnded`. `content` is what they may change; the engine reads it anew after each call.
///
/// ```swift
/// struct LessonDropDelegate: CollectionDropDelegate {
///   func performDrop(with coordinator: inout DropCoordinator, content: inout Lessons) {
///     guard let place = coordinator.destination?.place, let item = coordinator.items.first
///     else { return coordinator.fail("there is no destination") }
///     coordinator.drop(item.dragItem, toItemAt: place)
///     content.model.move(coordinator.session.localObjects, to: place)
///   }
/// }
/// ```
public protocol CollectionDropDelegate<Content>: Sendable {
  /// What the calls may change.
  associatedtype Content

  /// Says whether the view takes what is dragged. Without it, it does.
  func canHandle(_ session: DropSession, content: inout Content) -> Bool
  /// The drag came over the view.
  func dropSessionDidEnter(_ session: DropSession, content: inout Content)
  /// The drag moved over the view, which is asked what a drop would do; it is called often and must
  /// be quick (L07). Without it, a move into the gap.
  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?, content: inout Content
  ) -> DropProposal
  /// Says whether what is dragged could go into an item, and not only beside it. Without it, it could
  /// not.
  ///
  /// Where it could, the middle half of the item's row is for that: the gap passes the row only when
  /// the pointer has come to its far quarter (R16).
  func canInsert(_ session: DropSession, into item: ItemID, content: Content) -> Bool
  /// The drag left the view without a drop.
  func dropSessionDidExit(_ session: DropSession, content: inout Content)
  /// The drag has ended, here or elsewhere.
  func dropSessionDidEnd(_ session: DropSession, content: inout Content)
  /// The drag was released over the view: the data are to be changed now.
  func performDrop(with coordinator: inout DropCoordinator, content: inout Content)
}

extension CollectionDropDelegate {
  /// Takes everything.
  public func canHandle(_ session: DropSession, content: inout Content) -> Bool { true }
  /// Does nothing.
  public func dropSessionDidEnter(_ session: DropSession, content: inout Content) {}
  /// A move into the gap.
  public func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?, content: inout Content
  ) -> DropProposal {
    DropProposal(operation: .move, intent: .insertAtDestination)
  }
  /// Lets nothing go into an item.
  public func canInsert(_ session: DropSession, into item: ItemID, content: Content) -> Bool {
    false
  }
  /// Does nothing.
  public func dropSessionDidExit(_ session: DropSession, content: inout Content) {}
  /// Does nothing.
  public func dropSessionDidEnd(_ session: DropSession, content: inout Content) {}
}
