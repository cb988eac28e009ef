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
  private var byContainer: [ContainerID: ItemHandlers<Content>] = [:]
  private var byItem: [ItemID: ItemHandlers<Content>] = [:]
  private(set) var keyHandlers: [@Sendable (inout Content, Key, Modifiers) -> [Request]] = []

  /// Creates a wiring without handlers.
  public init() {}

  /// Adds handlers for every item of a container.
  public func items(
    in container: ContainerID, _ describe: (inout ItemHandlers<Content>) -> Void
  ) -> Wiring {
    var wiring = self
    describe(&wiring.byContainer[container, default: ItemHandlers()])
    return wiring
  }

  /// Adds handlers for one item; they take the place of all those of its container.
  public func item(_ item: ItemID, _ describe: (inout ItemHandlers<Content>) -> Void) -> Wiring {
    var wiring = self
    describe(&wiring.byItem[item, default: ItemHandlers()])
    return wiring
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
  func handlers(for item: ItemID, in container: ContainerID?) -> ItemHandlers<Content>? {
    byItem[item] ?? container.flatMap { byContainer[$0] }
  }

  /// Adds the wiring of a part of the content.
  public func part<Part>(
    _ path: SendablePath<Content, Part>, _ wiring: Wiring<Part>
  ) -> Wiring {
    var whole = self
    for (container, handlers) in wiring.byContainer {
      whole.byContainer[container] = handlers.lifted(along: path)
    }
    for (item, handlers) in wiring.byItem { whole.byItem[item] = handlers.lifted(along: path) }
    for handler in wiring.keyHandlers {
      whole.keyHandlers.append { content, key, modifiers in
        handler(&content[keyPath: path], key, modifiers)
      }
    }
    return whole
  }
}
