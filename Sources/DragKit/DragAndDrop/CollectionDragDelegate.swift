public import DragModel

/// What a collection view lets be dragged, with the calls of `UICollectionViewDragDelegate`.
///
/// ```swift
/// struct LessonDragDelegate: CollectionDragDelegate {
///   func itemsForBeginning(
///     _ session: DragSession, at item: ItemID, content: inout Lessons
///   ) -> [DragItem] {
///     [DragItem(itemProvider: ItemProvider(text: content.name(of: item)), localObject: item)]
///   }
/// }
/// ```
public protocol CollectionDragDelegate<Content>: Sendable {
  /// What the calls may change.
  associatedtype Content

  /// Says what is dragged when an item is lifted: usually the item alone.
  ///
  /// - Returns: What the drag carries, what was lifted first; without anything, the item cannot be
  ///   lifted (L03).
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content: inout Content
  ) -> [DragItem]
  /// Says what comes to a drag that runs when another item is tapped. Without it, nothing does.
  func itemsForAdding(
    to session: DragSession, at item: ItemID, content: inout Content
  ) -> [DragItem]
  /// Makes what is seen of an item in the air. Without it, that is the item itself.
  func dragPreview(for item: ItemID, content: Content) -> DragPreview?
  /// The drag is about to begin: everything still stands where it stood.
  func dragSessionWillBegin(_ session: DragSession, content: inout Content)
  /// The drag has ended, once for every lift and whatever the reason.
  func dragSessionDidEnd(
    _ session: DragSession, reason: DragEndReason, content: inout Content)
  /// Says whether what is dragged may be moved, and not only copied. Without it, it may; where it may
  /// not, a proposal to move counts as one to cancel (L10).
  func dragSessionAllowsMoveOperation(_ session: DragSession, content: Content) -> Bool
}

extension CollectionDragDelegate {
  /// Adds nothing.
  public func itemsForAdding(
    to session: DragSession, at item: ItemID, content: inout Content
  ) -> [DragItem] { [] }
  /// Leaves it to the item itself.
  public func dragPreview(for item: ItemID, content: Content) -> DragPreview? { nil }
  /// Does nothing.
  public func dragSessionWillBegin(_ session: DragSession, content: inout Content) {}
  /// Does nothing.
  public func dragSessionDidEnd(
    _ session: DragSession, reason: DragEndReason, content: inout Content
  ) {}
  /// Allows it.
  public func dragSessionAllowsMoveOperation(_ session: DragSession, content: Content) -> Bool {
    true
  }
}
