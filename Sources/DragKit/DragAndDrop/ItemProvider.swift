public import DragCoding

/// The payload of a dragged item, with its types, like `NSItemProvider`.
///
/// ```swift
/// let provider = ItemProvider(text: "2")
/// provider.hasItem(conformingTo: .text)  // true: plain text is text
/// provider.text                          // "2"
/// ```
public struct ItemProvider: Hashable, Sendable {
  /// The types of the payload, the preferred one first.
  package let registeredTypes: [ContentType]
  /// The text of the payload.
  public let text: String

  /// Creates a payload of text with types in order of preference.
  public init(text: String, as types: [ContentType] = [.plainText]) {
    (self.text, registeredTypes) = (text, types)
  }

  /// Returns whether one of the payload's types is `type` or conforms to it.
  public func hasItem(conformingTo type: ContentType) -> Bool {
    registeredTypes.contains { $0.conforms(to: type) }
  }
}

/// The type of a payload, a uniform type identifier, like `UTType`.
public struct ContentType: RawRepresentable, Hashable, Sendable, CanonicalCodable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Text of any kind.
  public static let text = Self(rawValue: "public.text")
  /// Text without markup.
  public static let plainText = Self(rawValue: "public.plain-text")
  /// A picture.
  public static let image = Self(rawValue: "public.image")

  fileprivate func conforms(to other: ContentType) -> Bool {
    self == other || (self == .plainText && other == .text)
  }
}
