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
  public func encode(to writer: inout CanonicalWriter) {
    container.encode(to: &writer)
    offset.encode(to: &writer)
  }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(try ContainerID(from: &reader), try Int(from: &reader))
  }
}
