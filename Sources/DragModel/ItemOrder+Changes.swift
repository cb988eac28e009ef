extension ItemOrder {
  /// Puts an item before the one at `offset`, or at the end.
  ///
  /// - Returns: `false` where it stands here already, or cannot stand in an order.
  @discardableResult
  package mutating func insert(_ item: ItemID, at offset: Int) -> Bool {
    precondition((0...count).contains(offset), "no item can be put at \(offset) of \(count)")
    guard item.canStand, !contains(item) else { return false }
    makeRoom(at: offset)
    let place = place(of: offset)
    let (slot, start) = (row[place], starts[place])
    let number = Int32(truncatingIfNeeded: item.rawValue)
    chunks.update(slot) { $0.insert(number, at: offset - start) }
    slots.set(slot, for: item.rawValue..<(item.rawValue + 1))
    shift(behind: place, by: 1)
    return true
  }

  /// Takes the item at `offset` out, which there must be.
  @discardableResult
  package mutating func remove(at offset: Int) -> ItemID {
    precondition(indices.contains(offset), "no item stands at \(offset) of \(count)")
    let place = place(of: offset)
    let (slot, start) = (row[place], starts[place])
    let number = Int(chunks.update(slot) { $0.remove(at: offset - start) })
    slots.remove(number)
    shift(behind: place, by: -1)
    if chunks[slot].isEmpty { close(place) }
    return ItemID(rawValue: number)
  }

  /// Puts items at the end that follow each other in number, and fills one chunk after the other.
  mutating func append(_ run: Range<Int>) {
    var rest = run
    while !rest.isEmpty {
      makeRoom(at: count)
      let slot = row[row.count - 1]
      let part = rest.prefix(chunkCapacity - chunks[slot].count)
      chunks.update(slot) { $0.append(contentsOf: part.lazy.map(Int32.init(truncatingIfNeeded:))) }
      slots.set(slot, for: part)
      count += part.count
      rest = part.upperBound..<rest.upperBound
    }
  }

  /// Counts one item more or less in the chunk at `place`.
  private mutating func shift(behind place: Int, by difference: Int) {
    for later in (place + 1)..<starts.count { starts[later] &+= difference }
    count += difference
  }
}

// The chunks.
extension ItemOrder {
  /// Sees to it that what is put in at `offset` has a chunk with room.
  private mutating func makeRoom(at offset: Int) {
    let place = place(of: offset)
    if place >= 0, chunks[row[place]].count < chunkCapacity { return }
    // What is filled from its start to its end is left with full chunks.
    if offset == count { open(at: row.count, with: []) } else { split(place) }
  }

  /// Moves the second half of a chunk into a chunk of its own.
  private mutating func split(_ place: Int) {
    let slot = row[place]
    let half = chunks[slot].count / 2
    let tail = Array(chunks[slot][half...])
    chunks.update(slot) { $0.removeSubrange(half...) }
    open(at: place + 1, with: tail)
  }

  /// Makes a chunk of items that stand at `place`.
  private mutating func open(at place: Int, with numbers: [Int32]) {
    let slot = emptySlot()
    chunks.update(slot) { $0 = numbers }
    for number in numbers { slots.set(slot, for: Int(number)..<(Int(number) + 1)) }
    starts.insert(place == 0 ? 0 : starts[place - 1] + chunks[row[place - 1]].count, at: place)
    row.insert(slot, at: place)
    renumber(from: place)
  }

  /// A slot that no chunk in the row has.
  private mutating func emptySlot() -> Int {
    if chunks.count > row.count,
      let slot = (0..<chunks.count).first(where: { chunks[$0].isEmpty })
    {
      return slot
    }
    chunks.append([])
    places.append(0)
    return chunks.count - 1
  }

  /// Takes a chunk out of the row that has no items any more.
  private mutating func close(_ place: Int) {
    row.remove(at: place)
    starts.remove(at: place)
    renumber(from: place)
  }

  private mutating func renumber(from place: Int) {
    for later in place..<row.count { places[row[later]] = later }
  }
}
