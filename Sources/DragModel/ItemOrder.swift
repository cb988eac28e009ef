internal import Algorithms

/// An ordered set of items, of any size up to millions.
///
/// ```swift
/// var order: ItemOrder = [red, blue, black]
/// order.remove(at: 0)
/// order.insert(red, at: 2)
/// order.offset(of: red)  // 2
/// ```
///
/// The items are in chunks, and a table maps each item to its chunk:
///
/// ```
/// starts    0          3          5
/// chunks    │ a b c │  │ d e │    │ f g h │
/// table     a, b, c → first, d, e → second, f, g, h → third
/// ```
///
/// An item is found by its offset with a binary search of the starts, an offset by its item with the table and a
/// scan of one chunk. A change rewrites one chunk and the following starts, which at a million items are two
/// thousand adjacent integers; a tree would write less, but follow more pointers. A copy shares all chunks and pages
/// of the table that do not change.
///
/// - Complexity: Among a million items, a lookup and a change take about a microsecond, the first change of a copy
///   some ten.
///
/// An order cannot contain controls, nor items with raw values from ``ItemID/limit``.
public struct ItemOrder: Sendable {
  /// The chunks by slot, in no order, with the raw values of their items.
  ///
  /// A chunk keeps its slot until it is empty.
  var chunks: [[Int32]] = []
  /// The slots of the chunks, in order.
  var row: [Int] = []
  /// The number of items before each chunk, in order.
  var starts: [Int] = []
  /// The index of each chunk in `row`, by slot.
  var places: [Int] = []
  /// The slot of each item's chunk, by its raw value.
  var slots = NumberTable()
  public internal(set) var count = 0
  let chunkCapacity: Int

  /// Creates an order of items, without repeated items, controls and items beyond ``ItemID/limit``.
  public init(_ items: some Sequence<ItemID>) {
    self.init(items, chunkCapacity: Self.chunkCapacity)
  }

  /// Creates an order of the items with these raw values.
  package init(numbers: Range<Int>) {
    self.init(runs: [numbers.clamped(to: 0..<ItemID.limit)])
  }

  /// Creates an order with chunks of a capacity of at least two.
  package init(_ items: some Sequence<ItemID>, chunkCapacity: Int) {
    self.chunkCapacity = Swift.max(chunkCapacity, 2)
    for item in items { insert(item, at: count) }
  }

  init(runs: [Range<Int>]) {
    chunkCapacity = Self.chunkCapacity
    for run in runs { append(run) }
  }

  /// A million items have two thousand chunks: rewriting their starts and scanning a chunk both take a fraction
  /// of a microsecond.
  private static let chunkCapacity = 512
}

extension ItemOrder {
  /// The offset of an item; `nil` if it is not in the order.
  public func offset(of item: ItemID) -> Int? {
    guard let slot = slots[item.rawValue] else { return nil }
    let number = Int32(truncatingIfNeeded: item.rawValue)
    return chunks[slot].firstIndex(of: number).map { starts[places[slot]] + $0 }
  }

  public func contains(_ item: ItemID) -> Bool { slots[item.rawValue] != nil }

  /// The item at an offset.
  ///
  /// - Precondition: The offset is within the bounds.
  public subscript(offset: Int) -> ItemID {
    precondition(indices.contains(offset), "offset \(offset) is out of bounds of \(count) items")
    let place = place(of: offset)
    return ItemID(rawValue: Int(chunks[row[place]][offset - starts[place]]))
  }

  /// The index in `row` of the chunk with the item at `offset`, or of the last chunk.
  func place(of offset: Int) -> Int {
    offset < count ? starts.partitioningIndex { $0 > offset } - 1 : row.count - 1
  }
}
