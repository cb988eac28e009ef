public import DragCoding

/// The name of a container.
public struct ContainerID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// Creates an identity from the container's name.
  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }

  public static func < (left: ContainerID, right: ContainerID) -> Bool { left.name < right.name }
}

extension ContainerID: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(name)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    name = try reader.read()
  }
}
