internal import Algorithms

/// Items in an order, each at most once: as quick with a million as with a few.
///
/// ```swift
/// var order: ItemOrder = [red, blue, black]
/// order.remove(at: 0)
/// order.insert(red, at: 2)
/// order.offset(of: red)  // 2
/// ```
///
/// The items stand in chunks, and a table says for each number in which:
///
/// ```
/// starts    0          3          5
/// chunks    │ a b c │  │ d e │    │ f g h │
/// table     a, b, c → first, d, e → second, f, g, h → third
/// ```
///
/// What stands at an offset is found by halving the starts; where an item stands, by the table and by
/// going through one chunk. A change rewrites one chunk and the starts behind it. A tree would have less
/// to rewrite and more to follow: at a million items the starts are a few thousand numbers in a row. A
/// copy shares the chunks and the pages of the table with the original, and a change copies only those
/// that it touches.
///
/// Controls stand in no order, nor do numbers from ``ItemID/limit`` on.
public struct ItemOrder: Sendable {
  /// The numbers of the items, in four bytes each: the chunks by slot, in no order.
  ///
  /// A chunk keeps its slot as long as there is an item in it.
  var chunks = PagedArray<[Int32]>()
  /// The slots of the chunks, in order.
  var row: [Int] = []
  /// How many items stand before each chunk, in order.
  var starts: [Int] = []
  /// Where each chunk stands in the row, by slot.
  var places: [Int] = []
  /// The slot of the chunk that an item stands in, by the item's number.
  var slots = NumberTable()
  /// How many items there are.
  public internal(set) var count = 0
  /// How many items a chunk may hold.
  let chunkCapacity: Int

  /// Creates an order of items; one that was there before, or cannot stand in an order, is left out.
  public init(_ items: some Sequence<ItemID>) {
    self.init(items, chunkCapacity: Self.chunkCapacity)
  }

  /// Creates an order of the items with these numbers.
  package init(numbers: Range<Int>) {
    self.init(runs: [numbers.clamped(to: 0..<ItemID.limit)])
  }

  /// Creates an order with chunks of another capacity, from two items on.
  package init(_ items: some Sequence<ItemID>, chunkCapacity: Int) {
    self.chunkCapacity = Swift.max(chunkCapacity, 2)
    for item in items { insert(item, at: count) }
  }

  /// Creates an order of the items with the numbers of all runs, none of which has two of them.
  init(runs: [Range<Int>]) {
    chunkCapacity = Self.chunkCapacity
    for run in runs { append(run) }
  }

  /// At a million items there are two thousand chunks: what is rewritten is as long as what is gone
  /// through, and both take a fraction of a microsecond.
  private static let chunkCapacity = 512
}

// Looking up.
extension ItemOrder {
  /// Where `item` stands, or nothing where it stands elsewhere.
  public func offset(of item: ItemID) -> Int? {
    guard let slot = slots[item.rawValue] else { return nil }
    let number = Int32(truncatingIfNeeded: item.rawValue)
    return chunks[slot].firstIndex(of: number).map { starts[places[slot]] + $0 }
  }

  /// `true` where `item` stands here.
  public func contains(_ item: ItemID) -> Bool { slots[item.rawValue] != nil }

  /// The item at `offset`, which there must be.
  public subscript(offset: Int) -> ItemID {
    precondition(indices.contains(offset), "no item stands at \(offset) of \(count)")
    let place = place(of: offset)
    return ItemID(rawValue: Int(chunks[row[place]][offset - starts[place]]))
  }

  /// The place in the row of the chunk that has the item at `offset`, or of the last one.
  func place(of offset: Int) -> Int {
    offset < count ? starts.partitioningIndex { $0 > offset } - 1 : row.count - 1
  }
}
