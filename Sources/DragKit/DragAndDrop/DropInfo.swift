public import DragGeometry
public import DragModel

/// A drag over a drop target, like SwiftUI's `DropInfo`.
public struct DropInfo: Hashable, Sendable {
  /// The pointer's location, relative to the target's upper left corner.
  ///
  /// It can be outside of the target: an item of a column is the target for the whole width of the
  /// column, and for the space between it and its neighbours.
  public let location: Point
  /// The lifted item; never `nil` yet, since drags of other programs reach no target.
  public let item: ItemID?
  /// The frame of the lifted item under the pointer, in the coordinate space of ``location``.
  public let itemFrame: Rect
  let providers: [ItemProvider]
  /// The operation that the held modifier keys request; `nil` if they request none.
  public let preferredOperation: DropOperation?

  /// Creates a value, for example in a test of a delegate.
  public init(
    location: Point, item: ItemID?, itemFrame: Rect = .zero, providers: [ItemProvider],
    preferredOperation: DropOperation? = nil
  ) {
    (self.location, self.item, self.itemFrame) = (location, item, itemFrame)
    (self.providers, self.preferredOperation) = (providers, preferredOperation)
  }

  /// Returns whether the payload of any dragged item conforms to one of some types.
  public func hasItemsConforming(to types: [ContentType]) -> Bool {
    !itemProviders(for: types).isEmpty
  }

  /// Returns the payloads of the dragged items that conform to one of some types.
  public func itemProviders(for types: [ContentType]) -> [ItemProvider] {
    providers.filter { provider in types.contains { provider.hasItem(conformingTo: $0) } }
  }
}
