public import DragCoding

/// The name of a container.
public struct ContainerID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// Creates an identity from the container's name.
  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }
}

extension ContainerID: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    name.encode(into: &writer)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(try String(decoding: &reader))
  }
}
