internal import DragGeometry

/// The properties of a picture that are known without decoding it.
package struct PictureInfo: Hashable, Sendable {
  /// The size in pixels, as the picture is seen.
  package let width: Int
  package let height: Int
  /// The size of the file, in bytes.
  package let bytes: Int64
  /// The time of the file's last change, in seconds since 1970.
  package let modified: Int64

  package init(width: Int, height: Int, bytes: Int64, modified: Int64) {
    (self.width, self.height) = (width, height)
    (self.bytes, self.modified) = (bytes, modified)
  }

  /// Reads as little of a picture's file as its decoder needs to know the size: 64 kilobytes in most cases.
  ///
  /// It can be called on any thread. A slow disk blocks it.
  package init(probing path: String) throws(PictureProblem) {
    let file = try PictureFile(path)
    self.init(
      width: file.header.size.width, height: file.header.size.height,
      bytes: Int64(file.byteCount), modified: file.modified)
  }
}
