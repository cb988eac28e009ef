public import DragCoding

/// Items in an order.
public struct Container: Hashable, Sendable {
  /// The name.
  public let id: ContainerID
  /// The items in order.
  public internal(set) var items: [ItemID]
  /// A sum over the items of a hash of container, predecessor and item; maintained, never refolded.
  public internal(set) var orderHash: UInt64 = 0

  init(id: ContainerID, items: [ItemID] = []) {
    self.id = id
    self.items = items
    orderHash = refoldedOrderHash
  }

  /// How many items there are.
  public var count: Int { items.count }

  /// Where `item` stands, or nothing where it stands elsewhere.
  public func offset(of item: ItemID) -> Int? { items.firstIndex(of: item) }

  /// The item at `offset`, or nothing where no item stands there.
  public func item(at offset: Int) -> ItemID? {
    items.indices.contains(offset) ? items[offset] : nil
  }
}

extension Container: CanonicalCodable {
  public func encode(to writer: inout CanonicalWriter) {
    id.encode(to: &writer)
    items.encode(to: &writer)
  }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(id: try ContainerID(from: &reader), items: try [ItemID](from: &reader))
  }
}
