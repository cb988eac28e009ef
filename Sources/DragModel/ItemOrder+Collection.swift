extension ItemOrder: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  /// Where `item` stands, as ``offset(of:)``: found without going through all.
  public func firstIndex(of item: ItemID) -> Int? { offset(of: item) }

  public func makeIterator() -> Iterator { Iterator(self) }

  /// Goes through the items, chunk by chunk.
  public struct Iterator: IteratorProtocol {
    private let order: ItemOrder
    private var place = 0
    private var numbers: [Int32] = []
    private var index = 0

    init(_ order: ItemOrder) {
      self.order = order
    }

    public mutating func next() -> ItemID? {
      if index == numbers.count, !turn() { return nil }
      defer { index += 1 }
      return ItemID(rawValue: Int(numbers[index]))
    }

    private mutating func turn() -> Bool {
      guard place < order.row.count else { return false }
      (numbers, place, index) = (order.chunks[order.row[place]], place + 1, 0)
      return true
    }
  }
}

extension ItemOrder: Hashable, ExpressibleByArrayLiteral {
  public init(arrayLiteral items: ItemID...) {
    self.init(items)
  }

  /// `true` where the same items stand in the same order, in whatever chunks.
  ///
  /// It costs next to nothing where one is a copy of the other, even one with a few changes.
  public static func == (left: ItemOrder, right: ItemOrder) -> Bool {
    guard left.count == right.count else { return false }
    guard left.starts == right.starts else { return left.elementsEqual(right) }
    // Arrays that share their storage are told equal at once.
    return zip(left.row, right.row).allSatisfy { left.chunks[$0] == right.chunks[$1] }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for item in self { hasher.combine(item) }
  }
}

extension ItemOrder: CustomReflectable, CustomStringConvertible {
  /// The items, as an array shows them.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }

  public var description: String { Array(self).description }
}
