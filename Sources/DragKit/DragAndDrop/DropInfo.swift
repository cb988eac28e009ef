public import DragGeometry
public import DragModel

/// A drag over a drop target, like SwiftUI's `DropInfo`.
public struct DropInfo: Hashable, Sendable {
  /// The pointer's location, relative to the target's upper left corner.
  ///
  /// The location can be outside of the target: in a ``ColumnLayout``, the target is the item whose
  /// place is nearest to the centre of ``itemFrame``.
  public let location: Point
  /// The lifted item; `nil` if the drag began in another program.
  public let item: ItemID?
  /// The frame of the lifted item, which moves with the pointer, in the coordinates of ``location``.
  ///
  /// Its size is that of the item when it was lifted, even if the preview is drawn in another size.
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
