public import DragCoding

/// What kind of thing a payload is, as `UTType` says it.
public struct ContentType: Hashable, Sendable {
  /// The uniform type identifier.
  public let identifier: String

  /// Creates a type from its identifier.
  public init(_ identifier: String) {
    self.identifier = identifier
  }

  /// Words of any kind.
  public static let text = ContentType("public.text")
  /// Words without any markup.
  public static let plainText = ContentType("public.plain-text")
  /// A picture.
  public static let image = ContentType("public.image")
  /// An address.
  public static let url = ContentType("public.url")

  /// `true` where something of this type is also something of `other`.
  public func conforms(to other: ContentType) -> Bool {
    self == other || (self == .plainText && other == .text)
  }
}

extension ContentType: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(identifier)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(try reader.read())
  }
}
