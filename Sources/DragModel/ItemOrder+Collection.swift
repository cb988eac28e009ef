extension ItemOrder: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  /// Returns the offset of an item as ``offset(of:)`` does: the standard library visits all items.
  public func firstIndex(of item: ItemID) -> Int? { offset(of: item) }

  public func makeIterator() -> Iterator { Iterator(self) }

  /// An iterator over the items.
  public struct Iterator: IteratorProtocol {
    private let order: ItemOrder
    private var nextChunk = 0
    private var numbers: [Int32] = []
    private var index = 0

    init(_ order: ItemOrder) { self.order = order }

    public mutating func next() -> ItemID? {
      if index == numbers.count {
        guard nextChunk < order.slotOrder.count else { return nil }
        (numbers, nextChunk, index) = (
          order.chunks[order.slotOrder[nextChunk]].numbers, nextChunk + 1, 0
        )
      }
      defer { index += 1 }
      return ItemID(rawValue: Int(numbers[index]))
    }
  }
}

extension ItemOrder: Hashable, ExpressibleByArrayLiteral {
  public init(arrayLiteral items: ItemID...) { self.init(items) }

  /// Returns whether two orders have the same items in the same order.
  ///
  /// - Complexity: O(*n*).
  public static func == (left: ItemOrder, right: ItemOrder) -> Bool {
    guard left.count == right.count else { return false }
    let (these, those) = (
      left.slotOrder.lazy.map { left.chunks[$0] }, right.slotOrder.lazy.map { right.chunks[$0] }
    )
    guard these.elementsEqual(those, by: { $0.start == $1.start }) else {
      return left.elementsEqual(right)
    }
    // Fast for copies: arrays that share their storage are equal without a look at the elements.
    return these.elementsEqual(those) { $0.numbers == $1.numbers }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for item in self { hasher.combine(item) }
  }
}

extension ItemOrder: CustomReflectable, CustomStringConvertible {
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }

  public var description: String { Array(self).description }
}
