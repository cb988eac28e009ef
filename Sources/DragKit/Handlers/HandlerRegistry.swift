internal import Algorithms

/// The handlers of a content: those of its items, of its collection views, of keys and of messages.
///
/// Handlers of items are set for all items of an area, or for one item. They are functions of the
/// content, so the content itself stays a plain value that can be compared, stored and sent.
///
/// ```swift
/// static let handlers = HandlerRegistry<Tiles>()
///   .items(in: "tiles") { items in
///     items.onDrag { tiles, item in ItemProvider(text: tiles.name(of: item)) }
///     items.onDrop(of: [.text]) { item in TileDropDelegate(tile: item) }
///   }
/// ```
public struct HandlerRegistry<Content>: Sendable {
  @Box private var tables = HandlerTables()
  @Box var general = General()

  /// The handlers that belong to no item and to no collection view.
  struct General: Sendable {
    var keyHandlers: [KeyHandler] = []
    var buttonHandlers: [ButtonHandler] = []
    var menuElsewhere: MenuElsewhere?
    var messageHandlers: [(name: String, handler: MessageHandler)] = []
    var clipboardCommands: [ClipboardCommand<Content>] = []
  }

  typealias KeyHandler = @Sendable (inout Content, Key, Modifiers, ItemID?) -> [Request]
  typealias ButtonHandler = @Sendable (inout Content, PointerButton, Point) -> [Request]
  typealias MessageHandler = @Sendable (inout Content, Message) -> [Request]

  /// Creates an empty registry.
  public init() {}

  /// Returns a copy to which `describe` adds handlers for all items in a container's `Stage.Area`.
  public func items(
    in container: ContainerID, _ describe: (inout ItemHandlers<Content>) -> Void
  ) -> HandlerRegistry {
    changed {
      $0.tables.byContainer[container] = HandlerSet(
        tables.byContainer[container].map(set), describe)
    }
  }

  /// Returns a copy to which `describe` adds handlers for one item.
  ///
  /// The item then uses no handlers of its area.
  public func item(
    _ item: ItemID, _ describe: (inout ItemHandlers<Content>) -> Void
  ) -> HandlerRegistry {
    changed { $0.tables.byItem[item] = HandlerSet(tables.byItem[item].map(set), describe) }
  }

  /// Returns a copy to which `describe` adds handlers for a collection view.
  ///
  /// The view is the one whose `Stage.Area` shows the container `id`.
  public func collection(
    _ id: ContainerID, _ describe: (inout CollectionHandlers<Content>) -> Void
  ) -> HandlerRegistry {
    var handlers = collection(id)?.handlers ?? CollectionHandlers()
    describe(&handlers)
    return changed { $0.tables.collections[id] = CollectionHandlerSet(handlers) }
  }

  /// Returns a copy of the registry with one more handler of keys.
  ///
  /// The handler receives Escape and the keys that nothing else uses. The engine offers a key first
  /// to the clipboard commands, the menu key, the focus, and scrolling. During a drag, a swipe, a
  /// selection band, or a touch that an item follows, no handler is called. While text is edited,
  /// the handler receives all keys but those that paste.
  ///
  /// The handler also receives the held modifier keys, and the item whose text is edited
  /// (``InteractiveContent/editedItem``) or else the focused item, if any. All handlers are called,
  /// in the order in which they were added.
  public func onKeyPress(
    _ handler:
      @escaping @Sendable (
        _ content: inout Content, _ key: Key, _ modifiers: Modifiers, _ item: ItemID?
      ) -> [Request]
  ) -> HandlerRegistry {
    changed { $0.general.keyHandlers.append(handler) }
  }

  /// Returns a copy of the registry with one more handler of the mouse's other buttons.
  ///
  /// The handler receives a press of the middle button, or of the buttons that go back and forward, and
  /// its location in window coordinates. While a pointer is down, it is not called. All handlers are
  /// called, in the order in which they were added.
  public func onButtonPress(
    _ handler:
      @escaping @Sendable (
        _ content: inout Content, _ button: PointerButton, _ location: Point
      ) -> [Request]
  ) -> HandlerRegistry {
    changed { $0.general.buttonHandlers.append(handler) }
  }

  typealias MenuElsewhere =
    @Sendable (_ content: inout Content, _ item: ItemID?, _ location: Point?) -> Void

