public import DragCoding
public import DragModel

/// A dragged item, like `UIDragItem`.
///
/// ```swift
/// DragItem(itemProvider: ItemProvider(text: "variables"), localObject: lesson)
/// ```
public struct DragItem: Hashable, Sendable {
  /// The payload for other programs.
  public var itemProvider: ItemProvider
  /// The item of the model, if any, so that a drop in the same program needs no decoding (L05).
  public var localObject: ItemID?

  /// Creates a dragged item.
  public init(itemProvider: ItemProvider, localObject: ItemID? = nil) {
    self.itemProvider = itemProvider
    self.localObject = localObject
  }
}

extension DragItem: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(itemProvider, localObject) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (itemProvider, localObject) = try reader.read()
  }
}
