public import DragCoding

/// Items in an order.
public struct Container: Hashable, Sendable {
  /// The name.
  public let id: ContainerID
  /// A sum over the items of a hash of container, predecessor and item; maintained, never refolded.
  package internal(set) var orderHash: UInt64 = 0
  /// The items in order.
  public internal(set) var items: ItemOrder

  init(id: ContainerID, items: ItemOrder = []) {
    self.id = id
    self.items = items
    orderHash = refoldedOrderHash
  }

  /// How many items there are.
  public var count: Int { items.count }

  /// Where `item` stands, or nothing where it stands elsewhere.
  public func offset(of item: ItemID) -> Int? { items.offset(of: item) }

  /// How many items stand before a gap; one beyond an end is the end.
  func clamped(_ gap: Gap) -> Int { min(max(gap.index, 0), count) }

  /// The item at `offset`, or nothing where no item stands there.
  public func item(at offset: Int) -> ItemID? {
    items.indices.contains(offset) ? items[offset] : nil
  }
}

extension Container {
  public func hash(into hasher: inout Hasher) {
    // The order's hash says as much as a million items.
    hasher.combine(id)
    hasher.combine(orderHash)
  }
}

extension Container: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(id, items)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(id: try reader.read(), items: try reader.read())
  }

  /// Reads containers that hold at most `count` items together, with numbers below it.
  static func list(
    from reader: inout CanonicalReader, of count: Int
  ) throws(CanonicalError) -> [Container] {
    var (containers, room): ([Container], Int) = ([], count)
    for _ in 0..<(try reader.readCount()) {
      let id = try ContainerID(decoding: &reader)
      let items = try ItemOrder(decoding: &reader, below: count, atMost: room)
      containers.append(Container(id: id, items: items))
      room -= items.count
    }
    return containers
  }
}
