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
/// row       start 0    start 3    start 5
/// chunks    │ a b c │  │ d e │    │ f g h │
/// table     a, b, c → first, d, e → second, f, g, h → third
/// ```
///
/// What stands at an offset is found by halving the row; where an item stands, by the table and by going
/// through one chunk. A change rewrites one chunk and the starts behind it. A tree would have less to
/// rewrite and more to follow: up to the limit of 16,777,216 items the row is short enough. A copy
/// shares all chunks and pages of the table with the original, and a change to it copies only those
/// that it touches.
///
/// Controls stand in no order, nor do numbers from ``ItemID/limit`` on.
public struct ItemOrder: Sendable {
  /// The chunks by slot, in no order; a chunk keeps its slot as long as there is an item in it.
  private(set) var chunks: [Chunk] = []
  /// The chunks in order.
  private(set) var row: [Stretch] = []
  /// The slot of the chunk that an item stands in, by the item's number.
  private var slots = NumberTable()
  /// How many items there are.
  public private(set) var count = 0
  /// How many items a chunk may hold.
  private let chunkCapacity: Int

  /// Some items that follow each other.
  struct Chunk: Sendable {
    /// The items' numbers, in four bytes each.
    var numbers: [Int32]
    /// Where the chunk stands in the row.
    var place: Int
  }

  /// A chunk's place in the order.
  struct Stretch: Hashable, Sendable {
    /// The slot of the chunk.
    var slot: Int
    /// How many items stand before it.
    var start: Int
  }

  /// Creates an order of items; one that was there before, or cannot stand in an order, is left out.
  public init(_ items: some Sequence<ItemID>) {
    // At a million items a thousand chunks of a thousand: neither is long to go through.
    self.init(items, chunkCapacity: 1024)
  }

  /// Creates an order of the items with these numbers.
  public init(numbers: Range<Int>) {
    self.init(numbers.clamped(to: 0..<ItemID.limit).lazy.map(ItemID.init(rawValue:)))
  }

  /// Creates an order with chunks of another capacity, from two items on.
  package init(_ items: some Sequence<ItemID>, chunkCapacity: Int) {
    self.chunkCapacity = Swift.max(chunkCapacity, 2)
    for item in items where canTake(item) { append(item) }
  }
}

// Looking up.
extension ItemOrder {
  /// Where `item` stands, or nothing where it stands elsewhere.
  public func offset(of item: ItemID) -> Int? {
    guard let slot = slots[item.rawValue] else { return nil }
    let number = Int32(truncatingIfNeeded: item.rawValue)
    return chunks[slot].numbers.firstIndex(of: number).map { row[chunks[slot].place].start + $0 }
  }

  /// `true` where `item` stands here.
  public func contains(_ item: ItemID) -> Bool { slots[item.rawValue] != nil }

  /// The item at `offset`, which there must be.
  public subscript(offset: Int) -> ItemID {
    precondition(indices.contains(offset), "no item stands at \(offset) of \(count)")
    let stretch = row[place(of: offset)]
    return ItemID(rawValue: Int(chunks[stretch.slot].numbers[offset - stretch.start]))
  }

  private func canTake(_ item: ItemID) -> Bool { item.canStand && !contains(item) }

  /// The place in the row of the chunk that has the item at `offset`.
  private func place(of offset: Int) -> Int { row.endOfPrefix { $0.start <= offset } - 1 }
}

// Changing.
extension ItemOrder {
  /// Puts an item before the one at `offset`, or at the end.
  ///
  /// - Returns: `false` where it stands here already, or cannot stand in an order.
  @discardableResult
  public mutating func insert(_ item: ItemID, at offset: Int) -> Bool {
    precondition((0...count).contains(offset), "no item can be put at \(offset) of \(count)")
    guard canTake(item) else { return false }
    if offset == count { append(item) } else { putIn(item, at: offset) }
    return true
  }

  /// Takes the item at `offset` out, which there must be.
  @discardableResult
  public mutating func remove(at offset: Int) -> ItemID {
    precondition(indices.contains(offset), "no item stands at \(offset) of \(count)")
    let place = place(of: offset)
    let (slot, start) = (row[place].slot, row[place].start)
    let number = Int(chunks[slot].numbers.remove(at: offset - start))
    slots[number] = nil
    shift(behind: place, by: -1)
    if chunks[slot].numbers.isEmpty { close(place) }
    return ItemID(rawValue: number)
  }

  private mutating func append(_ item: ItemID) {
    if row.last.map({ chunks[$0.slot].numbers.count >= chunkCapacity }) ?? true {
      open(at: row.count, with: [])
    }
    let slot = row[row.count - 1].slot
    chunks[slot].numbers.append(Int32(truncatingIfNeeded: item.rawValue))
    slots[item.rawValue] = slot
    count += 1
  }

  private mutating func putIn(_ item: ItemID, at offset: Int) {
    let full = place(of: offset)
    if chunks[row[full].slot].numbers.count >= chunkCapacity { split(full) }
    let place = place(of: offset)
    let (slot, start) = (row[place].slot, row[place].start)
    chunks[slot].numbers.insert(Int32(truncatingIfNeeded: item.rawValue), at: offset - start)
    slots[item.rawValue] = slot
    shift(behind: place, by: 1)
  }

  /// Counts one item more or less in the chunk at `place`.
  private mutating func shift(behind place: Int, by difference: Int) {
    for later in row.indices[(place + 1)...] { row[later].start += difference }
    count += difference
  }
}

// The chunks.
extension ItemOrder {
  /// Moves the second half of a chunk into a chunk of its own.
  private mutating func split(_ place: Int) {
    let slot = row[place].slot
    let half = chunks[slot].numbers.count / 2
    let tail = Array(chunks[slot].numbers[half...])
    chunks[slot].numbers.removeSubrange(half...)
    open(at: place + 1, with: tail)
  }

  /// Makes a chunk of items that stand at `place`.
  private mutating func open(at place: Int, with numbers: [Int32]) {
    let slot = emptySlot()
    chunks[slot].numbers = numbers
    for number in numbers { slots[Int(number)] = slot }
    row.insert(Stretch(slot: slot, start: start(of: place)), at: place)
    renumber(from: place)
  }

  /// A slot that no chunk in the row has.
  private mutating func emptySlot() -> Int {
    if chunks.count > row.count, let slot = chunks.firstIndex(where: \.numbers.isEmpty) {
      return slot
    }
    chunks.append(Chunk(numbers: [], place: 0))
    return chunks.count - 1
  }

  /// Takes a chunk out of the row that has no items any more.
  private mutating func close(_ place: Int) {
    row.remove(at: place)
    renumber(from: place)
  }

  private mutating func renumber(from place: Int) {
    for later in row.indices[place...] { chunks[row[later].slot].place = later }
  }

  /// How many items stand before what comes at `place`.
  private func start(of place: Int) -> Int {
    guard place > 0 else { return 0 }
    let before = row[place - 1]
    return before.start + chunks[before.slot].numbers.count
  }
}
