public import DragFrameIO
public import DragModel

/// What items do: handlers by container and by item, fixed when the program starts.
///
/// Handlers are functions of the content, so that the content itself stays a plain value that can be
/// compared, stored and sent.
///
/// ```swift
/// static let wiring = Wiring<Tiles>()
///   .items(in: "tiles") { items in
///     items.onDrag { tiles, item in ItemProvider(text: tiles.name(of: item)) }
///     items.onDrop(of: [.text]) { item in TileDropDelegate(tile: item) }
///   }
/// ```
public struct Wiring<Content>: Sendable {
  private var byContainer: [ContainerID: HandlerSet<Content>] = [:]
  private var byItem: [ItemID: HandlerSet<Content>] = [:]
  private var collections: [ContainerID: CollectionHandlerSet<Content>] = [:]
  private(set) var keyHandlers: [@Sendable (inout Content, Key, Modifiers) -> [Request]] = []

  /// Creates a wiring without handlers.
  public init() {}

  /// Adds handlers for every item of a container.
  public func items(
    in container: ContainerID, _ describe: (inout ItemHandlers<Content>) -> Void
  ) -> Wiring {
    var wiring = self
    wiring.byContainer[container] = HandlerSet(wiring.byContainer[container], describe)
    return wiring
  }

  /// Adds handlers for one item; they take the place of all those of its container.
  public func item(_ item: ItemID, _ describe: (inout ItemHandlers<Content>) -> Void) -> Wiring {
    var wiring = self
    wiring.byItem[item] = HandlerSet(wiring.byItem[item], describe)
    return wiring
  }

  /// Adds handlers for a collection view, by the name of its area.
  public func collection(
    _ id: ContainerID, _ describe: (inout CollectionHandlers<Content>) -> Void
  ) -> Wiring {
    var wiring = self
    var handlers = wiring.collections[id]?.handlers ?? CollectionHandlers()
    describe(&handlers)
    wiring.collections[id] = CollectionHandlerSet(handlers)
    return wiring
  }

  /// The handlers of a collection view.
  func collection(_ id: ContainerID?) -> CollectionHandlerSet<Content>? {
    id.flatMap { collections[$0] }
  }

  /// Adds a handler for keys that go down while nothing is carried.
  public func onKeyPress(
    _ handler: @escaping @Sendable (inout Content, Key, Modifiers) -> [Request]
  ) -> Wiring {
    var wiring = self
    wiring.keyHandlers.append(handler)
    return wiring
  }

  /// The handlers of an item that stands in a container.
  ///
  /// What stands for a collection view itself is no item of its container.
  func handlers(for item: ItemID, in container: ContainerID?) -> HandlerSet<Content>? {
    if let own = byItem[item] { return own }
    guard let container, !item.isControl || collections[container] == nil else { return nil }
    return byContainer[container]
  }

  /// Adds the wiring of a part of the content.
  public func part<Part>(
    _ path: SendablePath<Content, Part>, _ wiring: Wiring<Part>
  ) -> Wiring {
    var whole = self
    for (container, set) in wiring.byContainer {
      whole.byContainer[container] = HandlerSet(set.handlers.lifted(along: path))
    }
    for (item, set) in wiring.byItem {
      whole.byItem[item] = HandlerSet(set.handlers.lifted(along: path))
    }
    for (id, set) in wiring.collections {
      whole.collections[id] = CollectionHandlerSet(set.handlers.lifted(along: path))
    }
    for handler in wiring.keyHandlers {
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
