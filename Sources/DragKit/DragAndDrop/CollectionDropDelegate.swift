/// A delegate that handles drops on a collection view, like `UICollectionViewDropDelegate`.
///
/// The order of calls is: `canHandle` when a drag of an accepted type reaches the view; if that
/// returns `true`, `dropSessionDidEnter`, then `dropSessionDidUpdate`, again at every motion, and
/// at last either `dropSessionDidExit`, when the drag leaves or is not dropped, or `performDrop`.
/// After the trace's `dragEnded`, `dropSessionDidEnd` is called for each view that was entered and
/// is still on the stage, in the order of entry. An `inout` content may be changed.
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
  /// Is called when the drag has entered the view.
  func dropSessionDidEnter(_ session: DropSession, content: inout Content)
  /// Returns the effect of a drop at the location of the session; by default a move into the gap.
  ///
  /// It is called at every motion, so it must be fast (L07). The `destination` is `nil` in a section without
  /// containers.
  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?, content: inout Content
  ) -> DropProposal
  /// Returns whether the dragged items can be inserted into an item, and not only beside it; by
  /// default `false`.
  ///
  /// The middle half of such an item's row is for insertion into it: in a single column, the gap
  /// passes the row when the pointer reaches the row's far quarter (R16).
  func canInsert(_ session: DropSession, into item: ItemID, content: Content) -> Bool
  /// Is called when the drag has left the view, or ends over it without a call of `performDrop`.
  func dropSessionDidExit(_ session: DropSession, content: inout Content)
  /// Is called once when a drag that entered the view has ended.
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
