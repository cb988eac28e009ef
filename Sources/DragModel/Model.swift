/// Identified items in named containers, with a memory of what was done to them.
///
/// Both styles of dragging, every scene and every test work on this one type. An item stands in at
/// most one container, at one place.
///
/// ```swift
/// var model = Model()
/// model.addContainer("colours", items: ["red", "blue", "black"])
/// model.move([red], to: Place("colours", .after(2)))
/// model.names(in: "colours")  // ["blue", "black", "red"]
/// model.undo()
/// model.names(in: "colours")  // ["red", "blue", "black"]
/// ```
public struct Model: Hashable, Sendable {
  /// The name of every item there has ever been; an item's number is its place here.
  package internal(set) var itemNames = ItemNames()
  /// The containers, in the order in which they were added.
  public internal(set) var containers: [Container] = []

  var undoSteps: [ChangeSet] = []
  var redoSteps: [ChangeSet] = []
  /// What was done in each transaction that is open, the innermost last.
  var openTransactions: [ChangeSet] = []

  /// Creates a model without containers.
  public init() {}

  /// Adds a container with new items of the given names.
  ///
  /// This is how a model is made, and no step that could be undone.
  @discardableResult
  public mutating func addContainer(_ id: ContainerID, items names: [String] = []) -> [ItemID] {
    let items = names.map { registerItem(named: $0) }
    add(Container(id: id, items: ItemOrder(items)))
    return items
  }

  /// Adds a container with new items that are named by a number: `item-1`, `item-2` and so on.
  ///
  /// A million take no time to name, since a name is made when it is asked for. All items of a model
  /// are at most ``ItemID/limit``.
  ///
  /// - Returns: The items in order.
  @discardableResult
  public mutating func addContainer(
    _ id: ContainerID, count: Int, named stem: String
  ) -> ItemOrder {
    let items = ItemOrder(numbers: itemNames.append(series: stem, count: count))
    add(Container(id: id, items: items))
    return items
  }

  private mutating func add(_ container: Container) {
    precondition(
      index(of: container.id) == nil, "there is a container '\(container.id.name)' already")
    containers.append(container)
  }

  /// Gives a new item an identity; it stands nowhere until it is inserted.
  public mutating func registerItem(named name: String) -> ItemID {
    ItemID(rawValue: itemNames.append(name))
  }
}

extension Model {
  /// The container of the given name, or nothing where there is none.
  public subscript(id: ContainerID) -> Container? {
    index(of: id).map { containers[$0] }
  }

  /// The name of an item, or a question mark where there is no such item.
  public func name(of item: ItemID) -> String {
    itemNames.indices.contains(item.rawValue) ? itemNames[item.rawValue] : "?"
  }

  /// The item of the given name, the newest where several have it.
  public func item(named name: String) -> ItemID? {
    itemNames.number(of: name).map(ItemID.init(rawValue:))
  }

  /// The names of a container's items, in order.
  public func names(in id: ContainerID) -> [String] {
    self[id]?.items.map(name(of:)) ?? []
  }

  /// Where an item stands, or nothing where it stands nowhere.
  public func position(of item: ItemID) -> Position? {
    for index in containers.indices {
      if let offset = containers[index].offset(of: item) {
        return Position(containers[index].id, offset)
      }
    }
    return nil
  }

  /// The item at a position, or nothing where there is none.
  public func item(at position: Position) -> ItemID? {
    index(of: position.container).flatMap { containers[$0].item(at: position.offset) }
  }

  /// A hash of the order of every container.
  package var orderHash: UInt64 { containers.reduce(0) { $0 &+ $1.orderHash } }

  func index(of id: ContainerID) -> Int? { containers.firstIndex { $0.id == id } }
}
