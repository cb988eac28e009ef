public import DragModel

/// A dragged item, like `UIDragItem`.
///
/// ```swift
/// DragItem(itemProvider: ItemProvider(text: "variables"), localObject: lesson)
/// ```
public struct DragItem: Hashable, Sendable {
  /// The payload, whose types determine which targets the drag can enter.
  public var itemProvider: ItemProvider
  /// The dragged item of the model (L05); `nil` if the payload does not belong to an item of the model.
  public var localObject: ItemID?

  /// Creates a dragged item.
  public init(itemProvider: ItemProvider, localObject: ItemID? = nil) {
    (self.itemProvider, self.localObject) = (itemProvider, localObject)
  }
}
