public import DragModel

/// A dragged item, like `UIDragItem`.
///
/// ```swift
/// DragItem(itemProvider: ItemProvider(text: "variables"), localObject: lesson)
/// ```
public struct DragItem: Hashable, Sendable {
  /// The payload, whose types determine which targets the drag can enter.
  public var itemProvider: ItemProvider
  /// The item of the model that is dragged, for drops in this program (L05); `nil` for other data.
  public var localObject: ItemID?

  /// Creates a dragged item.
  public init(itemProvider: ItemProvider, localObject: ItemID? = nil) {
    (self.itemProvider, self.localObject) = (itemProvider, localObject)
  }
}
