public import DragKit

/// Handlers that reorder the sections and items of a ``DiffableDataSource``, like UIKit's
/// `reorderingHandlers`.
///
/// ```swift
/// .collection("songs") { songs in
///   songs.reorderingHandlers(of: \.dataSource) { handlers in
///     handlers.canReorderItem = { playlist, song in !song.isPinned }
///     handlers.didReorder = { playlist, transaction in
///       playlist.save(transaction.finalSnapshot.itemIdentifiers)
///     }
///   }
/// }
/// ```
///
/// ``acceptsItem``, ``willReorder`` and ``didReorder`` are used only in a view that has a
/// ``canReorderItem`` and no `dragDelegate`.
///
/// Swift 6.0 requires `@Sendable` before the closures' parameters; later compilers infer it.
public struct DiffableReorderingHandlers<
  Content, Section: Hashable & Sendable, Item: Hashable & Sendable
>: Sendable {
  /// The result of a reorder, in the data source's sections and items.
  public typealias Transaction = DataSourceTransaction<Section, Item>

  /// Returns whether the user can lift an item to reorder it; `false` without this handler.
  ///
  /// The handler is used only in a view without a `dragDelegate`, and for items without `onDrag`.
  public var canReorderItem: (@Sendable (_ content: Content, _ item: Item) -> Bool)?
  /// Returns whether an item of another view can move into this one; `false` without this handler.
  public var acceptsItem: (@Sendable (_ content: Content, _ item: Item) -> Bool)?
  /// Called for each dragged item of the data source, before a drop moves it in or into the view.
  public var willReorder: (@Sendable (_ content: inout Content, _ item: Item) -> Void)?
  /// Called once after a drop has moved items within or into the view, with the result.
  public var didReorder: (@Sendable (_ content: inout Content, _ transaction: Transaction) -> Void)?
}

extension CollectionHandlers {
  /// Sets the view's `reorderingHandlers` to handlers for the sections and items of a data source.
  ///
  /// A handler that `describe` does not set stays as it was.
  /// ``DiffableReorderingHandlers/canReorderItem`` and ``DiffableReorderingHandlers/acceptsItem``,
  /// if set, reject items that are not in the data source.
  ///
  /// - Parameters:
  ///   - dataSource: The path from the content to the data source.
  ///   - describe: A closure that sets the handlers.
  public mutating func reorderingHandlers<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of dataSource: any WritableKeyPath<Content, DiffableDataSource<Section, Item>> & Sendable,
    _ describe: (inout DiffableReorderingHandlers<Content, Section, Item>) -> Void
  ) {
    var handlers = DiffableReorderingHandlers<Content, Section, Item>()
    describe(&handlers)
    let own = { @Sendable (content: Content, item: ItemID) in
      content[keyPath: dataSource].itemIdentifier(for: item)
    }
    if let can = handlers.canReorderItem {
      reorderingHandlers.canReorderItem = { @Sendable content, item in
        own(content, item).map { can(content, $0) } ?? false
      }
    }
    if let accepts = handlers.acceptsItem {
      reorderingHandlers.acceptsItem = { @Sendable content, item in
        own(content, item).map { accepts(content, $0) } ?? false
      }
    }
    if let will = handlers.willReorder {
      reorderingHandlers.willReorder = { @Sendable content, item in
        if let item = own(content, item) { will(&content, item) }
      }
    }
    if let did = handlers.didReorder {
      reorderingHandlers.didReorder = { @Sendable content, transaction in
        did(&content, content[keyPath: dataSource].transaction(transaction))
      }
    }
  }
}
