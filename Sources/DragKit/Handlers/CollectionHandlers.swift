public import DragModel

/// What a collection view does when its items are dragged within it, and when something is dropped on
/// it.
public struct CollectionHandlers<Content>: Sendable {
  /// Whether and how its items change places.
  public var reorderingHandlers = ReorderingHandlers<Content>()
  /// The accessories of a row, from its edges inwards; without it, rows have none (E04).
  public var accessories:
    (@Sendable (_ content: Content, _ item: ItemID) -> [CellAccessory<Content>])?
  /// What a swipe from the end of a row shows, where the layout is a list (E16).
  public var trailingSwipeActionsConfigurationProvider:
    (@Sendable (_ content: Content, _ item: ItemID) -> SwipeActionsConfiguration<Content>?)?
  /// Says what is dragged when an item is lifted; without it, the item is, where
  /// ``reorderingHandlers`` let it be moved (L01).
  public var dragDelegate: (any CollectionDragDelegate<Content>)?
  /// Says what a drop does.
  ///
  /// Without a ``dragDelegate``, the view's own items change places as its ``reorderingHandlers`` say,
  /// and this is for what comes from elsewhere.
  public var dropDelegate: (any CollectionDropDelegate<Content>)?
  /// What can be dropped on it: a payload that has none of these types never comes near it.
  public var acceptedTypes: [ContentType] = [.text]
  /// Says where an item goes that is dragged to a place, where it is not that place itself: a place
  /// that it may not go to snaps to the nearest that it may (L25).
  public var targetPlaceForMoveOfItem:
    (@Sendable (_ content: Content, _ item: ItemID, _ proposed: InsertionPlace) -> InsertionPlace)?
  /// Whether an item opens that a drag stays over (L22).
  public var isSpringLoaded = false
  /// Says whether an item springs open; without it, every one does.
  public var shouldSpringLoadItem: (@Sendable (_ content: Content, _ item: ItemID) -> Bool)?
  /// Opens an item that a drag has stayed over; the drag goes on.
  public var springLoadItem: (@Sendable (_ content: inout Content, _ item: ItemID) -> Void)?

  init() {}
}

/// Whether and how the items of a collection view change places, as the handlers of a
/// `UICollectionViewDiffableDataSource` say it (E07, E08).
public struct ReorderingHandlers<Content>: Sendable {
  /// Whether an item can be moved; without it, none can.
  public var canReorderItem: (@Sendable (_ content: Content, _ item: ItemID) -> Bool)?
  /// An item is about to be moved by a drop.
  public var willReorder: (@Sendable (_ content: inout Content, _ item: ItemID) -> Void)?
  /// An item has been moved by a drop: what stood where before it and after it.
  public var didReorder:
    (@Sendable (_ content: inout Content, _ transaction: ReorderTransaction) -> Void)?

  init() {}
}

extension CollectionHandlers {
  /// What it does when something is dropped on it.
  ///
  /// What the reordering handlers let be lifted is theirs when it is dropped; the delegate has the rest.
  var dropHandler: DropHandler<Content>? {
    if dragDelegate == nil, reorderingHandlers.canReorderItem != nil {
      return DropHandler(
        types: acceptedTypes, .reordering(reorderingHandlers, others: dropDelegate))
    }
    return dropDelegate.map { DropHandler(types: acceptedTypes, .collection($0)) }
  }

  /// The same handlers for a content of which this one is a part.
  func lifted<Whole>(along path: SendablePath<Whole, Content>) -> CollectionHandlers<Whole> {
    var whole = CollectionHandlers<Whole>()
    whole.acceptedTypes = acceptedTypes
    whole.reorderingHandlers = reorderingHandlers.lifted(along: path)
    if let dragDelegate {
      whole.dragDelegate = PartCollectionDragDelegate(part: dragDelegate, path: path)
    }
    if let dropDelegate {
      whole.dropDelegate = PartCollectionDropDelegate(part: dropDelegate, path: path)
    }
    if let targetPlaceForMoveOfItem {
      whole.targetPlaceForMoveOfItem = { targetPlaceForMoveOfItem($0[keyPath: path], $1, $2) }
    }
    liftCells(to: &whole, along: path)
    whole.isSpringLoaded = isSpringLoaded
    if let shouldSpringLoadItem {
      whole.shouldSpringLoadItem = { shouldSpringLoadItem($0[keyPath: path], $1) }
    }
    if let springLoadItem { whole.springLoadItem = { springLoadItem(&$0[keyPath: path], $1) } }
    return whole
  }
}

// Rows that have parts.
extension CollectionHandlers {
  /// `true` where rows can have accessories or be swiped.
  var hasCells: Bool { accessories != nil || trailingSwipeActionsConfigurationProvider != nil }

  private func liftCells<Whole>(
    to whole: inout CollectionHandlers<Whole>, along path: SendablePath<Whole, Content>
  ) {
    if let accessories {
      whole.accessories = { content, item in
        accessories(content[keyPath: path], item).map { $0.lifted(along: path) }
      }
    }
    if let provider = trailingSwipeActionsConfigurationProvider {
      whole.trailingSwipeActionsConfigurationProvider = { content, item in
        provider(content[keyPath: path], item)?.lifted(along: path)
      }
    }
  }
}

extension ReorderingHandlers {
  /// The same handlers for a content of which this one is a part.
  func lifted<Whole>(along path: SendablePath<Whole, Content>) -> ReorderingHandlers<Whole> {
    var whole = ReorderingHandlers<Whole>()
    if let canReorderItem { whole.canReorderItem = { canReorderItem($0[keyPath: path], $1) } }
    if let willReorder { whole.willReorder = { willReorder(&$0[keyPath: path], $1) } }
    if let didReorder { whole.didReorder = { didReorder(&$0[keyPath: path], $1) } }
    return whole
  }
}
