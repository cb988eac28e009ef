package import DragCoding

/// The payload of a dragged item in one or more types, like `NSItemProvider`.
///
/// ```swift
/// let provider = ItemProvider(text: "2")
/// provider.hasItem(conformingTo: .text)  // true: plain text is text
/// provider.text                          // "2"
/// ```
///
/// Most data of a drag from another program is unknown while the drag is over the window:
/// ``data(for:)`` returns `nil`. After the drop, it returns the types that the target accepts.
public struct ItemProvider: Hashable, Sendable {
  /// The payload in one type.
  ///
  /// `bytes` is `nil` until another program sends them, or if the payload is the file at ``path``.
  package struct Representation: Hashable, Sendable {
    package let type: ContentType
    package let bytes: [UInt8]?

    package init(type: ContentType, bytes: [UInt8]?) {
      (self.type, self.bytes) = (type, bytes)
    }
  }

  /// The representations, in order of preference.
  package let representations: [Representation]

  package init(_ representations: [Representation]) { self.representations = representations }

  /// Creates a payload of text with types in order of preference.
  public init(text: String, as types: [ContentType] = [.plainText]) {
    self.init(types.map { Representation(type: $0, bytes: Array(text.utf8)) })
  }

  /// Creates a payload of data in one type.
  public init(data: [UInt8], as type: ContentType) {
    self.init([Representation(type: type, bytes: data)])
  }

  /// Creates a payload that is a file, by its absolute path.
  ///
  /// If the name has a picture's extension, the payload also conforms to ``ContentType/image``.
  public init(path: String) { self.init(uri: FileURI.uri(of: path)) }

  /// Creates a payload that is a link or a file, by its URI.
  package init(uri: String) {
    let type: ContentType = FileURI.isLocalFile(uri) ? .fileURL : .url
    let link = Representation(type: type, bytes: Array(uri.utf8))
    let image = FileURI.path(of: uri).flatMap(ContentType.image(fileName:))
    self.init([link] + [image].compactMap(\.self).map { Representation(type: $0, bytes: nil) })
  }

  /// Returns whether one of the payload's types is `type` or conforms to it.
  public func hasItem(conformingTo type: ContentType) -> Bool {
    representations.contains { $0.type.conforms(to: type) }
  }

  /// Returns whether one of the payload's types is one of `types` or conforms to it.
  package func conforms(toAnyOf types: [ContentType]) -> Bool {
    types.contains { hasItem(conformingTo: $0) }
  }

  /// Returns the data of the first type that is `type` or conforms to it; `nil` if there is none.
  public func data(for type: ContentType) -> [UInt8]? {
    representations.first { $0.type.conforms(to: type) && $0.bytes != nil }?.bytes
  }

  /// The payload's text, link or first data, in this order; empty if there is none or not in UTF-8.
  public var text: String {
    let bytes = data(for: .text) ?? data(for: .url) ?? representations.first?.bytes ?? []
    return String(validating: bytes, as: UTF8.self) ?? ""
  }

  /// The payload's link or its file's URI, such as `https://example.org/`; `nil` without either.
  public var url: String? {
    data(for: .url).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The absolute path of the payload's file; `nil` if there is no file, or the path is not UTF-8.
  public var path: String? {
    data(for: .fileURL).flatMap { String(validating: $0, as: UTF8.self) }
      .flatMap(FileURI.path(of:))
  }

  /// Whether the payload is a file whose path is not UTF-8.
  package var hasUnreadablePath: Bool { path == nil && data(for: .fileURL) != nil }
}

extension ItemProvider.Representation: FieldCoded {
  package static let fields = Fields(ItemProvider.Representation.init) { ($0.type, $0.bytes) }
}
