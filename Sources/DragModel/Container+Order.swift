internal import DragCoding

extension Container {
  /// Puts an item in and keeps the hash.
  mutating func insert(_ item: ItemID, at offset: Int) {
    let (before, after) = neighbours(at: offset)
    if let after { orderHash &-= link(before, after) }
    items.insert(item, at: offset)
    orderHash &+= link(before, item)
    if let after { orderHash &+= link(item, after) }
  }

  /// Takes an item out and keeps the hash.
  mutating func remove(at offset: Int) {
    let item = items.remove(at: offset)
    let (before, after) = neighbours(at: offset)
    orderHash &-= link(before, item)
    if let after { orderHash &-= link(item, after) }
    if let after { orderHash &+= link(before, after) }
  }

  /// The hash of the order, folded anew from every item: what ``orderHash`` must be.
  package var refoldedOrderHash: UInt64 {
    let predecessors: [ItemID?] = [nil] + items
    return zip(predecessors, items).reduce(0) { $0 &+ link($1.0, $1.1) }
  }

  private func neighbours(at offset: Int) -> (ItemID?, ItemID?) {
    (item(at: offset - 1), item(at: offset))
  }

  private func link(_ before: ItemID?, _ item: ItemID) -> UInt64 {
    var hash = id.stableHash
    hash = StableHash.mix(hash, UInt64(bitPattern: Int64(before?.rawValue ?? -1)))
    return StableHash.mix(hash, UInt64(bitPattern: Int64(item.rawValue)))
  }
}
