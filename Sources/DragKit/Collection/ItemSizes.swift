public import DragGeometry

/// The sizes of the items of a container whose items have sizes of their own.
///
/// It is made anew where the order changes, and then answers at once how far down an item stands.
public struct ItemSizes: Hashable, Sendable {
  /// The sizes, in order.
  public private(set) var sizes: [Size]
  /// The heights of all items before each, one more than there are items.
  private var heightsBefore: [Length]

  /// Creates a table of sizes; none is negative.
  public init(_ sizes: [Size]) {
    self.sizes = sizes.map { Size(width: max($0.width, 0), height: max($0.height, 0)) }
    heightsBefore = [.zero]
    heightsBefore.reserveCapacity(sizes.count + 1)
    var height = Length.zero
    for size in self.sizes {
      height += size.height
      heightsBefore.append(height)
    }
  }

  /// The size of an item; nothing where there is none.
  subscript(offset: Int) -> Size? { sizes.indices.contains(offset) ? sizes[offset] : nil }

  /// How high the items in a range are together.
  func height(of offsets: Range<Int>) -> Length {
    heightsBefore[bounded(offsets.upperBound)] - heightsBefore[bounded(offsets.lowerBound)]
  }

  private func bounded(_ offset: Int) -> Int { min(max(offset, 0), sizes.count) }
}
