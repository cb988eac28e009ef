internal import DragCoding
internal import DragSDL
internal import Glibc

/// A picture's open file whose header was read, and whose sizes are within the limits.
///
/// Only regular files are opened: a pipe would block.
struct OpenedPicture: ~Copyable {
  let descriptor: Int32
  let byteCount: Int
  /// The time of its last change, in seconds since 1970.
  let modified: Int64
  let format: PictureFormat
  let header: PictureHeader

  init(_ path: String) throws(PictureProblem) {
    // A file that a slow link leads to is opened without waiting, and a terminal does not become that of the program.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw PictureProblem(errno) }
    do throws(PictureProblem) {
      let (byteCount, modified) = try Self.status(of: descriptor)
      guard var bytes = PictureBytes(descriptor: descriptor, count: byteCount) else {
        throw PictureProblem.unreadable
      }
      (format, header) = try Self.header(of: &bytes)
      (self.descriptor, self.byteCount, self.modified) = (descriptor, byteCount, modified)
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit { close(descriptor) }

  private static func status(
    of descriptor: Int32
  ) throws(PictureProblem) -> (byteCount: Int, modified: Int64) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= Limits.pictureBytes else {
      throw .tooLarge(bytes: Int64(status.st_size))
    }
    return (Int(status.st_size), Int64(status.st_mtim.tv_sec))
  }

  private static func header(
    of bytes: inout PictureBytes
  ) throws(PictureProblem) -> (PictureFormat, PictureHeader) {
    guard let format = PictureFormat.of(&bytes) else {
      throw PictureFormat.isForeign(&bytes) ? .unsupported : .notAPicture
    }
    guard format.isSupported else { throw .unsupported }
    guard format != .svg || bytes.count <= Limits.drawingBytes else {
      throw .tooLarge(bytes: Int64(bytes.count))
    }
    guard let header = format.header(of: &bytes), header.size.width > 0, header.size.height > 0
    else { throw .damaged }
    let size = header.size
    guard size.width <= Limits.picturePixels / size.height else {
      throw .tooManyPixels(width: size.width, height: size.height)
    }
    return (format, header)
  }

  /// Returns all bytes of the file.
  func bytes() throws(PictureProblem) -> [UInt8] {
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: byteCount) { bytes, filled in
      while isRead, filled < byteCount {
        let rest = bytes.baseAddress.map { $0 + filled }
        let count = pread(descriptor, rest, byteCount - filled, filled)
        if count == 0 { break }
        isRead = count > 0
        filled += max(count, 0)
      }
    }
    guard isRead else { throw .unreadable }
    return bytes
  }
}

extension PictureProblem {
  /// The problem of a file that was not opened.
  fileprivate init(_ number: Int32) {
    switch number {
    case ENOENT, ENOTDIR, ENAMETOOLONG: self = .missing
    // A device without a driver, or a socket.
    case ENXIO, ENODEV: self = .notAFile
    default: self = .unreadable
    }
  }
}
