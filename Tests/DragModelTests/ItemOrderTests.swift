import DragCoding
@testable import DragModel
import Support
import Testing

struct ItemOrderTests {
  private static func items(_ numbers: some Sequence<Int>) -> [ItemID] {
    numbers.map(ItemID.init(rawValue:))
  }

  /// The order holds what the array does, whichever way one asks.
  private static func agrees(_ order: ItemOrder, _ items: [ItemID], highest: Int) -> Bool {
    let known = Self.items(-2...highest)
    return Array(order) == items && order.count == items.count
      && order.indices.map { order[$0] } == items
      && order.items(at: 0..<items.count / 2) == Array(items[..<(items.count / 2)])
      && order.items(at: items.count / 3..<items.count) == Array(items[(items.count / 3)...])
      && known.allSatisfy { order.offset(of: $0) == items.firstIndex(of: $0) }
      && known.allSatisfy { order.contains($0) == items.contains($0) }
      && order.firstIndex(of: known[3]) == items.firstIndex(of: known[3])
  }

  @Test(
    "An order of items agrees with an array after every change",
    arguments: [2, 3, 4, 7, 512], [UInt64(1), 2, 3])
  func agreesWithArray(capacity: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let highest = 50
    var items = Self.items(0..<Int.random(in: 0...highest, using: &generator))
    var order = ItemOrder(items, chunkCapacity: capacity)
    for step in 0..<240 {
      let kept = (order, items)
      // Long stretches of the one and of the other let the order grow full and run empty.
      if Int.random(in: 0..<10, using: &generator) < (step / 40 % 2 == 0 ? 2 : 8) {
        let item = ItemID(rawValue: Int.random(in: 0...highest, using: &generator))
        let offset = Int.random(in: 0...items.count, using: &generator)
        let isNew = !items.contains(item)
        if isNew { items.insert(item, at: offset) }
        let isPut = order.insert(item, at: offset)
        #expect(isPut == isNew)
      } else if !items.isEmpty {
        let offset = Int.random(in: 0..<items.count, using: &generator)
        let taken = order.remove(at: offset)
        #expect(taken == items.remove(at: offset))
      }
      #expect(
        Self.agrees(order, items, highest: highest),
        "step \(step) of seed \(seed), chunks of \(capacity)")
      #expect(Array(kept.0) == kept.1, "A copy is unchanged.")
      #expect((order == kept.0) == (items == kept.1))
      #expect(order == ItemOrder(items), "Chunks do not matter.")
      #expect(order.hashes(like: ItemOrder(items)))
    }
  }

  @Test("An order can be filled and emptied at any place", arguments: [2, 5, 512])
  func fillsAndEmpties(capacity: Int) {
    for share in [0, 1, 2] {
      var order = ItemOrder([], chunkCapacity: capacity)
      var items: [ItemID] = []
      for item in Self.items(0..<1500) {
        let offset = items.count * share / 2
        order.insert(item, at: offset)
        items.insert(item, at: offset)
      }
      #expect(Self.agrees(order, items, highest: 10))
      while !items.isEmpty {
        let offset = (items.count - 1) * share / 2
        let taken = order.remove(at: offset)
        #expect(taken == items.remove(at: offset))
      }
      #expect(order.isEmpty && order == [])
    }
  }

  @Test("Two orders that differ in one item are different")
  func tellsApart() {
    let order = ItemOrder(runs: [0..<5000])
    for offset in [0, 1, 511, 512, 2500, 4999] {
      var other = order
      let item = other.remove(at: offset)
      #expect(other != order)
      other.insert(item, at: offset == 0 ? 1 : offset - 1)
      #expect(other != order)
      other.remove(at: offset == 0 ? 1 : offset - 1)
      other.insert(item, at: offset)
      #expect(other == order)
    }
  }

  @Test("An order of items skips repeated items, finds no control, and is described by its items")
  func leavesOut() {
    var order = ItemOrder(Self.items([3, 3, 1, 3, ItemID.limit - 1]))
    #expect(Array(order) == Self.items([3, 1, ItemID.limit - 1]))
    let isInserted = order.insert(ItemID(rawValue: 3), at: 0)
    #expect(!isInserted && order.count == 3)
    #expect(order.offset(of: ItemID(rawValue: .min)) == nil)
    #expect(order.description == Array(order).description)
    #expect(Mirror(reflecting: order).children.compactMap { $0.value as? ItemID } == Array(order))
  }
}

extension Hashable {
  /// `true` where a set finds the one by the other.
  fileprivate func hashes(like other: Self) -> Bool { Set([self]).contains(other) }
}

extension ItemOrder {
  init(_ items: [ItemID], chunkCapacity: Int) {
    self = []
    self.chunkCapacity = chunkCapacity
    for item in items { insert(item, at: count) }
  }
}
