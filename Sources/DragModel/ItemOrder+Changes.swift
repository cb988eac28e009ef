extension ItemOrder {
  /// Inserts an item at an offset within the bounds, and returns whether it was inserted.
  ///
  /// An item in the order is not inserted again. Its raw value must be in 0..<``ItemID/limit``.
  @discardableResult
  mutating func insert(_ item: ItemID, at offset: Int) -> Bool {
    precondition(
      (0...count).contains(offset), "offset \(offset) is out of bounds of \(count) items")
    precondition(
      (0..<ItemID.limit).contains(item.rawValue), "\(item.rawValue) is no number of a model's item")
    if contains(item) { return false }
    makeRoom(at: offset)
    let index = chunkIndex(of: offset)
    let slot = slotOrder[index]
    let number = Int32(truncatingIfNeeded: item.rawValue)
    chunks[slot].numbers.insert(number, at: offset - chunks[slot].start)
    slots.set(slot, for: item.rawValue..<(item.rawValue + 1))
    shift(behind: index, by: 1)
    return true
  }

  @discardableResult
  mutating func remove(at offset: Int) -> ItemID {
    precondition(indices.contains(offset), "offset \(offset) is out of bounds of \(count) items")
    let index = chunkIndex(of: offset)
    let slot = slotOrder[index]
    let number = Int(chunks[slot].numbers.remove(at: offset - chunks[slot].start))
    slots.set(nil, for: number..<(number + 1))
    shift(behind: index, by: -1)
    if chunks[slot].numbers.isEmpty { slotOrder.remove(at: index) }
    return ItemID(rawValue: number)
  }

  /// Appends the items with these raw values.
  ///
  /// None of the items may be in the order yet. All raw values must be in 0..<``ItemID/limit``.
  mutating func append(_ run: Range<Int>) {
    var rest = run
    while !rest.isEmpty {
      makeRoom(at: count)
      let slot = slotOrder[slotOrder.count - 1]
      let part = rest.prefix(chunkCapacity - chunks[slot].numbers.count)
      chunks[slot].numbers.append(contentsOf: Int32(part.lowerBound)..<Int32(part.upperBound))
      slots.set(slot, for: part)
      count += part.count
      rest = part.upperBound..<rest.upperBound
    }
  }

  private mutating func shift(behind index: Int, by difference: Int) {
    for slot in slotOrder[(index + 1)...] { chunks[slot].start &+= difference }
    count += difference
  }

  private mutating func makeRoom(at offset: Int) {
    let index = chunkIndex(of: offset)
    if index >= 0, chunks[slotOrder[index]].numbers.count < chunkCapacity { return }
    // At the end, a chunk is added, not split in two; so items appended in order fill their chunks.
    if offset == count { open(at: slotOrder.count, with: []) } else { split(index) }
  }

  private mutating func split(_ index: Int) {
    let slot = slotOrder[index]
    let half = chunks[slot].numbers.count / 2
    let tail = Array(chunks[slot].numbers[half...])
    chunks[slot].numbers.removeSubrange(half...)
    open(at: index + 1, with: tail)
  }

  /// Inserts a chunk at an index of `slotOrder`, in the slot of an empty chunk if there is one.
  private mutating func open(at index: Int, with numbers: [Int32]) {
    let before = index > 0 ? chunks[slotOrder[index - 1]] : Chunk(numbers: [], start: 0)
    let chunk = Chunk(numbers: numbers, start: before.start + before.numbers.count)
    let empty = chunks.count > slotOrder.count ? chunks.firstIndex { $0.numbers.isEmpty } : nil
    let slot = empty ?? chunks.count
    if empty != nil { chunks[slot] = chunk } else { chunks.append(chunk) }
    for number in numbers.map(Int.init) { slots.set(slot, for: number..<(number + 1)) }
    slotOrder.insert(slot, at: index)
  }
}
