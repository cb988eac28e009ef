public import DragCoding

/// The identity of a container: its name, unique in its model.
public struct ContainerID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  /// The container's name.
  public let name: String

  /// Creates an identity from a name.
  public init(_ name: String) { self.name = name }

  public init(stringLiteral name: String) { self.init(name) }

  public static func < (left: ContainerID, right: ContainerID) -> Bool { left.name < right.name }
}

extension ContainerID: CanonicalCodable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) { writer.write(name) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    name = try reader.read()
  }
}
