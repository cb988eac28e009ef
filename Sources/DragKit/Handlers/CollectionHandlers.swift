public import DragModel

/// The handlers of a collection view: reordering, parts of rows, drags, drops and spring loading.
public struct CollectionHandlers<Content>: Sendable {
  /// The handlers for reordering the view's own items.
  public var reorderingHandlers = ReorderingHandlers<Content>()
  /// Returns the accessories of a row, from its edges inwards; by default rows have none (E04).
  public var accessories:
    (@Sendable (_ content: Content, _ item: ItemID) -> [CellAccessory<Content>])?
  /// Returns the actions that a swipe from a row's end reveals; `nil` if the row has none (E16).
  public var trailingSwipeActionsConfigurationProvider:
    (@Sendable (_ content: Content, _ item: ItemID) -> SwipeActionsConfiguration<Content>?)?
  /// The delegate that provides the dragged items (L01); items with an `onDrag`, or for which
  /// ``ReorderingHandlers/canReorderItem`` returns `true`, can be lifted without it.
  public var dragDelegate: (any CollectionDragDelegate<Content>)?
  /// The delegate that handles drops; without it, the view accepts its own items at most.
  ///
  /// Without a ``dragDelegate`` but with a ``ReorderingHandlers/canReorderItem``, the view reorders its own
  /// items itself; this delegate handles all other drops.
  public var dropDelegate: (any CollectionDropDelegate<Content>)? {
    didSet { dropCalls = dropDelegate.map { DropCalls($0) } }
  }
  private var dropCalls: DropCalls<Content>?
  /// The types of payload that the view accepts; a drag with none of them is ignored.
  public var acceptedTypes: [ContentType] = [.text]
  /// Returns the place in the model to use instead of a proposed one (L25), such as the nearest legal
  /// place for the lifted item; without this handler, or if its place is invalid, the proposed one is used.
  public var targetPlaceForMoveOfItem:
    (@Sendable (_ content: Content, _ item: ItemID, _ proposed: InsertionPlace) -> InsertionPlace)?
  /// Whether items spring open under a drag that stays over them (L22); by default `false`.
  public var isSpringLoaded = false
  /// Returns whether an item springs open if ``isSpringLoaded`` is `true`; by default every item does.
  public var shouldSpringLoadItem: (@Sendable (_ content: Content, _ item: ItemID) -> Bool)?
  /// Opens an item during a drag, which then continues; without this handler, no item springs open.
  public var springLoadItem: (@Sendable (_ content: inout Content, _ item: ItemID) -> Void)?

  init() {}
}

/// The handlers for reordering the items of a collection view, like those of a
/// `UICollectionViewDiffableDataSource` (E07, E08).
public struct ReorderingHandlers<Content>: Sendable {
  /// Returns whether a view without drag delegate lifts an item without `onDrag`; by default it lifts none.
  public var canReorderItem: (@Sendable (_ content: Content, _ item: ItemID) -> Bool)?
  /// Is called for each dragged item before a drop within a view without drag delegate.
  public var willReorder: (@Sendable (_ content: inout Content, _ item: ItemID) -> Void)?
  /// Is called once after a drop within a view without drag delegate, with the orders before and after it.
  public var didReorder:
    (@Sendable (_ content: inout Content, _ transaction: ReorderTransaction) -> Void)?

  init() {}

  func lifted<Whole>(to part: PartOfContent<Whole, Content>) -> ReorderingHandlers<Whole> {
    var whole = ReorderingHandlers<Whole>()
    whole.canReorderItem = canReorderItem.map { part.reading($0) }
    whole.willReorder = willReorder.map { part.writing($0) }
    whole.didReorder = didReorder.map { part.writing($0) }
    return whole
  }
}

extension CollectionHandlers {
  var dropHandler: DropHandler<Content>? {
    let reorders = dragDelegate == nil && reorderingHandlers.canReorderItem != nil
    guard reorders || dropCalls != nil else { return nil }
    return DropHandler(
      types: acceptedTypes, dropCalls, reordering: reorders ? reorderingHandlers : nil)
  }

  var hasCells: Bool { accessories != nil || trailingSwipeActionsConfigurationProvider != nil }

  func lifted<Whole>(to part: PartOfContent<Whole, Content>) -> CollectionHandlers<Whole> {
    let path = part.path
    var whole = CollectionHandlers<Whole>()
    whole.reorderingHandlers = reorderingHandlers.lifted(to: part)
    if let accessories {
      whole.accessories = { content, item in
        accessories(content[keyPath: path], item).map { $0.lifted(to: part) }
      }
    }
    if let provider = trailingSwipeActionsConfigurationProvider {
      whole.trailingSwipeActionsConfigurationProvider = { content, item in
        provider(content[keyPath: path], item)?.lifted(to: part)
      }
    }
    whole.dragDelegate = dragDelegate.map { PartDragDelegate(delegate: $0, path: path) }
    whole.dropCalls = dropCalls?.lifted(to: part)
    whole.acceptedTypes = acceptedTypes
    whole.targetPlaceForMoveOfItem = targetPlaceForMoveOfItem.map { part.reading($0) }
    whole.isSpringLoaded = isSpringLoaded
    whole.shouldSpringLoadItem = shouldSpringLoadItem.map { part.reading($0) }
    whole.springLoadItem = springLoadItem.map { part.writing($0) }
    return whole
  }
}

extension CellAccessory {
  fileprivate func lifted<Whole>(to part: PartOfContent<Whole, Content>) -> CellAccessory<Whole> {
    CellAccessory<Whole>(
      style.kind, displayed: style.displayed, reservedLayoutWidth: style.width,
      action: action.map { part.writing($0) })
  }
}

extension SwipeActionsConfiguration {
  fileprivate func lifted<Whole>(
    to part: PartOfContent<Whole, Content>
  ) -> SwipeActionsConfiguration<Whole> {
    SwipeActionsConfiguration<Whole>(
      actions: actions.map { ContextualAction<Whole>($0.button, part.writing($0.handler)) },
      performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe)
  }
}
