internal import CSDL2
internal import DragCoding
internal import Glibc

/// A picture's file, whose size in pixels is known before anything is decoded.
///
/// A few kilobytes can stand for gigabytes of pixels. Only ordinary files are read: a pipe would block.
package struct PictureFile {
  private let path: String
  private let bytes: [UInt8]
  private let format: PictureFormat

  /// Reads a file.
  ///
  /// - Throws: ``SDLError`` if the file cannot be read, is in no known format, or has too many pixels.
  package init(_ path: String) throws(SDLError) {
    self.path = path
    bytes = try Self.bytes(of: path)
    guard let format = PictureFormat(of: bytes) else {
      throw Self.refused(path, "is no PNG, JPEG, GIF, BMP or WebP picture; remove it")
    }
    guard let size = format.size(in: bytes) else {
      throw Self.refused(path, "is a damaged picture; remove it")
    }
    guard size.height == 0 || size.width <= Limits.picturePixels / size.height else {
      throw Self.refused(
        path,
        "has \(size.width)x\(size.height) pixels, and \(Limits.picturePixels) are the most; "
          + "make it smaller")
    }
    self.format = format
  }

  /// The decoded picture.
  func surface() throws(SDLError) -> Surface {
    let made = bytes.withUnsafeBytes { bytes -> UnsafeMutablePointer<SDL_Surface>? in
      let source = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count))
      guard let source else { return nil }
      defer { SDL_RWclose(source) }
      return format.load(source)
    }
    guard let made else { throw SDLError(path) }
    return try Surface(converting: made)
  }

  private static func bytes(of path: String) throws(SDLError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw unreadable(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw refused(path, "is no file; remove it") }
    guard status.st_size <= Limits.pictureBytes else {
      throw refused(path, "\(status.st_size) bytes are too many for a picture; make it smaller")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = bytes[filled...].withUnsafeMutableBytes {
        read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw unreadable(path, errno) }
      if count == 0 { break }
      filled += count
    }
    return Array(bytes.prefix(filled))
  }

  private static func unreadable(_ path: String, _ number: Int32) -> SDLError {
    refused(path, "cannot be read: \(SystemReason(number))")
  }

  private static func refused(_ path: String, _ words: String) -> SDLError {
    SDLError(reason: .failedCall, call: path, message: words)
  }
}
