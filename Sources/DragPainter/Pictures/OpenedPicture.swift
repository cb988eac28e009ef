internal import DragGeometry
internal import DragCoding
internal import DragPictures
internal import DragCoding
internal import Glibc

/// A picture's open file whose header was read, and whose sizes are within the limits.
struct OpenedPicture: ~Copyable {
  private let file: RegularFile
  let header: PictureHeader

  var byteCount: Int { file.byteCount }
  /// The time of its last change, in seconds since 1970.
  var modified: Int64 { file.modified }

  init(_ path: String) throws(PictureProblem) {
    let file = try Self.open(path)
    guard file.byteCount <= Limits.pictureBytes else {
      throw .tooLarge(bytes: Int64(file.byteCount), limit: Int64(Limits.pictureBytes))
    }
    guard var bytes = PictureBytes(descriptor: file.descriptor, count: file.byteCount) else {
      throw .unreadable
    }
    header = try Self.header(of: &bytes).header
    self.file = file
  }

  private static func open(_ path: String) throws(PictureProblem) -> RegularFile {
    do throws(RegularFile.Failure) {
      return try RegularFile(path)
    } catch {
      throw PictureProblem(error)
    }
  }

  /// Reads the whole file, and checks its sizes again.
  func contents() throws(PictureProblem) -> PictureFile {
    guard let bytes = try? file.bytes() else { throw .unreadable }
    var checked = PictureBytes(bytes)
    let (format, header) = try Self.header(of: &checked)
    return PictureFile(bytes: bytes, format: format, header: header)
  }

  private static func header(
    of bytes: inout PictureBytes
  ) throws(PictureProblem) -> (format: PictureFormat, header: PictureHeader) {
    guard let format = PictureFormat.of(&bytes) else {
      throw PictureFormat.isForeign(&bytes) ? .unsupported : .notAPicture
    }
    guard format.isSupported else { throw .unsupported }
    guard format != .svg || bytes.count <= Limits.drawingBytes else {
      throw .tooLarge(bytes: Int64(bytes.count), limit: Int64(Limits.drawingBytes))
    }
    guard let header = format.header(of: &bytes), header.size.width > 0, header.size.height > 0
    else { throw .damaged }
    let size = header.size
    guard size.width <= Limits.picturePixels / size.height else {
      throw .tooManyPixels(width: size.width, height: size.height)
    }
    return (format, header)
  }
}

extension Limits {
  static let picturePixels = 1 << 26
  /// The bytes of an SVG file.
  static let drawingBytes = 1 << 23
}

extension PictureProblem {
  /// The problem of a file that was not opened.
  fileprivate init(_ failure: RegularFile.Failure) {
    self =
      switch failure {
      case .system(ENOENT), .system(ENOTDIR), .system(ENAMETOOLONG): .missing
      // A device without a driver, or a socket.
      case .notRegular, .system(ENXIO), .system(ENODEV): .notAFile
      case .system: .unreadable
      }
  }
}
