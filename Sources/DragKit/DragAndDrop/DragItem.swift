public import DragCoding
public import DragModel

/// One of the things that a drag carries, as `UIDragItem` is.
///
/// ```swift
/// DragItem(itemProvider: ItemProvider(text: "variables"), localObject: lesson)
/// ```
public struct DragItem: Hashable, Sendable {
  /// What another program would get of it.
  public var itemProvider: ItemProvider
  /// The item of the model that it stands for, where it is one: a drop in the same program needs no
  /// decoding (L05).
  public var localObject: ItemID?

  /// Creates something to drag.
  public init(itemProvider: ItemProvider, localObject: ItemID? = nil) {
    self.itemProvider = itemProvider
    self.localObject = localObject
  }
}

extension DragItem: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(itemProvider, localObject)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (itemProvider, localObject) = try reader.read()
  }
}
