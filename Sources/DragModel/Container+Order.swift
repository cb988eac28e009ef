internal import DragCoding

extension Container {
  /// Puts an item in and keeps the hash.
  mutating func insert(_ item: ItemID, at offset: Int) {
    let (before, after) = neighbours(at: offset)
    guard items.insert(item, at: offset) else { return }
    let seed = id.stableHash
    if let after { orderHash &-= link(seed, before, after) }
    orderHash &+= link(seed, before, item)
    if let after { orderHash &+= link(seed, item, after) }
  }

  /// Takes an item out and keeps the hash.
  mutating func remove(at offset: Int) {
    let item = items.remove(at: offset)
    let (before, after) = neighbours(at: offset)
    let seed = id.stableHash
    orderHash &-= link(seed, before, item)
    if let after { orderHash &-= link(seed, item, after) }
    if let after { orderHash &+= link(seed, before, after) }
  }

  /// The hash of the order, folded anew from every item: what ``orderHash`` must be.
  package var refoldedOrderHash: UInt64 {
    let seed = id.stableHash
    var (hash, before): (UInt64, ItemID?) = (0, nil)
    for item in items {
      hash &+= link(seed, before, item)
      before = item
    }
    return hash
  }

  private func neighbours(at offset: Int) -> (ItemID?, ItemID?) {
    (item(at: offset - 1), item(at: offset))
  }

  /// The part that an item has in the hash: of the container's name, its predecessor and itself.
  private func link(_ seed: UInt64, _ before: ItemID?, _ item: ItemID) -> UInt64 {
    let hash = StableHash.mix(seed, UInt64(bitPattern: Int64(before?.rawValue ?? -1)))
    return StableHash.mix(hash, UInt64(bitPattern: Int64(item.rawValue)))
  }
}
