public import DragModel

/// A delegate that provides the dragged items of a collection view, like `UICollectionViewDragDelegate`.
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
  /// The content that the delegate reads and changes.
  associatedtype Content

  /// Returns the items of a drag that lifts an item, usually the item alone.
  ///
  /// - Returns: The items. Repetitions are removed, and the lifted item is put first (R24). If empty, nothing
  ///   is lifted (L03).
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content: inout Content
  ) -> [DragItem]
  /// Returns the items to add when another pointer taps an undragged item of the view; by default none.
  func itemsForAdding(
    to session: DragSession, at item: ItemID, content: inout Content
  ) -> [DragItem]
  /// Returns the preview of a dragged or released item; by default `nil`, which shows the item itself.
  func dragPreview(for item: ItemID, content: Content) -> DragPreview?
  /// Is called when the drag has begun, before it enters any target.
  func dragSessionWillBegin(_ session: DragSession, content: inout Content)
  /// Is called once when the drag has ended, after the calls to drop delegates.
  func dragSessionDidEnd(_ session: DragSession, reason: DragEndReason, content: inout Content)
  /// Returns whether the dragged items may be moved, and not only copied; by default `true`.
  ///
  /// If it returns `false`, a proposal to move counts as one to cancel (L10).
  func dragSessionAllowsMoveOperation(_ session: DragSession, content: Content) -> Bool
}

extension CollectionDragDelegate {
  public func itemsForAdding(
    to session: DragSession, at item: ItemID, content: inout Content
  ) -> [DragItem] { [] }
  public func dragPreview(for item: ItemID, content: Content) -> DragPreview? { nil }
  public func dragSessionWillBegin(_ session: DragSession, content: inout Content) {}
  public func dragSessionDidEnd(
    _ session: DragSession, reason: DragEndReason, content: inout Content
  ) {}
  public func dragSessionAllowsMoveOperation(_ session: DragSession, content: Content) -> Bool {
    true
  }
}
