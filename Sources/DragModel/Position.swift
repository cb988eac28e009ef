public import DragCoding

/// Where an item stands: its container, and how many items stand before it there.
public struct Position: Hashable, Sendable {
  /// The container.
  public var container: ContainerID
  /// The offset in the container.
  public var offset: Int

  /// Creates a position.
  public init(_ container: ContainerID, _ offset: Int) {
    self.container = container
    self.offset = offset
  }
}

extension Position: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(container, offset)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (container, offset) = try reader.read()
  }
}
