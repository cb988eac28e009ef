public import DragKit

/// Whether and how the items of a `DiffableDataSource` change places, told in its own
/// sections and items: UIKit's `reorderingHandlers`.
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
/// Swift 6.0 wants `@Sendable` written before the closures' parameters; later compilers find it out.
public struct DiffableReorderingHandlers<
  Content, SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Sendable {
  /// What changed.
  public typealias Transaction = DataSourceTransaction<SectionIdentifier, ItemIdentifier>

  /// Whether an item can be moved; without it, none can.
  public var canReorderItem: (@Sendable (_ content: Content, _ item: ItemIdentifier) -> Bool)?
  /// An item is about to be moved by a drop.
  public var willReorder: (@Sendable (_ content: inout Content, _ item: ItemIdentifier) -> Void)?
  /// An item has been moved by a drop: what stood where before it and after it.
  public var didReorder: (@Sendable (_ content: inout Content, _ transaction: Transaction) -> Void)?
}

extension CollectionHandlers {
  /// Lets the items of a data source change places; it takes the place of ``reorderingHandlers``.
  public mutating func reorderingHandlers<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of dataSource: SendablePath<Content, DiffableDataSource<Section, Item>>,
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
