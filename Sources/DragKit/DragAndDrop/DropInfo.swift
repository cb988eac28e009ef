public import DragGeometry
public import DragModel

/// A drag over a drop target, like SwiftUI's `DropInfo`.
public struct DropInfo: Hashable, Sendable {
  /// The pointer's location, relative to the target's upper left corner.
  ///
  /// It can be outside of the target, for example in a ``ColumnLayout``, whose nearest item is the target.
  public let location: Point
  /// The lifted item; never `nil` yet, since drags of other programs reach no target.
  public let item: ItemID?
  /// The frame of the lifted item under the pointer, at its full size, in the coordinates of ``location``.
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

  /// Returns whether the payload of any dragged item conforms to any of `types`.
  public func hasItemsConforming(to types: [ContentType]) -> Bool {
    !itemProviders(for: types).isEmpty
  }

  /// Returns those payloads of the dragged items that conform to any of `types`.
  public func itemProviders(for types: [ContentType]) -> [ItemProvider] {
    providers.filter { provider in types.contains { provider.hasItem(conformingTo: $0) } }
  }
}
