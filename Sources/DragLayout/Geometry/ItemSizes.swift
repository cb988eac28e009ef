public import DragGeometry
public import DragModel

/// The sizes of the items that have sizes of their own.
///
/// Width and height are those in the window, whatever the layout's axis. A list uses only the
/// extent along its axis, a masonry only the height, and a grid neither.
///
/// The table does not depend on the order of items. Keep it in the content, beside the model, and
/// pass it to each ``CollectionArea``. Copies share their storage.
///
/// ```swift
/// var sizes = ItemSizes()
/// for note in notes { sizes[note] = Size(width: 0, height: height(of: note)) }
/// ```
///
/// The table takes sixteen bytes for each raw value of an item, up to the highest that has had a
/// size. When an order or the sizes change, the engine sums the heights once, in time linear in the
/// number of items.
public struct ItemSizes: Hashable, Sendable {
  private var sizes: [Size] = []

  private static let unset = Size(width: -1, height: -1)

  /// Creates a table in which no item has a size of its own.
  public init() {}

  /// The item's own size; `nil` if the item has none or is a control.
  ///
  /// A negative width or height is stored as zero. A size for a control is ignored.
  public subscript(item: ItemID) -> Size? {
    get {
      guard sizes.indices.contains(item.rawValue) else { return nil }
      let size = sizes[item.rawValue]
      return size == Self.unset ? nil : size
    }
    set {
      let number = item.rawValue
      guard (0..<ItemID.limit).contains(number) else { return }
      if number >= sizes.count {
        guard newValue != nil else { return }
        sizes += repeatElement(Self.unset, count: number + 1 - sizes.count)
      }
      let size = newValue.map { Size(width: max($0.width, 0), height: max($0.height, 0)) }
      sizes[number] = size ?? Self.unset
    }
  }
}

/// The sizes of a container's items in order, with sums of heights to find rows in O(log *n*).
package struct OrderedSizes: Hashable, Sendable {
  private(set) var sizes: [Size] = []
  private var heightsBefore: [Length] = [.zero]

  package init(_ sizes: some Collection<Size>) {
    self.sizes.reserveCapacity(sizes.count)
    heightsBefore.reserveCapacity(sizes.count + 1)
    for size in sizes {
      let size = Size(width: max(size.width, 0), height: max(size.height, 0))
      self.sizes.append(size)
      heightsBefore.append(heightsBefore[heightsBefore.count - 1] + size.height)
    }
  }

  package subscript(offset: Int) -> Size? { sizes.indices.contains(offset) ? sizes[offset] : nil }

  func height(of offsets: Range<Int>) -> Length {
    let offsets = offsets.clamped(to: sizes.indices)
    return heightsBefore[offsets.upperBound] - heightsBefore[offsets.lowerBound]
  }
}
