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
/// start     0          3          5
/// chunks    │ a b c │  │ d e │    │ f g h │
/// table     a, b, c → first, d, e → second, f, g, h → third
/// ```
///
/// A lookup by offset searches the starts; a lookup by item reads the table and one chunk.
///
/// A change rewrites one chunk; a full chunk is split before an insertion. The starts of all later
/// chunks are rewritten as well: about two thousand at a million items.
///
/// - Complexity: Among a million items, a lookup or a change takes about one microsecond. The first
///   change of a copy takes about ten microseconds.
///
/// An order contains only items whose raw values are in 0..<``ItemID/limit``.
public struct ItemOrder: Sendable {
  /// Successive items.
  struct Chunk: Sendable {
    /// The raw values of the items.
    var numbers: [Int32]
    /// The offset of the chunk's first item in the whole order.
    var start: Int
  }

  /// The chunks, in no particular order.
  ///
  /// The index of a chunk is called its slot. A chunk keeps its slot until the chunk is empty.
  var chunks: [Chunk] = []
  /// The slots of the chunks that are not empty, in the order of their items.
  var slotOrder: [Int] = []
  /// The slot of each item's chunk; the key is the raw value of the item.
  var slots = NumberTable()
  /// The number of items.
  public internal(set) var count = 0
  /// The highest number of items in a chunk.
  ///
  /// A million items fill two thousand chunks. Rewriting their starts then takes a fraction of a
  /// microsecond, like scanning one chunk.
  var chunkCapacity = 512

  /// Creates an order of items.
  ///
  /// Only the first of several equal items counts, as in a `Set`.
  ///
  /// - Precondition: The raw values are in 0..<``ItemID/limit``, like those of a model's items.
  public init(_ items: some Sequence<ItemID>) {
    for item in items { insert(item, at: count) }
  }

  init(runs: [Range<Int>]) {
    for run in runs { append(run) }
  }

  /// Returns the offset of an item; `nil` if the item is not in the order.
  public func offset(of item: ItemID) -> Int? {
    guard let slot = slots[item.rawValue] else { return nil }
    let number = Int32(truncatingIfNeeded: item.rawValue)
    return chunks[slot].numbers.firstIndex(of: number).map { chunks[slot].start + $0 }
  }

  /// Returns whether an item is in the order.
  public func contains(_ item: ItemID) -> Bool { slots[item.rawValue] != nil }

  /// The item at an offset.
  ///
  /// - Precondition: The offset is within the bounds.
  public subscript(offset: Int) -> ItemID {
    precondition(indices.contains(offset), "offset \(offset) is out of bounds of \(count) items")
    let slot = slotOrder[chunkIndex(of: offset)]
    return ItemID(rawValue: Int(chunks[slot].numbers[offset - chunks[slot].start]))
  }

  /// Returns the items at successive offsets; only the first item is searched for.
  ///
  /// - Precondition: The offsets are within the bounds.
  package func items(at offsets: Range<Int>) -> [ItemID] {
    precondition(
      offsets.clamped(to: indices) == offsets, "\(offsets) is out of bounds of \(count) items")
    var items: [ItemID] = []
    items.reserveCapacity(offsets.count)
    var index = chunkIndex(of: offsets.lowerBound)
    while items.count < offsets.count {
      let chunk = chunks[slotOrder[index]]
      let first = offsets.lowerBound + items.count - chunk.start
      for number in chunk.numbers[first...].prefix(offsets.count - items.count) {
        items.append(ItemID(rawValue: Int(number)))
      }
      index += 1
    }
    return items
  }

  /// Returns the index in `slotOrder` of the chunk that contains the item at `offset`.
  ///
  /// If `offset` is `count`, the result is the index of the last chunk, or -1 without any chunks.
  func chunkIndex(of offset: Int) -> Int {
    offset < count
      ? slotOrder.partitioningIndex { chunks[$0].start > offset } - 1 : slotOrder.count - 1
  }
}
