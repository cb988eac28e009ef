public import DragGeometry
public import DragModel

/// The sizes of items that have sizes of their own, by item: a list takes the heights, a flow both.
///
/// It says nothing of where the items stand, so that it need not change when they change places.
/// Keep it in the content, beside the model, and give it to each ``CollectionArea``; copies share it.
///
/// ```swift
/// var sizes = ItemSizes()
/// for item in model["notes"]?.items ?? [] {
///   sizes[item] = Size(width: 0, height: height(of: text(of: item), in: width))
/// }
/// ```
///
/// It takes sixteen bytes an item. When the order changes, the engine sums the heights up once, which
/// takes some forty nanoseconds an item; a motion, a gap and a frame of a list cost the same however
/// many items there are.
public struct ItemSizes: Hashable, Sendable {
  /// The sizes by the items' numbers, up to the last that has one.
  private var sizes: [Size] = []

  /// Stands where an item has no size of its own.
  private static let nothing = Size(width: -1, height: -1)

  /// Creates a table in which no item has a size of its own.
  public init() {}

  /// The size of an item, which is never negative; nothing where it has none of its own.
  ///
  /// Controls, and numbers from `ItemID.limit` on, have none.
  public subscript(item: ItemID) -> Size? {
    get {
      guard sizes.indices.contains(item.rawValue) else { return nil }
      let size = sizes[item.rawValue]
      return size == Self.nothing ? nil : size
    }
    set {
      let number = item.rawValue
      guard (0..<ItemID.limit).contains(number) else { return }
      if number >= sizes.count {
        guard newValue != nil else { return }
        sizes += repeatElement(Self.nothing, count: number + 1 - sizes.count)
      }
      let size = newValue.map { Size(width: max($0.width, 0), height: max($0.height, 0)) }
      sizes[number] = size ?? Self.nothing
    }
  }
}
