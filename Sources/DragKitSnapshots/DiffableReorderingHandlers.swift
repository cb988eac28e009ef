public import DragKit

/// The reordering handlers of a ``DiffableDataSource``, in its own sections and items, like UIKit's
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
/// Swift 6.0 requires `@Sendable` before the closures' parameters; later compilers infer it.
public struct DiffableReorderingHandlers<
  Content, Section: Hashable & Sendable, Item: Hashable & Sendable
>: Sendable {
  /// The result of a reorder, in the data source's sections and items.
  public typealias Transaction = DataSourceTransaction<Section, Item>

  /// Returns whether a view without drag delegate lifts an item without `onDrag`; if unset, it lifts none.
  public var canReorderItem: (@Sendable (_ content: Content, _ item: Item) -> Bool)?
  /// Called before a drop within a view without drag delegate, for each dragged item of the data source.
  public var willReorder: (@Sendable (_ content: inout Content, _ item: Item) -> Void)?
  /// Called once after a drop within a view without drag delegate, with the result of the reorder.
  public var didReorder: (@Sendable (_ content: inout Content, _ transaction: Transaction) -> Void)?
}

extension CollectionHandlers {
  /// Sets `reorderingHandlers` to handlers that receive a data source's own sections and items.
  ///
  /// A handler left `nil` replaces none. If set, `canReorderItem` refuses items outside the data source.
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
    if let can = handlers.canReorderItem {
      reorderingHandlers.canReorderItem = { @Sendable content, item in
        guard let own = content[keyPath: dataSource].itemIdentifier(for: item) else { return false }
        return can(content, own)
      }
    }
    if let will = handlers.willReorder {
      reorderingHandlers.willReorder = { @Sendable content, item in
        guard let own = content[keyPath: dataSource].itemIdentifier(for: item) else { return }
        will(&content, own)
      }
    }
    if let did = handlers.didReorder {
      reorderingHandlers.didReorder = { @Sendable content, transaction in
        let own = content[keyPath: dataSource].transaction(transaction)
        did(&content, own)
      }
    }
  }
}
