package import DragSDL
internal import CSDL2
internal import DragCoding
internal import Glibc
internal import Synchronization

/// A picture's file, whose size in pixels is checked before it is decoded.
///
/// A few kilobytes can encode gigabytes of pixels. Only regular files are read: a pipe would block.
package struct PictureFile {
  private let path: String
  private let bytes: [UInt8]
  private let format: PictureFormat
  private let size: DeviceSize

  package init(_ path: String) throws(SDLError) {
    self.path = path
    bytes = try Self.bytes(of: path)
    guard let format = PictureFormat.of(bytes) else {
      throw SDLError(path, message: "is no PNG, JPEG, GIF, BMP or WebP picture; remove it")
    }
    guard let size = format.size(in: bytes) else {
      throw SDLError(path, message: "is a damaged picture; remove it")
    }
    guard size.height == 0 || size.width <= Limits.picturePixels / size.height else {
      throw SDLError(
        path,
        message: "has \(size.width)x\(size.height) pixels, and \(Limits.picturePixels) are the "
          + "most; make it smaller")
    }
    (self.format, self.size) = (format, size)
  }

  /// Returns the picture, reduced so that its shorter side has at most `side` pixels.
  func thumbnail(side: Int) throws(SDLError) -> Bitmap {
    let reduced = size.reduced(toShorterSide: side)
    if !isProgressive, let thumbnail = reducedJPEG(reduced) { return thumbnail }
    guard size.area > Self.largeArea else { return try decoded(reducedTo: reduced) }
    return try Self.largePicture.withLock { _ throws(SDLError) in
      try decoded(reducedTo: reduced)
    }
  }

  /// The number of pixels from which a picture is decoded alone, so that several threads need no gigabytes together.
  ///
  /// A JPEG that is not progressive is decoded line by line, and needs little.
  private static let largeArea = 1 << 23
  private static let largePicture = Mutex(())

  var isProgressive: Bool { format.isProgressive(bytes) }

  private func decoded(reducedTo reduced: DeviceSize) throws(SDLError) -> Bitmap {
    if isProgressive, let thumbnail = reducedJPEG(reduced) { return thumbnail }
    let whole = try surface()
    whole.premultiply()
    return withExtendedLifetime(whole) {
      Resampler.fill(reduced, from: whole.size) { whole.row($0).map { UnsafePointer($0) } }
    }
  }

  private func reducedJPEG(_ reduced: DeviceSize) -> Bitmap? {
    guard format.isJPEG else { return nil }
    return JPEGDecoder.bitmap(of: bytes, covering: reduced).map {
      Resampler.fill(reduced, with: $0)
    }
  }

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
    guard descriptor >= 0, let file = fdopen(descriptor, "rb") else {
      throw unreadable(path, errno)
    }
    defer { fclose(file) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw SDLError(path, message: "is no file; remove it")
    }
    guard status.st_size <= Limits.pictureBytes else {
      throw SDLError(
        path, message: "\(status.st_size) bytes are too many for a picture; make it smaller")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = fread(&bytes, 1, bytes.count, file)
    guard ferror(file) == 0 else { throw unreadable(path, errno) }
    return Array(bytes.prefix(count))
  }

  private static func unreadable(_ path: String, _ number: Int32) -> SDLError {
    SDLError(path, message: "cannot be read: \(SystemReason(number))")
  }
}
