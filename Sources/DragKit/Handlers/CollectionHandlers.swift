/// The handlers of a collection view: reordering, row controls, drags, drops and spring loading.
public struct CollectionHandlers<Content>: Sendable {
  /// The handlers for reordering the view's items, and for moving items of other views into it.
  public var reorderingHandlers = ReorderingHandlers<Content>()
  /// Returns the accessories of a row; by default rows have none (E04).
  ///
  /// The accessories at the same edge of the row are placed in this order, from that edge inwards.
  public var accessories:
    (@Sendable (_ content: Content, _ item: ItemID) -> [RowAccessory<Content>])?
  /// Returns the actions that a swipe from a row's leading edge uncovers; `nil` for none.
  ///
  /// The row then moves towards its trailing edge: right, or left in a right-to-left view.
  public var leadingSwipeActionsConfigurationProvider:
    (@Sendable (_ content: Content, _ item: ItemID) -> SwipeActionsConfiguration<Content>?)?
  /// Returns the actions that a swipe from a row's trailing edge uncovers; `nil` for none (E16).
  public var trailingSwipeActionsConfigurationProvider:
    (@Sendable (_ content: Content, _ item: ItemID) -> SwipeActionsConfiguration<Content>?)?
  /// The delegate that provides the dragged items (L01).
  ///
  /// Without a delegate, an item can be lifted if it has an `onDrag` handler, or if
  /// ``ReorderingHandlers/canReorderItem`` returns `true` for it. In handlers added with
  /// ``HandlerRegistry/part(_:_:)-(ContentPart,_)``, this property is `nil`, although the delegate is called.
  public var dragDelegate: (any CollectionDragDelegate<Content>)? {
    didSet { drag = dragDelegate.map { DragHandler($0) } }
  }
  private(set) var drag: DragHandler<Content>?
  /// The delegate that handles drops.
  ///
  /// A view with ``ReorderingHandlers/canReorderItem`` and no ``dragDelegate`` reorders its items
  /// itself, and with ``ReorderingHandlers/acceptsItem`` also moves items of other views. The
  /// delegate handles only the other drags; without it, the view refuses them. In handlers added
  /// with ``HandlerRegistry/part(_:_:)-(ContentPart,_)``, this property is `nil`, too.
  public var dropDelegate: (any CollectionDropDelegate<Content>)? {
    didSet { drop = dropDelegate.map { DropHandler.Delegate($0) } }
  }
  private var drop: DropHandler<Content>.Delegate?
  /// The types of payload that the view accepts; a drag with none of them is ignored.
  public var acceptedTypes: [ContentType] = [.text]
  /// Returns the place at which to insert the lifted item, instead of a proposed place (L25).
  ///
  /// For example, it can return the nearest legal place. The proposed place is used without a
  /// handler, or if the returned place is not in the model or not shown by the view. During one
  /// event, the handler is called once for each proposed place, unless the layout changes.
  public var targetPlaceForMoveOfItem:
    (@Sendable (_ content: Content, _ item: ItemID, _ proposed: InsertionPlace) -> InsertionPlace)?
  /// Whether items spring open under a drag that stays over them (L22); by default `false`.
  public var isSpringLoaded = false
  /// Returns whether an item springs open if ``isSpringLoaded`` is `true`; by default all items do.
  public var shouldSpringLoadItem: (@Sendable (_ content: Content, _ item: ItemID) -> Bool)?
  /// Opens an item during a drag, which then continues; without this handler, no item springs open.
  public var springLoadItem: (@Sendable (_ content: inout Content, _ item: ItemID) -> Void)?
  /// Selects the items that a selection band touches; the mouse draws the band.
  ///
  /// Without this handler, the mouse draws no band.
  public var selectionBand:
    (@Sendable (_ content: inout Content, _ event: SelectionBandEvent) -> Void)?
  /// Magnifies the items, by two fingers or by the wheel with Control held.
  ///
  /// Without this handler, a second finger scrolls as well, and so does the wheel with Control.
  public var magnify: (@Sendable (_ content: inout Content, _ event: MagnifyEvent) -> Void)?
}

