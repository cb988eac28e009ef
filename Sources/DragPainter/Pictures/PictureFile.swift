internal import DragCoding
internal import DragGeometry
internal import DragPictures
internal import Glibc
internal import Synchronization

/// A picture's open file whose header was read, and whose sizes are within the limits.
///
/// A few kilobytes can encode gigabytes of pixels. Only regular files are read: a pipe would block.
struct PictureFile: ~Copyable {
  private let file: RegularFile
  let format: PictureFormat
  let header: PictureHeader

  var byteCount: Int { file.byteCount }
  /// The time of its last change, in seconds since 1970.
  var modified: Int64 { file.modified }

  init(_ path: String) throws(PictureProblem) {
    let file = try Self.open(path)
    guard file.byteCount <= Limits.pictureBytes else {
      throw .tooLarge(bytes: Int64(file.byteCount), limit: Int64(Limits.pictureBytes))
    }
    guard let start = try? file.bytes(first: 1 << 16) else { throw .unreadable }
    guard let format = PictureFormat.of(start) else {
      throw PictureFormat.isForeign(start) ? .unsupported : .notAPicture
    }
    guard format.isSupported else { throw .unsupported }
    guard format != .svg || file.byteCount <= Limits.drawingBytes else {
      throw .tooLarge(bytes: Int64(file.byteCount), limit: Int64(Limits.drawingBytes))
    }
    guard let header = format.header(of: file, start), header.size.width > 0, header.size.height > 0
    else { throw .damaged }
    let size = header.size
    guard size.width <= Limits.picturePixels / size.height else {
      throw .tooManyPixels(width: size.width, height: size.height)
    }
    (self.format, self.header) = (format, header)
    self.file = file
  }

  private static func open(_ path: String) throws(PictureProblem) -> RegularFile {
    do throws(RegularFile.Failure) {
      return try RegularFile(path)
    } catch {
      throw PictureProblem(error)
    }
  }
}

extension PictureFile {
  /// Returns the picture as it is seen, reduced so that its shorter side has at most `side` pixels.
  ///
  /// The side of a drawing is `side`, also if it is described smaller.
  func thumbnail(side: Int) throws(PictureProblem) -> Bitmap {
    let reduced =
      format == .svg
      ? header.size.enlarged(
        toShorterSide: side, atMost: Self.drawnArea, longest: SVGRenderer.longestSide)
      : header.storedSize.reduced(toShorterSide: side)
    // A JPEG that is not progressive is decoded line by line, and needs little.
    let isSmall =
      header.size.area <= Self.largeArea || (format == .jpeg && !header.isProgressive)
    if isSmall { return try bitmap(filling: reduced) }
    return try Self.largePicture.withLock { _ throws(PictureProblem) in
      try bitmap(filling: reduced)
    }
  }

  /// The number of pixels from which a picture is decoded alone, so that several threads need no gigabytes together.
  private static let largeArea = 1 << 23
  private static let largePicture = Mutex(())
  /// The maximum number of pixels in which a drawing is drawn.
  private static let drawnArea = 1 << 22

  /// Returns the whole picture as it is seen.
  func bitmap() throws(PictureProblem) -> Bitmap { try bitmap(filling: header.storedSize) }

  /// Only the pixels of the reduced picture are turned.
  private func bitmap(filling reduced: DeviceSize) throws(PictureProblem) -> Bitmap {
    Resampler.fill(reduced, with: try decoded(covering: reduced)).turned(header.orientation)
  }

  /// Returns the picture as it is stored, in a size that covers `reduced`.
  private func decoded(covering reduced: DeviceSize) throws(PictureProblem) -> Bitmap {
    let size = header.storedSize
    switch format {
    case .png: return try PNGDecoder.bitmap(of: bytes(), size: size)
    case .jpeg: return try JPEGDecoder.bitmap(of: file, size: size, covering: reduced)
    case .gif:
      guard let gif = GIFDecoder(file) else { throw .damaged }
      return try gif.bitmap(size: size)
    case .bmp: return try BMPDecoder.bitmap(of: bytes(), size: size)
    case .webp: return try WebPDecoder.bitmap(of: bytes(), size: size)
    case .tiff:
      guard let tiff = TIFFDecoder(file) else { throw .damaged }
      return try tiff.bitmap(size: size)
    case .svg:
      guard let renderer = SVGRenderer.installed else { throw .unsupported }
      return try renderer.bitmap(of: bytes(), size: reduced)
    }
  }

  private func bytes() throws(PictureProblem) -> [UInt8] {
    guard let bytes = try? file.bytes() else { throw .unreadable }
    return bytes
  }
}

extension RegularFile {
  /// Returns a descriptor at the beginning of the file, for a library that closes it.
  ///
  /// All descriptors of the file have one position.
  func rewound() -> Int32? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return nil }
    lseek(copy, 0, SEEK_SET)
    return copy
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
