internal import Algorithms

/// An ordered set of items, of any size up to millions.
///
/// ```swift
/// let order: ItemOrder = [red, blue, black]
/// order.offset(of: blue)  // 1
/// order[2]                // black
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
/// A lookup by offset is a binary search of the starts. A lookup by item reads the table and scans
/// one chunk. A change rewrites one chunk, or splits a full one, and rewrites the following starts:
/// about two thousand adjacent integers at a million items.
///
/// - Complexity: Among a million items, a lookup or a change takes about one microsecond; the first
///   change of a copy takes about ten.
///
/// An order contains only items whose raw values are in 0..<``ItemID/limit``.
public struct ItemOrder: Sendable {
  /// The raw values of successive items, in chunks; the chunks are in no particular order.
  ///
  /// The index of a chunk is called its slot; a chunk keeps its slot until the chunk is empty.
  var chunks: [[Int32]] = []
  /// The slots of the chunks that are not empty, in the order of their items.
  var row: [Int] = []
  /// The number of items before each chunk, by the chunk's index in `row`.
  var starts: [Int] = []
  var places: [Int] = []
  /// The slot of each item's chunk, by the raw value of the item.
  var slots = NumberTable()
  public internal(set) var count = 0
  let chunkCapacity: Int

  /// Creates an order; leaves out repetitions, and items whose raw values are not in 0..<``ItemID/limit``.
  public init(_ items: some Sequence<ItemID>) {
    self.init(items, chunkCapacity: Self.chunkCapacity)
  }

  package init(numbers: Range<Int>) {
    self.init(runs: [numbers.clamped(to: 0..<ItemID.limit)])
  }

  package init(_ items: some Sequence<ItemID>, chunkCapacity: Int) {
    self.chunkCapacity = Swift.max(chunkCapacity, 2)
    for item in items { insert(item, at: count) }
  }

  init(runs: [Range<Int>]) {
    chunkCapacity = Self.chunkCapacity
    for run in runs { append(run) }
  }

  /// The default capacity of a chunk: a million items fill two thousand chunks, so that rewriting the
  /// starts of the chunks and scanning one chunk both take a fraction of a microsecond.
  private static let chunkCapacity = 512
}

extension ItemOrder {
  /// Returns the offset of an item; `nil` if it is not in the order.
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

  /// Returns the index in `row` of the chunk with the item at `offset`; for `count`, the last, or -1 if none.
  func place(of offset: Int) -> Int {
    offset < count ? starts.partitioningIndex { $0 > offset } - 1 : row.count - 1
  }
}
