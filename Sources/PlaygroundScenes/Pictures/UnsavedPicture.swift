package import DragKit

/// A picture that came as data, for example from a browser, and has no file yet.
package struct UnsavedPicture: Hashable, Sendable {
  package let item: ItemID
  package let bytes: [UInt8]

  /// The path of the picture until it has a file; no file has this path.
  package var path: String { Self.path(of: item) }

  static func path(of item: ItemID) -> String { "unsaved/\(item.rawValue)" }

  /// The contents of any file, as Chromium offers them for a picture on a page.
  static let fileContents = ContentType(rawValue: "application/octet-stream")

  /// Returns the contents of a file if they begin like a picture; otherwise `nil`.
  static func picture(in contents: [UInt8]) -> [UInt8]? {
    let starts: [[UInt8]] = [
      [0x89, 0x50, 0x4e, 0x47], [0xff, 0xd8, 0xff], Array("GIF8".utf8), Array("RIFF".utf8),
      Array("BM".utf8), [0x49, 0x49, 0x2a, 0], [0x4d, 0x4d, 0, 0x2a], Array("<svg".utf8),
      Array("<?xml".utf8),
    ]
    return starts.contains { contents.starts(with: $0) } ? contents : nil
  }
}

extension UnsavedPicture: FieldCoded {
  package static let fields = Fields(UnsavedPicture.init) { ($0.item, $0.bytes) }
}
