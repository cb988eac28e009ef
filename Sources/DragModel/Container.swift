public import DragCoding

/// A named part of a model, such as a list or a section, with its items in order.
public struct Container: Hashable, Sendable {
  /// The container's name, unique in its model.
  public let id: ContainerID
  /// A hash of the container's name and of the order of its items.
  ///
  /// Each item adds a hash of the container's name, the previous item, and the item itself. The sum
  /// wraps on overflow. Containers with equal names and orders have equal hashes on every machine.
  public internal(set) var orderHash: UInt64 = 0
  /// The items in order.
  public internal(set) var items: ItemOrder

  init(id: ContainerID, items: ItemOrder = []) {
    self.id = id
    self.items = items
    orderHash = refoldedOrderHash
  }

  /// The number of items.
  public var count: Int { items.count }

  /// Returns the offset of an item; `nil` if the item is not in this container.
  ///
  /// - Complexity: About one microsecond in a container of a million items.
  public func offset(of item: ItemID) -> Int? { items.offset(of: item) }

  func clamped(_ gap: Gap) -> Int { min(max(gap.index, 0), count) }

  /// Returns the item at an offset; `nil` if the offset is out of bounds.
  public func item(at offset: Int) -> ItemID? {
    items.indices.contains(offset) ? items[offset] : nil
  }

  mutating func insert(_ item: ItemID, at offset: Int) {
    let (before, after) = neighbours(at: offset)
    guard items.insert(item, at: offset) else { return }
    let seed = id.stableHash
    orderHash &-= link(seed, before, after)
    orderHash &+= link(seed, before, item) &+ link(seed, item, after)
  }

  mutating func remove(at offset: Int) {
    let item = items.remove(at: offset)
    let (before, after) = neighbours(at: offset)
    let seed = id.stableHash
    orderHash &-= link(seed, before, item) &+ link(seed, item, after)
    orderHash &+= link(seed, before, after)
  }

  /// The ``orderHash``, computed from all items, to check the one that each change updates.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public var refoldedOrderHash: UInt64 {
    let seed = id.stableHash
    var before: ItemID?
    return items.reduce(0) { hash, item in
      defer { before = item }
      return hash &+ link(seed, before, item)
    }
  }

  private func neighbours(at offset: Int) -> (ItemID?, ItemID?) {
    (item(at: offset - 1), item(at: offset))
  }

  private func link(_ seed: UInt64, _ before: ItemID?, _ item: ItemID?) -> UInt64 {
    guard let item else { return 0 }
    let hash = StableHash.mix(seed, UInt64(bitPattern: Int64(before?.rawValue ?? -1)))
    return StableHash.mix(hash, UInt64(bitPattern: Int64(item.rawValue)))
  }

  /// Hashes ``id`` and ``orderHash``, without a visit to each item.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(orderHash)
  }
}

extension Container: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(id, items) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(id: try reader.read(), items: try reader.read())
  }

  /// Decodes containers of at most `count` items in total, whose raw values are less than `count`.
  static func list(
    from reader: inout CanonicalReader, of count: Int
  ) throws(CanonicalError) -> [Container] {
    var containers: [Container] = []
    var room = count
    for _ in 0..<(try reader.readCount()) {
      let id = try ContainerID(decoding: &reader)
      let items = try ItemOrder(decoding: &reader, below: count, atMost: room)
      containers.append(Container(id: id, items: items))
      room -= items.count
    }
    return containers
  }
}

/// The identity of a container: its name, unique in its model.
public struct ContainerID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  /// The container's name.
  public let name: String

  /// Creates an identity from a name.
  public init(_ name: String) { self.name = name }

  public init(stringLiteral name: String) { self.init(name) }

  public static func < (left: ContainerID, right: ContainerID) -> Bool { left.name < right.name }
}

extension ContainerID: CanonicalCodable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) { writer.write(name) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    name = try reader.read()
  }
}
