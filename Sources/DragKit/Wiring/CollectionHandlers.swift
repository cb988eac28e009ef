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
  private(set) var drop: DropHandler<Content>?

  init() {}

  /// Lets things be dropped on the collection view; without a delegate, its own items change places
  /// as its ``reorderingHandlers`` say.
  ///
  /// - Parameters:
  ///   - types: A payload that has none of these types never comes near it.
  ///   - delegate: Is told of the drag, with ``DropInfo/destination``.
  public mutating func onDrop<Delegate: DropDelegate<Content>>(
    of types: [ContentType], delegate: Delegate
  ) {
    drop = DropHandler(types: types, delegate: delegate)
  }
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
  /// The same handlers for a content of which this one is a part.
  func lifted<Whole>(along path: SendablePath<Whole, Content>) -> CollectionHandlers<Whole> {
    var whole = CollectionHandlers<Whole>()
    whole.drop = drop?.lifted(along: path)
    let handlers = reorderingHandlers
    if let can = handlers.canReorderItem {
      whole.reorderingHandlers.canReorderItem = { can($0[keyPath: path], $1) }
    }
    if let will = handlers.willReorder {
      whole.reorderingHandlers.willReorder = { will(&$0[keyPath: path], $1) }
    }
    if let did = handlers.didReorder {
      whole.reorderingHandlers.didReorder = { did(&$0[keyPath: path], $1) }
    }
    liftCells(to: &whole, along: path)
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

extension CollectionHandlers where Content: InteractiveContent {
  /// What it does when something is dropped on it.
  var dropHandler: DropHandler<Content>? {
    guard drop == nil, reorderingHandlers.canReorderItem != nil else { return drop }
    return DropHandler(
      types: [.text], delegate: ReorderingDropDelegate(handlers: reorderingHandlers))
  }
}

/// Lets the items of a collection view change places.
struct ReorderingDropDelegate<Content: InteractiveContent>: DropDelegate {
  let handlers: ReorderingHandlers<Content>

  func validateDrop(info: DropInfo, content: inout Content) -> Bool { info.hasActiveDrag }

  func dropUpdated(info: DropInfo, content: inout Content) -> DropProposal? {
    DropProposal(operation: .move, intent: .insertAtDestination)
  }

  func performDrop(info: DropInfo, content: inout Content) -> Bool {
    guard let item = info.item, let place = info.destination?.place else { return false }
    let before = content.model
    handlers.willReorder?(&content, item)
    content.model.move([item], to: place)
    handlers.didReorder?(&content, ReorderTransaction(from: before, to: content.model))
    return true
  }
}
