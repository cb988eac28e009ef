package import DragSDL
internal import CSDL2
internal import DragCoding
internal import Synchronization

/// A picture's file, whose size in pixels is checked before it is decoded.
///
/// A few kilobytes can encode gigabytes of pixels. Only regular files are read: a pipe would block.
package struct PictureFile {
  private let path: String
  private let bytes: [UInt8]
  private let format: PictureFormat
  private let header: PictureHeader

  package init(_ path: String) throws(SDLError) {
    self.path = path
    do throws(PictureProblem) {
      let contents = try OpenedPicture(path).contents()
      (bytes, format, header) = (contents.bytes, contents.format, contents.header)
    } catch {
      throw SDLError(path, message: error.message)
    }
  }

  /// Returns the picture as it is seen, reduced so that its shorter side has at most `side` pixels.
  ///
  /// The side of a drawing is `side`, also if it is described smaller.
  func thumbnail(side: Int) throws(SDLError) -> Bitmap {
    if format == .svg { return try drawing(side: side) }
    let reduced = header.storedSize.reduced(toShorterSide: side)
    if !isProgressive, let thumbnail = reducedJPEG(reduced) { return thumbnail }
    guard header.size.area > Self.largeArea else { return try decoded(reducedTo: reduced) }
    return try Self.largePicture.withLock { _ throws(SDLError) in
      try decoded(reducedTo: reduced)
    }
  }

  /// The number of pixels from which a picture is decoded alone, so that several threads need no gigabytes together.
  ///
  /// A JPEG that is not progressive is decoded line by line, and needs little.
  private static let largeArea = 1 << 23
  private static let largePicture = Mutex(())

  var isProgressive: Bool { header.isProgressive }

  private func decoded(reducedTo reduced: DeviceSize) throws(SDLError) -> Bitmap {
    if isProgressive, let thumbnail = reducedJPEG(reduced) { return thumbnail }
    return try bitmap(storedSurface(header.storedSize), filling: reduced)
      .turned(format.remaining(of: header.orientation))
  }

  private func drawing(side: Int) throws(SDLError) -> Bitmap {
    let size = header.size.enlarged(toShorterSide: side, atMost: Self.drawnArea)
    let drawn = try storedSurface(size)
    guard drawn.size == size else { return bitmap(drawn, filling: size) }
    drawn.premultiply()
    return drawn.bitmap
  }

  /// The maximum number of pixels in which a drawing is drawn.
  private static let drawnArea = 1 << 22

  private func bitmap(_ whole: Surface, filling size: DeviceSize) -> Bitmap {
    whole.premultiply()
    return withExtendedLifetime(whole) {
      Resampler.fill(size, from: whole.size) { whole.row($0).map { UnsafePointer($0) } }
    }
  }

  /// Only the pixels of the thumbnail are turned.
  private func reducedJPEG(_ reduced: DeviceSize) -> Bitmap? {
    guard format == .jpeg else { return nil }
    return JPEGDecoder.bitmap(of: bytes, covering: reduced).map {
      Resampler.fill(reduced, with: $0).turned(header.orientation)
    }
  }

  /// Returns the whole picture as it is seen.
  func surface() throws(SDLError) -> Surface {
    let stored = try storedSurface(header.storedSize)
    let orientation = format.remaining(of: header.orientation)
    return orientation == .upright ? stored : try stored.turned(orientation)
  }

  private func storedSurface(_ size: DeviceSize) throws(SDLError) -> Surface {
    if format == .gif {
      guard let decoded = GIFDecoder.bitmap(of: bytes, size: size) else {
        throw damaged
      }
      return try Sprite(decoded).surface
    }
    SDL_ClearError()
    let made = bytes.withUnsafeBytes { bytes -> UnsafeMutablePointer<SDL_Surface>? in
      let source = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count))
      guard let source else { return nil }
      defer { SDL_RWclose(source) }
      return format.load(source, size: size)
    }
    guard let made else {
      // Some decoders fail without a reason.
      let error = SDLError(path)
      throw error.message.isEmpty ? damaged : error
    }
    return try Surface(converting: made)
  }

  private var damaged: SDLError { SDLError(path, message: PictureProblem.damaged.message) }
}

extension Surface {
  /// Returns the pixels as they are seen.
  fileprivate func turned(_ orientation: PictureOrientation) throws(SDLError) -> Surface {
    try Sprite(bitmap.turned(orientation)).surface
  }

  fileprivate var bitmap: Bitmap {
    let size = size
    let pixels = [UInt32](unsafeUninitializedCapacity: size.area) { pixels, count in
      for y in 0..<size.height {
        guard let row = row(y) else { return }
        (pixels.baseAddress.map { $0 + count })?.initialize(from: row, count: size.width)
        count += size.width
      }
    }
    return Bitmap(size: size, pixels: pixels)
  }
}

extension PictureProblem {
  fileprivate var message: String {
    switch self {
    case .missing: "does not exist; check the name"
    case .unreadable: "cannot be read; check its permissions"
    case .notAFile: "is not a regular file"
    case .notAPicture:
      "is not a PNG, JPEG, GIF, BMP, WebP, TIFF or SVG picture; choose another file"
    case .unsupported: "has a format that this build cannot decode; convert it to PNG"
    case .damaged: "is damaged; replace the file"
    case .tooManyPixels(let width, let height):
      "has \(width)x\(height) pixels; the limit is \(Limits.picturePixels); reduce its size"
    case .tooLarge(let bytes, let limit): "has \(bytes) bytes; the limit is \(limit)"
    }
  }
}
