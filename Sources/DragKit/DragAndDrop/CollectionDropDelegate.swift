/// A delegate that handles drops on a collection view, like `UICollectionViewDropDelegate`.
///
/// When a drag of an accepted type reaches the view, `canHandle` is called. If it returns `true`,
/// `dropSessionDidEnter` and `dropSessionDidUpdate` follow. `dropSessionDidUpdate` is called again
/// at every motion. A release that drops calls `performDrop`. If the drag leaves the view or ends
/// without a drop, `dropSessionDidExit` is called instead.
///
/// After `dragEnded` in the trace, `dropSessionDidEnd` is called for each entered view that the
/// `Stage` still has, in the order of entry. A method with `inout` content can change the content.
///
/// ```swift
/// struct LessonDropDelegate: CollectionDropDelegate {
///   func performDrop(with coordinator: inout DropCoordinator, content: inout Lessons) {
///     guard let place = coordinator.destination?.place, let item = coordinator.items.first
///     else { return coordinator.fail("there is no destination") }
///     coordinator.drop(item.dragItem, toItemAt: place)
///     content.model.move(coordinator.items.compactMap(\.dragItem.localObject), to: place)
///   }
/// }
/// ```
public protocol CollectionDropDelegate<Content>: Sendable {
  /// The content that the delegate reads and changes.
  associatedtype Content

  /// Returns whether the view accepts the drag; by default `true`.
  func canHandle(_ session: DropSession, content: inout Content) -> Bool
  /// Called when the drag has entered the view.
  func dropSessionDidEnter(_ session: DropSession, content: inout Content)
  /// Returns the effect of a drop at the session's location; by default a move to `destination`.
  ///
  /// The method is called at every motion, so it must be fast (L07). `destination` is `nil` if the
  /// section at the location has no container.
  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?, content: inout Content
  ) -> DropProposal
  /// Returns whether the dragged items can be inserted into an item; by default `false`.
  ///
  /// If `true`, the pointer decides on which side of the item the gap opens: before it up to the
  /// first quarter of the row or tile, and after it from the last quarter (R16). No gap is open
  /// while the intent of the ``DropProposal`` is to insert into the item.
  func canInsert(_ session: DropSession, into item: ItemID, content: Content) -> Bool
  /// Called when the drag has left the view, or ends over it without a call of `performDrop`.
  func dropSessionDidExit(_ session: DropSession, content: inout Content)
  /// Called once when a drag that entered the view has ended, if the `Stage` still has the view.
  func dropSessionDidEnd(_ session: DropSession, content: inout Content)
  /// Performs the drop by changing the content; only called for a proposal to move, copy or link.
  func performDrop(with coordinator: inout DropCoordinator, content: inout Content)
}

extension CollectionDropDelegate {
  public func canHandle(_ session: DropSession, content: inout Content) -> Bool { true }
  public func dropSessionDidEnter(_ session: DropSession, content: inout Content) {}
  public func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?, content: inout Content
  ) -> DropProposal {
    DropProposal(operation: .move, intent: .insertAtDestination)
  }
  public func canInsert(_ session: DropSession, into item: ItemID, content: Content) -> Bool {
    false
  }
  public func dropSessionDidExit(_ session: DropSession, content: inout Content) {}
  public func dropSessionDidEnd(_ session: DropSession, content: inout Content) {}
}
