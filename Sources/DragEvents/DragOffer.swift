internal import Algorithms
package import DragCoding

/// The data that another program offers in a drag, and the operations that it permits.
public struct DragOffer: Hashable, Sendable {
  /// The MIME types of the offered data, in the order in which the other program lists them.
  public let types: [String]
  /// The operations that the other program permits, in the order of `DropOperation.allCases`.
  public let operations: [DropOperation]

  /// Creates an offer of the first 64 MIME types in `types`; repeated types are ignored.
  public init(types: [String], operations: [DropOperation] = [.copy]) {
    self.types = Array(types.uniqued().prefix(Limits.dragTypes))
    self.operations = DropOperation.allCases.filter(operations.contains)
  }
}

/// The data of a drag or of the clipboard in one of its types.
public struct DragData: Hashable, Sendable {
  /// The MIME type; in a drag from another program, one of ``DragOffer/types``.
  public var type: String
  /// The bytes, as the source sends them.
  public var bytes: [UInt8]
  /// The path of a file with the bytes, which is read on request; `nil` if they are in ``bytes``.
  package private(set) var file: String?

  /// Creates data whose bytes are in a file.
  package init(_ type: String, inFile path: String) {
    self.init(type, [])
    file = path
  }

  /// Creates data with bytes.
  public init(_ type: String, _ bytes: [UInt8]) { (self.type, self.bytes) = (type, bytes) }

  /// Creates data whose bytes are the UTF-8 code units of a text.
  public init(_ type: String, text: String) { self.init(type, Array(text.utf8)) }
}

extension Limits {
  package static let dragTypes = 64
}
