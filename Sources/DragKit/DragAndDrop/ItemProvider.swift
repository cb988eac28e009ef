public import DragCoding

/// The payload of a drag, as `NSItemProvider` carries it: data with their types.
///
/// ```swift
/// let provider = ItemProvider(text: "2")
/// provider.hasItem(conformingTo: .text)  // true: plain text is text
/// provider.text                          // "2"
/// ```
public struct ItemProvider: Hashable, Sendable {
  /// What the payload is, the best type first.
  public private(set) var registeredTypes: [ContentType]
  /// The words that the payload is made of.
  public private(set) var text: String

  /// Creates a payload of plain words.
  public init(text: String) {
    self.init(text: text, as: [.plainText])
  }

  /// Creates a payload of words that stand for something else, such as an address.
  public init(text: String, as types: [ContentType]) {
    self.text = text
    registeredTypes = types
  }

  /// `true` where the payload is, or is also, something of the given type.
  public func hasItem(conformingTo type: ContentType) -> Bool {
    registeredTypes.contains { $0.conforms(to: type) }
  }
}

extension ItemProvider: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(registeredTypes, text)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (registeredTypes, text) = try reader.read()
  }
}
