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
  /// The containers, in the order in which they were added.
  public internal(set) var containers: [Container] = []
  /// The name of every item there has ever been; an item's number is its place here.
  public internal(set) var itemNames: [String] = []

  var undoSteps: [ChangeSet] = []
  var redoSteps: [ChangeSet] = []
  var openTransaction: ChangeSet?

  /// Creates a model without containers.
  public init() {}

  /// Adds a container with new items of the given names.
  ///
  /// This is how a model is made, and no step that could be undone.
  @discardableResult
  public mutating func addContainer(_ id: ContainerID, items names: [String] = []) -> [ItemID] {
    precondition(index(of: id) == nil, "there is a container '\(id.name)' already")
    containers.append(Container(id: id))
    let items = names.map { registerItem(named: $0) }
    for (offset, item) in items.enumerated() { attach(item, at: Position(id, offset)) }
    return items
  }

  /// Gives a new item an identity; it stands nowhere until it is inserted.
  public mutating func registerItem(named name: String) -> ItemID {
    itemNames.append(name)
    return ItemID(rawValue: itemNames.count - 1)
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
    itemNames.lastIndex(of: name).map(ItemID.init(rawValue:))
  }

  /// The names of a container's items, in order.
  public func names(in id: ContainerID) -> [String] {
    self[id]?.items.map(name(of:)) ?? []
  }

  /// Where an item stands, or nothing where it stands nowhere.
  public func position(of item: ItemID) -> Position? {
    for container in containers {
      if let offset = container.offset(of: item) { return Position(container.id, offset) }
    }
    return nil
  }

  /// A hash of the order of every container.
  public var orderHash: UInt64 { containers.reduce(0) { $0 &+ $1.orderHash } }

  func index(of id: ContainerID) -> Int? { containers.firstIndex { $0.id == id } }
}
