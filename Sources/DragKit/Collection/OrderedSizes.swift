public import DragGeometry
public import DragModel

/// The sizes of a container's items in their order: it answers at once how far down an item stands.
public struct OrderedSizes: Hashable, Sendable {
  /// The sizes, in order.
  public private(set) var sizes: [Size] = []
  /// The heights of all items before each, one more than there are items.
  private var heightsBefore: [Length] = [.zero]

  /// Creates a table of sizes; none is negative.
  public init(_ sizes: some Collection<Size>) {
    self.sizes.reserveCapacity(sizes.count)
    heightsBefore.reserveCapacity(sizes.count + 1)
    for size in sizes { append(size) }
  }

  /// Puts the sizes of items in the order in which they stand.
  ///
  /// - Parameters:
  ///   - items: The items in order.
  ///   - sizes: The sizes of some of them.
  ///   - usual: The size of those that have no size of their own, in the coordinates of the layout.
  ///   - turned: Returns a size in the coordinates of the layout.
  public init(
    _ items: ItemOrder, _ sizes: ItemSizes, usual: Size, turned: (Size) -> Size = { $0 }
  ) {
    self.init(items.map { sizes[$0].map(turned) ?? usual })
  }

  private mutating func append(_ size: Size) {
    let size = Size(width: max(size.width, 0), height: max(size.height, 0))
    sizes.append(size)
    heightsBefore.append(heightsBefore[heightsBefore.count - 1] + size.height)
  }

  /// The size of an item; nothing where there is none.
  subscript(offset: Int) -> Size? { sizes.indices.contains(offset) ? sizes[offset] : nil }

  /// How high the items in a range are together.
  func height(of offsets: Range<Int>) -> Length {
    heightsBefore[bounded(offsets.upperBound)] - heightsBefore[bounded(offsets.lowerBound)]
  }

  private func bounded(_ offset: Int) -> Int { min(max(offset, 0), sizes.count) }
}
