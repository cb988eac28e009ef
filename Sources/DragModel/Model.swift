/// Items in named containers, in order, with undo and redo.
///
/// An item is in at most one container, and only once. The changes of a transaction (``begin()``)
/// are undone together. Outside a transaction, each call of a method is one undoable step, unless
/// its description states otherwise.
///
/// ```swift
/// var model = Model()
/// let items = model.addContainer("colours", items: ["red", "blue", "black"])
/// model.move([items[0]], to: InsertionPlace("colours", .after(2)))
/// model.names(in: "colours")  // ["blue", "black", "red"]
/// model.undo()
/// model.names(in: "colours")  // ["red", "blue", "black"]
/// ```
public struct Model: Hashable, Sendable {
  var itemNames = ItemNames()
  /// The containers in order.
  public internal(set) var containers: [Container] = []
  var titles = ItemTitles()
  /// The item of each nested container (``nest(_:in:)``).
  var groups: [ContainerID: ItemID] = [:]

  /// The steps that can be undone, in their order: ``undo()`` reverts the last.
  public internal(set) var undoSteps: [ChangeSet] = []
  /// The steps that were undone and can be redone: ``redo()`` repeats the last.
  public internal(set) var redoSteps: [ChangeSet] = []
  var openTransactions: [ChangeSet] = []

  /// Creates a model without containers.
  public init() {}

  /// Appends a container with a new item for each name.
  ///
  /// This is undoable only if an undo, redo or rollback of earlier changes would insert, remove or
  /// move a container of this name; it is then a step of its own.
  ///
  /// - Precondition: No container has the name `id`.
  /// - Returns: The items in order.
  @discardableResult
  public mutating func addContainer(_ id: ContainerID, items names: [String] = []) -> [ItemID] {
    let items = names.map { registerItem(named: $0) }
    add(Container(id: id, items: ItemOrder(items)))
    return items
  }

  /// Appends a container of `count` new items `stem-1`, `stem-2` and so on.
  ///
  /// It is undoable like ``addContainer(_:items:)``. Each name is created on access, so a million
  /// items take little time. Items beyond a total of ``ItemID/limit`` in the model are not added.
  ///
  /// - Precondition: No container has the name `id`, and `count` is not negative.
  /// - Returns: The items in order.
  @discardableResult
  public mutating func addContainer(
    _ id: ContainerID, count: Int, named stem: String
  ) -> ItemOrder {
    let items = ItemOrder(runs: [itemNames.append(series: stem, count: count)])
    add(Container(id: id, items: items))
    return items
  }

  /// Appends a container: undoable if a recorded step affects a container of the same name.
  private mutating func add(_ container: Container) {
    precondition(
      index(of: container.id) == nil, "there is a container '\(container.id.name)' already")
    let steps = [undoSteps, redoSteps, openTransactions].joined()
    guard steps.contains(where: { $0.affects(container.id) }) else {
      return containers.append(container)
    }
    // This step is undone before the recorded one, whose undo needs the name to be free.
    begin()
    perform(.insertedContainer(container.id, at: containers.count))
    for (offset, item) in container.items.enumerated() {
      perform(.inserted(item, at: Position(container.id, offset)))
    }
    commit()
  }

  /// Creates a named item, which is in no container until it is inserted.
  ///
  /// This is not undoable: an item keeps its identity for the lifetime of the model.
  ///
  /// - Precondition: The model has fewer than ``ItemID/limit`` items.
  public mutating func registerItem(named name: String) -> ItemID {
    precondition(itemNames.count < ItemID.limit, "the model has \(itemNames.count) items already")
    return ItemID(rawValue: itemNames.append(name))
  }

  /// The container with this name; `nil` if there is none.
  public subscript(id: ContainerID) -> Container? {
    index(of: id).map { containers[$0] }
  }

  /// The number of registered items, including those in no container.
  ///
  /// Their raw values are 0 to `itemCount - 1`. The next registered item gets the next raw value.
  public var itemCount: Int { itemNames.count }

  /// Returns the name of an item; `?` if the item is not registered.
  public func name(of item: ItemID) -> String {
    itemNames.name(of: item)
  }

  /// Returns the title of an item (``setTitle(_:of:)``); `nil` if it has none.
  public func title(of item: ItemID) -> String? { titles[item] }

  /// A hash of all titles, which does not depend on the order of items.
  public var titlesHash: UInt64 { titles.hash }

  /// Returns the item with this name; `nil` if no item has the name.
  ///
  /// If several items have the name, the result is the one that was registered last.
  ///
  /// - Complexity: O(*n*) for *n* names; a series of names counts as one.
  public func item(named name: String) -> ItemID? {
    itemNames.number(of: name).map(ItemID.init(rawValue:))
  }

  /// Returns the names of a container's items in order; empty if there is no such container.
  ///
  /// - Complexity: O(*n*) for *n* items in the container.
  public func names(in id: ContainerID) -> [String] {
    self[id]?.items.map(name(of:)) ?? []
  }

  /// Returns the position of an item; `nil` if the item is in no container.
  ///
  /// - Complexity: That of ``ItemOrder/offset(of:)`` for each container.
  public func position(of item: ItemID) -> Position? {
    for index in containers.indices {
      if let offset = containers[index].offset(of: item) {
        return Position(containers[index].id, offset)
      }
    }
    return nil
  }

  /// Returns the item at a position; `nil` if there is no such container or offset.
  public func item(at position: Position) -> ItemID? {
    guard let index = index(of: position.container) else { return nil }
    return containers[index].item(at: position.offset)
  }

  /// Returns the number of items in a container; `nil` if there is no such container.
  public func count(of id: ContainerID) -> Int? {
    guard let index = index(of: id) else { return nil }
    return containers[index].count
  }

  /// Returns whether the container of a place exists, and the gap is within its bounds.
  package func has(_ place: InsertionPlace) -> Bool {
    count(of: place.container).map { (0...$0).contains(place.gap.index) } ?? false
  }

  /// A hash of the items of all containers in their order.
  ///
  /// It does not depend on the order of the containers, and is equal on every machine.
  ///
  /// - Complexity: O(*n*), where *n* is the number of containers.
  public var orderHash: UInt64 { containers.reduce(0) { $0 &+ $1.orderHash } }

  func index(of id: ContainerID) -> Int? { containers.firstIndex { $0.id == id } }
}
