public import DragGeometry
public import DragModel

/// What a drop target learns of the drag over it.
public struct DropInfo: Hashable, Sendable {
  /// The pointer's location in the coordinate space of the target, whose origin is its upper left corner.
  ///
  /// It can lie outside of the target's bounds: an item of a column is the target for the whole width of
  /// the column, and for the space between it and its neighbours.
  public let location: Point
  /// The item that is dragged, where the drag began in this program.
  public let item: ItemID?
  /// Where the item is that is dragged, at its own size, counted as ``location`` is.
  public let itemFrame: Rect
  /// The operation that the user asks for by modifier keys, if any.
  public let preferredOperation: DropOperation?
  let providers: [ItemProvider]

  /// Creates what a target learns, as a test of a delegate needs it.
  public init(
    location: Point, item: ItemID?, itemFrame: Rect = .zero, providers: [ItemProvider],
    preferredOperation: DropOperation? = nil
  ) {
    self.location = location
    self.item = item
    self.itemFrame = itemFrame
    self.providers = providers
    self.preferredOperation = preferredOperation
  }

  /// `true` where something of one of the given types is dragged.
  public func hasItemsConforming(to types: [ContentType]) -> Bool {
    !itemProviders(for: types).isEmpty
  }

  /// What is dragged, as far as it is of one of the given types.
  public func itemProviders(for types: [ContentType]) -> [ItemProvider] {
    providers.filter { provider in types.contains { provider.hasItem(conformingTo: $0) } }
  }
}
