public import DragGeometry
public import DragModel

/// An item with a frame.
public struct PlacedItem: Hashable, Sendable {
  package var item: ItemID
  /// The frame, in window coordinates.
  ///
  /// In a ``Fold``, the frame is relative to the upper left corner of the group's row.
  package var frame: Rect

  /// Creates an item with a frame.
  public init(_ item: ItemID, _ frame: Rect) {
    self.item = item
    self.frame = frame
  }
}