/// The handlers for reordering the items of a collection view, like those of a
/// `UICollectionViewDiffableDataSource` (E07, E08).
///
/// With ``acceptsItem``, items also move between collection views without a delegate:
///
/// ```swift
/// for column in ["to-do", "doing", "done"] as [ContainerID] {
///   registry = registry.collection(column) { list in
///     list.reorderingHandlers.canReorderItem = { _, _ in true }
///     list.reorderingHandlers.acceptsItem = { _, _ in true }
///   }
/// }
/// ```
///
/// If a view has a ``CollectionHandlers/dragDelegate``, none of its reordering handlers is called.
public struct ReorderingHandlers<Content>: Sendable {
  /// Returns whether an item can be lifted for reordering; by default, no item can.
  ///
  /// An item with an `onDrag` handler can be lifted without this handler.
  public var canReorderItem: (@Sendable (_ content: Content, _ item: ItemID) -> Bool)?
  /// Returns whether an item of another collection view can move into this one; by default none.
  ///
  /// It is called for each dragged item when the drag enters the view, which moves the items only
  /// if all are accepted. It is not called without ``canReorderItem``.
  ///
  /// A ``CollectionHandlers/dropDelegate``, if any, handles a drag from a view that does not
  /// reorder its own items (such as one with a ``CollectionHandlers/dragDelegate``), and a drag
  /// with an item that has no ``DragItem/localObject``.
  public var acceptsItem: (@Sendable (_ content: Content, _ item: ItemID) -> Bool)?
  /// Called for each dragged item before a drop moves it within the view or into the view.
  public var willReorder: (@Sendable (_ content: inout Content, _ item: ItemID) -> Void)?
  /// Called once after a drop has moved items within the view or into the view.
  ///
  /// The transaction has the orders before and after the move, in all containers. This handler is
  /// not called for the view that the items have left.
  public var didReorder:
    (@Sendable (_ content: inout Content, _ transaction: ReorderTransaction) -> Void)?

  func adapted<Whole>(to part: some ContentPart<Whole, Content>) -> ReorderingHandlers<Whole> {
    var whole = ReorderingHandlers<Whole>()
    whole.canReorderItem = canReorderItem.map(part.reading)
    whole.acceptsItem = acceptsItem.map(part.reading)
    whole.willReorder = willReorder.map(part.writing)
    whole.didReorder = didReorder.map(part.writing)
    return whole
  }
}

extension CollectionHandlers {
  package var hasDragDelegate: Bool { drag != nil }

  /// Whether the view reorders its items itself.
  var reorders: Bool { drag == nil && reorderingHandlers.canReorderItem != nil }

  var dropHandler: DropHandler<Content>? {
    guard reorders || drop != nil else { return nil }
    return DropHandler(
      types: acceptedTypes, drop, reordering: reorders ? reorderingHandlers : nil)
  }

  var hasRowControls: Bool {
    accessories != nil || trailingSwipeActionsConfigurationProvider != nil
      || leadingSwipeActionsConfigurationProvider != nil
  }

  func adapted<Whole>(to part: some ContentPart<Whole, Content>) -> CollectionHandlers<Whole> {
    var whole = CollectionHandlers<Whole>()
    whole.reorderingHandlers = reorderingHandlers.adapted(to: part)
    whole.accessories = accessories.map { accessories in
      part.reading { accessories($0, $1).map { $0.adapted(to: part) } }
    }
    let (leading, trailing) = (
      leadingSwipeActionsConfigurationProvider, trailingSwipeActionsConfigurationProvider
    )
    whole.leadingSwipeActionsConfigurationProvider = leading.map { provider in
      part.reading { provider($0, $1)?.adapted(to: part) }
    }
    whole.trailingSwipeActionsConfigurationProvider = trailing.map { provider in
      part.reading { provider($0, $1)?.adapted(to: part) }
    }
    // The delegates remain `nil`: their content is the part. These are their functions.
    whole.drag = drag?.adapted(to: part)
    whole.drop = drop?.adapted(to: part)
    whole.acceptedTypes = acceptedTypes
    whole.targetPlaceForMoveOfItem = targetPlaceForMoveOfItem.map(part.reading)
    whole.isSpringLoaded = isSpringLoaded
    whole.shouldSpringLoadItem = shouldSpringLoadItem.map(part.reading)
    whole.springLoadItem = springLoadItem.map(part.writing)
    whole.selectionBand = selectionBand.map(part.writing)
    whole.magnify = magnify.map(part.writing)
    return whole
  }
}

extension RowAccessory {
  fileprivate func adapted<Whole>(to part: some ContentPart<Whole, Content>) -> RowAccessory<Whole>
  {
    RowAccessory<Whole>(style: style, action: action.map(part.writing))
  }
}

extension SwipeActionsConfiguration {
  fileprivate func adapted<Whole>(
    to part: some ContentPart<Whole, Content>
  ) -> SwipeActionsConfiguration<Whole> {
    SwipeActionsConfiguration<Whole>(
      actions: actions.map {
        ContextualAction<Whole>(button: $0.button, handler: part.writing($0.handler))
      },
      performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe)
  }
}
