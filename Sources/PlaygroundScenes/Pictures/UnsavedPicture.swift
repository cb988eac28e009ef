package import DragKit

/// A picture that came as data, for example from a browser, and is not in a file yet.
package struct UnsavedPicture: Hashable, Sendable {
  package let item: ItemID
  package let bytes: [UInt8]

  /// The path of the picture until it has a file; it is that of no file.
  package var path: String { Self.path(of: item) }

  static func path(of item: ItemID) -> String { "unsaved/\(item.rawValue)" }
}

extension UnsavedPicture: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(item)
    writer.write(count: bytes.count)
    for byte in bytes { writer.write(tag: byte) }
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    item = try reader.read()
    var bytes: [UInt8] = []
    for _ in 0..<(try reader.readCount()) { bytes.append(try reader.readTag()) }
    self.bytes = bytes
  }
}
