/// Identifiers of any kind in an order, each of them once, and each found at once.
///
/// Every identifier is given a number, and the numbers stand in an ``ItemOrder``, which is as quick
/// with a million as with a few.
struct IdentifierOrder<Identifier: Hashable & Sendable>: Sendable {
  private var order: ItemOrder = []
  /// The number of each identifier that is there.
  private var numbers: [Identifier: Int] = [:]
  /// The identifiers by number; what stands at a free number means nothing.
  private var identifiers: [Identifier] = []
  /// The numbers of identifiers that have left, to be given anew.
  private var free: [Int] = []

  /// How many identifiers there are.
  var count: Int { order.count }

  /// All identifiers in order.
  var elements: [Identifier] { order.map { identifiers[$0.rawValue] } }

  func contains(_ identifier: Identifier) -> Bool { numbers[identifier] != nil }

  /// How many identifiers stand before `identifier`, or nothing where it is not there.
  func offset(of identifier: Identifier) -> Int? {
    numbers[identifier].flatMap { order.offset(of: ItemID(rawValue: $0)) }
  }

  /// The identifier at `offset`, which must be there.
  subscript(offset: Int) -> Identifier { identifiers[order[offset].rawValue] }

  /// The identifiers of a run, in order.
  subscript(run: Range<Int>) -> [Identifier] {
    run.count == count ? elements : order[run].map { identifiers[$0.rawValue] }
  }
}

extension IdentifierOrder {
  /// Puts identifiers that are not there yet before the one at `offset`, or at the end.
  mutating func insert(_ new: [Identifier], at offset: Int) {
    if isMuch(new.count) { numbers.reserveCapacity(count + new.count) }
    let items = new.map { number($0) }
    guard !isMuch(new.count) else {
      return remake { $0.insert(contentsOf: items, at: offset) }
    }
    for (index, item) in items.enumerated() { order.insert(item, at: offset + index) }
  }

  /// Puts an identifier that is not there yet at the end.
  mutating func append(_ identifier: Identifier) {
    order.insert(number(identifier), at: count)
  }

  /// Takes out the identifier at `offset`.
  mutating func remove(at offset: Int) {
    release(order.remove(at: offset))
  }

  /// Takes out an identifier, if it is there.
  mutating func remove(_ identifier: Identifier) {
    if let offset = offset(of: identifier) { remove(at: offset) }
  }

  /// Takes out a run.
  mutating func remove(_ run: Range<Int>) {
    guard isMuch(run.count) else {
      for offset in run.reversed() { remove(at: offset) }
      return
    }
    for item in order[run] { release(item) }
    remake { $0.removeSubrange(run) }
  }

  /// Moves a run into a gap outside it, which is counted before the run is taken out.
  mutating func move(_ run: Range<Int>, toGap gap: Int) {
    guard isMuch(run.count) else {
      let items = Array(order[run])
      for offset in run.reversed() { order.remove(at: offset) }
      let start = gap > run.lowerBound ? gap - run.count : gap
      for (index, item) in items.enumerated() { order.insert(item, at: start + index) }
      return
    }
    remake { $0.moveSubranges(RangeSet(run), to: gap) }
  }
}

extension IdentifierOrder {
  /// `true` where making the order anew costs less than so many changes: each takes about as long as
  /// it takes to put sixteen items into a new order.
  private func isMuch(_ changes: Int) -> Bool { changes > 1 && changes > count / 16 }

  private mutating func remake(_ change: (inout [ItemID]) -> Void) {
    var items = Array(order)
    change(&items)
    order = ItemOrder(items)
  }

  /// Gives an identifier a number.
  private mutating func number(_ identifier: Identifier) -> ItemID {
    let number = free.popLast() ?? identifiers.count
    precondition(number < ItemID.limit, "a snapshot holds at most \(ItemID.limit) identifiers")
    numbers[identifier] = number
    if number < identifiers.count {
      identifiers[number] = identifier
    } else {
      identifiers.append(identifier)
    }
    return ItemID(rawValue: number)
  }

  /// Takes the number of an identifier back.
  private mutating func release(_ item: ItemID) {
    numbers[identifiers[item.rawValue]] = nil
    free.append(item.rawValue)
  }
}

extension IdentifierOrder: Hashable {
  static func == (left: IdentifierOrder, right: IdentifierOrder) -> Bool {
    left.count == right.count && left.elements == right.elements
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}
