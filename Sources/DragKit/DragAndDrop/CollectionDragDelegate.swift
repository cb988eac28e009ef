/// A delegate that provides a collection view's dragged items, like `UICollectionViewDragDelegate`.
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

  /// Returns the dragged items for a drag that lifts an item; usually that item alone.
  ///
  /// - Returns: The items; if empty, nothing is lifted (L03). Of several with the same
  ///   ``DragItem/localObject``, only the first is kept. The engine sorts them by their rows on
  ///   screen; items without a row come last (R24).
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content: inout Content
  ) -> [DragItem]
  /// Returns the items that a tap of another pointer on an item adds to the drag; by default none.
  ///
  /// The drag began in this view. The added items land after those that are already dragged (R24).
  /// The method is not called for an item that is already dragged.
  func itemsForAdding(
    to session: DragSession, at item: ItemID, content: inout Content
  ) -> [DragItem]
  /// Returns the preview of an item that is dragged, or released and moving; by default `nil`.
  ///
  /// If `nil`, the item itself is drawn. The method is called for each frame, so it must be fast.
  func dragPreview(for item: ItemID, content: Content) -> DragPreview?
  /// Called when the drag has begun, before it enters any target.
  func dragSessionWillBegin(_ session: DragSession, content: inout Content)
  /// Called once when the drag has ended, after the calls to drop delegates.
  func dragSessionDidEnd(_ session: DragSession, reason: DragEndReason, content: inout Content)
  /// Returns whether a drop may move the dragged items; by default `true`.
  ///
  /// If `false`, a proposal of `DropOperation.move` counts as `DropOperation.cancel` (L10): no gap
  /// opens, no badge is shown, and on a release the items return. This applies over every target,
  /// including this view. Proposals to copy or link need no permission.
  ///
  /// The method is called at every motion over a target that proposes a move, so it must be fast.
  func dragSessionAllowsMoveOperation(_ session: DragSession, content: Content) -> Bool
  /// Returns the operations that other programs may perform on the items; by default only `copy`.
  ///
  /// If the array is empty, the drag stays in this program. If it has `move`, the content must
  /// remove items that were moved (``DragSession/externalOperation``). A move is offered only while
  /// Shift is held, or if the other program refuses a copy (under X11).
  func operationsOutside(_ session: DragSession, content: Content) -> [DropOperation]
  /// Returns the payloads for other programs; by default those of the dragged items.
  ///
  /// Called when a drag begins, and when items are added. An item that stands for several files,
  /// such as a group, has several payloads. If the array is empty, the drag stays in this program.
  func itemProvidersOutside(_ session: DragSession, content: Content) -> [ItemProvider]
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
  public func operationsOutside(_ session: DragSession, content: Content) -> [DropOperation] {
    [.copy]
  }
  public func itemProvidersOutside(_ session: DragSession, content: Content) -> [ItemProvider] {
    session.items.map(\.itemProvider)
  }
}

/// The preview that is drawn for a dragged item, instead of the item itself.
public struct DragPreview: Hashable, Sendable {
  /// The size of the preview, whose centre is that of the dragged item.
  public var size: Size
  /// The radius of the corners of the preview and of its shadow.
  public var cornerRadius: Length
  /// Whether the preview is drawn as a row of a list.
  ///
  /// A row is opaque because it covers text, and is scaled by at most ``Tuning/rowLiftScale``.
  public var isRow: Bool

  /// Creates a preview, which the app draws.
  public init(size: Size, cornerRadius: Length, isRow: Bool = false) {
    (self.size, self.cornerRadius, self.isRow) = (size, cornerRadius, isRow)
  }
}
