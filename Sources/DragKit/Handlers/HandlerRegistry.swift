public import DragFrameIO
public import DragModel

/// What items do: handlers by container and by item, fixed when the program starts.
///
/// Handlers are functions of the content, so that the content itself stays a plain value that can be
/// compared, stored and sent.
///
/// ```swift
/// static let handlers = HandlerRegistry<Tiles>()
///   .items(in: "tiles") { items in
///     items.onDrag { tiles, item in ItemProvider(text: tiles.name(of: item)) }
///     items.onDrop(of: [.text]) { item in TileDropDelegate(tile: item) }
///   }
/// ```
public struct HandlerRegistry<Content>: Sendable {
  private var byContainer: [ContainerID: HandlerSet<Content>] = [:]
  private var byItem: [ItemID: HandlerSet<Content>] = [:]
  private var collections: [ContainerID: CollectionHandlerSet<Content>] = [:]
  private(set) var keyHandlers: [@Sendable (inout Content, Key, Modifiers) -> [Request]] = []

  /// Creates an empty registry.
  public init() {}

  /// Adds handlers for every item of a container.
  public func items(
    in container: ContainerID, _ describe: (inout ItemHandlers<Content>) -> Void
  ) -> HandlerRegistry {
    var registry = self
    registry.byContainer[container] = HandlerSet(registry.byContainer[container], describe)
    return registry
  }

  /// Adds handlers for one item; they take the place of all those of its container.
  public func item(_ item: ItemID, _ describe: (inout ItemHandlers<Content>) -> Void)
    -> HandlerRegistry
  {
    var registry = self
    registry.byItem[item] = HandlerSet(registry.byItem[item], describe)
    return registry
  }

  /// Adds handlers for a collection view, by the name of its area.
  public func collection(
    _ id: ContainerID, _ describe: (inout CollectionHandlers<Content>) -> Void
  ) -> HandlerRegistry {
    var registry = self
    var handlers = registry.collections[id]?.handlers ?? CollectionHandlers()
    describe(&handlers)
    registry.collections[id] = CollectionHandlerSet(handlers)
    return registry
  }

  /// The handlers of a collection view.
  func collection(_ id: ContainerID?) -> CollectionHandlerSet<Content>? {
    id.flatMap { collections[$0] }
  }

  /// Adds a handler for keys that go down while nothing is carried.
  public func onKeyPress(
    _ handler: @escaping @Sendable (inout Content, Key, Modifiers) -> [Request]
  ) -> HandlerRegistry {
    var registry = self
    registry.keyHandlers.append(handler)
    return registry
  }

  /// The handlers of an item that stands in a container.
  ///
  /// What stands for a collection view itself is no item of its container.
  func handlers(for item: ItemID, in container: ContainerID?) -> HandlerSet<Content>? {
    if let own = byItem[item] { return own }
    guard let container, !item.isControl || collections[container] == nil else { return nil }
    return byContainer[container]
  }

  /// Adds the registry of a part of the content.
  public func part<Part>(
    _ path: SendablePath<Content, Part>, _ registry: HandlerRegistry<Part>
  ) -> HandlerRegistry {
    var whole = self
    for (container, set) in registry.byContainer {
      whole.byContainer[container] = HandlerSet(set.handlers.lifted(along: path))
    }
    for (item, set) in registry.byItem {
      whole.byItem[item] = HandlerSet(set.handlers.lifted(along: path))
    }
    for (id, set) in registry.collections {
      whole.collections[id] = CollectionHandlerSet(set.handlers.lifted(along: path))
    }
    for handler in registry.keyHandlers {
      whole.keyHandlers.append { content, key, modifiers in
        handler(&content[keyPath: path], key, modifiers)
      }
    }
    return whole
  }
}

/// The handlers of an item, behind a reference: they are looked up at every motion, and there are too
/// many of them to be copied each time.
final class HandlerSet<Content>: Sendable {
  let handlers: ItemHandlers<Content>
  /// What the item does when something is dropped on it: asked at every motion, without the rest.
  var drop: DropHandler<Content>? { handlers.drop }

  init(_ handlers: ItemHandlers<Content>) {
    self.handlers = handlers
  }

  /// What `describe` adds to an older set.
  convenience init(_ older: HandlerSet?, _ describe: (inout ItemHandlers<Content>) -> Void) {
    var handlers = older?.handlers ?? ItemHandlers()
    describe(&handlers)
    self.init(handlers)
  }
}

/// The handlers of a collection view, behind a reference for the same reason, with what follows from
/// them.
final class CollectionHandlerSet<Content>: Sendable {
  let handlers: CollectionHandlers<Content>
  /// What the view does when something is dropped on it.
  let dropHandler: DropHandler<Content>?

  init(_ handlers: CollectionHandlers<Content>) {
    self.handlers = handlers
    dropHandler = handlers.dropHandler
  }
}