  /// Returns a copy of the registry that shows a menu wherever no item has a menu of its own.
  ///
  /// The handler receives the item at the location, if any, and the location in window coordinates.
  /// The location is `nil` if a key requested the menu while nothing was focused.
  public func onContextMenuElsewhere(
    _ show:
      @escaping @Sendable (_ content: inout Content, _ item: ItemID?, _ location: Point?) -> Void
  ) -> HandlerRegistry {
    changed { $0.general.menuElsewhere = show }
  }

  /// Returns a copy of the registry with one more handler of messages with a name.
  ///
  /// A message can arrive at any time, even during a drag, which then continues with the changed
  /// content. All handlers of the message's name are called, in the order in which they were added.
  public func onMessage(
    _ name: String,
    _ handler: @escaping @Sendable (_ content: inout Content, _ message: Message) -> [Request]
  ) -> HandlerRegistry {
    changed { $0.general.messageHandlers.append((name, handler)) }
  }

  /// Returns a copy with the handlers of `registry` added, for the part of the content at `path`.
  public func part<Part>(
    _ path: any WritableKeyPath<Content, Part> & Sendable, _ registry: HandlerRegistry<Part>
  ) -> HandlerRegistry {
    self.part(PartAtPath(path: path), registry)
  }

  /// Returns a copy with the handlers of `registry` added, for a part of the content.
  ///
  /// They replace the copy's handlers for the same item, area or view. Its handler of
  /// ``onContextMenuElsewhere(_:)`` is replaced if `registry` has one, too.
  public func part<Part>(
    _ part: some ContentPart<Content, Part>, _ registry: HandlerRegistry<Part>
  ) -> HandlerRegistry {
    var whole = self
    for (container, object) in registry.tables.byContainer.entries {
      whole.tables.byContainer[container] = HandlerSet(
        registry.set(object).handlers.adapted(to: part))
    }
    for (item, object) in registry.tables.byItem {
      whole.tables.byItem[item] = HandlerSet(registry.set(object).handlers.adapted(to: part))
    }
    for (id, handlers) in registry.collectionHandlers {
      whole.tables.collections[id] = CollectionHandlerSet(handlers.adapted(to: part))
    }
    let general = registry.general
    if let show = general.menuElsewhere { whole.general.menuElsewhere = part.writing(show) }
    whole.general.keyHandlers += general.keyHandlers.map(part.writing)
    whole.general.buttonHandlers += general.buttonHandlers.map(part.writing)
    whole.general.clipboardCommands += general.clipboardCommands.map {
      ClipboardCommand(
        key: $0.key, container: $0.container, types: $0.types, handler: part.writing($0.handler))
    }
    whole.general.messageHandlers += general.messageHandlers.map {
      ($0.name, part.writing($0.handler))
    }
    return whole
  }
}

// MARK: - The registered handlers, for a search for mistakes

extension HandlerRegistry {
  package var containers: [ContainerID] {
    let all = (tables.byContainer.entries + tables.collections.entries).map(\.container)
    return Array((all + general.clipboardCommands.compactMap(\.container)).uniqued())
  }

  package var collectionHandlers: [(id: ContainerID, handlers: CollectionHandlers<Content>)] {
    tables.collections.entries.compactMap { entry in
      collection(entry.container).map { (entry.container, $0.handlers) }
    }
  }

  /// Whether an item or a collection view accepts drops.
  package var hasDropTarget: Bool {
    (tables.byContainer.entries.map(\.handlers) + tables.byItem.values).contains {
      set($0).handlers.drop != nil
    } || collectionHandlers.contains { $0.handlers.dropHandler != nil }
  }

  func changed(_ change: (inout HandlerRegistry) -> Void) -> HandlerRegistry {
    var registry = self
    change(&registry)
    return registry
  }
}

// MARK: - Looking up handlers

extension HandlerRegistry {
  func handlers(ofMessage name: String) -> [MessageHandler] {
    general.messageHandlers.filter { $0.name == name }.map(\.handler)
  }

  func collection(_ id: ContainerID?) -> CollectionHandlerSet<Content>? {
    guard let id, let object = tables.collections[id] else { return nil }
    return unsafeDowncast(object, to: CollectionHandlerSet<Content>.self)
  }

  // The casts are sound: everything that writes the tables writes handlers of this content.
  private func set(_ object: HandlerTables.Handlers) -> HandlerSet<Content> {
    unsafeDowncast(object, to: HandlerSet<Content>.self)
  }

