public import DragGeometry
public import DragModel

/// An item with its place at rest.
public struct PlacedItem: Hashable, Sendable {
  /// The item.
  public var item: ItemID
  /// Where it is in the window.
  public var frame: Rect

  /// Creates a placed item.
  public init(_ item: ItemID, _ frame: Rect) {
    self.item = item
    self.frame = frame
  }
}