  /// Returns an item's own handlers; if it has none, those of its area; `nil` if there are none.
  ///
  /// In a collection view, only items of the model use those of the area; controls do not.
  func handlers(for item: ItemID, in container: ContainerID?) -> HandlerSet<Content>? {
    if let own = tables.byItem[item] { return set(own) }
    guard let container, !item.isControl || tables.collections[container] == nil,
      let areaHandlers = tables.byContainer[container]
    else { return nil }
    return set(areaHandlers)
  }
}

/// The handlers of a registry, without the type of their content.
///
/// A lookup in a table whose type depends on the content is not specialized, and takes five times
/// as long. All tables are behind one reference: a content copies its registry for each lookup.
private struct HandlerTables: Sendable {
  typealias Handlers = any AnyObject & Sendable

  var byContainer = ContainerTable()
  var byItem: [ItemID: Handlers] = [:]
  var collections = ContainerTable()
}

/// Handlers by container: an array because searching a few containers takes less time than hashing.
private struct ContainerTable: Sendable {
  private(set) var entries: [(container: ContainerID, handlers: HandlerTables.Handlers)] = []

  subscript(container: ContainerID) -> HandlerTables.Handlers? {
    get { entries.first { $0.container == container }?.handlers }
    set {
      entries.removeAll { $0.container == container }
      if let newValue { entries.append((container, newValue)) }
    }
  }
}

/// The handlers of an item: a class because every motion looks them up and a copy is expensive.
final class HandlerSet<Content>: Sendable {
  let handlers: ItemHandlers<Content>
  private let possibleTraits: Arbiter.Traits

  init(_ handlers: ItemHandlers<Content>) {
    (self.handlers, possibleTraits) = (handlers, handlers.possibleTraits)
  }

  convenience init(_ older: HandlerSet?, _ describe: (inout ItemHandlers<Content>) -> Void) {
    var handlers = older?.handlers ?? ItemHandlers()
    describe(&handlers)
    self.init(handlers)
  }

  /// Returns the traits that the handlers give the item while their conditions are as in `content`.
  func traits(in content: Content) -> Arbiter.Traits {
    var traits = possibleTraits
    if handlers.dragCondition?(content) == false { traits.subtract([.handle, .liftable]) }
    if handlers.touchCondition?(content) == false { traits.remove(.follows) }
    return traits
  }
}

/// The handlers of a collection view and of drops on it, in a class to save copies.
final class CollectionHandlerSet<Content>: Sendable {
  let handlers: CollectionHandlers<Content>
  let dropHandler: DropHandler<Content>?
  // Stored separately because each motion calls it, and copying the whole delegate takes long.
  let allowsMove: (@Sendable (inout Content, DragSession) -> Bool)?
  // Stored because comparing functions of a generic content with `nil` takes long.
  let hasRowControls: Bool

  init(_ handlers: CollectionHandlers<Content>) {
    (self.handlers, dropHandler) = (handlers, handlers.dropHandler)
    (hasRowControls, allowsMove) = (handlers.hasRowControls, handlers.drag?.allowsMove)
  }
}

/// A part of a content, which is read and changed where it is stored.
///
/// A key path is shorter, but changes only stored properties in place.
public protocol ContentPart<Content, Part>: Sendable {
  associatedtype Content
  associatedtype Part

  /// Calls a function with the part.
  func read<Result>(_ content: Content, _ body: (Part) -> Result) -> Result

  /// Calls a function that may change the part.
  func modify<Result>(_ content: inout Content, _ body: (inout Part) -> Result) -> Result
}

struct PartAtPath<Content, Part>: ContentPart {
  let path: any WritableKeyPath<Content, Part> & Sendable

  func read<Result>(_ content: Content, _ body: (Part) -> Result) -> Result {
    body(content[keyPath: path])
  }

  func modify<Result>(_ content: inout Content, _ body: (inout Part) -> Result) -> Result {
    body(&content[keyPath: path])
  }
}

extension ContentPart {
  /// Returns a handler of the part as a handler of the content.
  func writing<each Argument, Result>(
    _ handler: @escaping @Sendable (inout Part, repeat each Argument) -> Result
  ) -> @Sendable (inout Content, repeat each Argument) -> Result {
    { (content: inout Content, arguments: repeat each Argument) in
      modify(&content) { handler(&$0, repeat each arguments) }
    }
  }

  func reading<each Argument, Result>(
    _ handler: @escaping @Sendable (Part, repeat each Argument) -> Result
  ) -> @Sendable (Content, repeat each Argument) -> Result {
    { (content: Content, arguments: repeat each Argument) in
      read(content) { handler($0, repeat each arguments) }
    }
  }
}
