internal import DragGeometry
internal import Synchronization

/// A picture's file, whose size in pixels is checked before it is decoded.
///
/// A few kilobytes can encode gigabytes of pixels. Only regular files are read: a pipe would block.
struct PictureFile {
  let bytes: [UInt8]
  let format: PictureFormat
  /// The header in these bytes: the file can have been written since it was opened.
  let header: PictureHeader
}

extension PictureFile {
  init(_ path: String) throws(PictureProblem) { self = try OpenedPicture(path).contents() }

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
    let isSmall = header.size.area <= Self.largeArea || (format == .jpeg && !isProgressive)
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

  var isProgressive: Bool { header.isProgressive }

  /// Returns the whole picture as it is seen.
  func bitmap() throws(PictureProblem) -> Bitmap { try bitmap(filling: header.storedSize) }

  /// Only the pixels of the reduced picture are turned.
  private func bitmap(filling reduced: DeviceSize) throws(PictureProblem) -> Bitmap {
    Resampler.fill(reduced, with: try decoded(covering: reduced))
      .turned(format.remaining(of: header.orientation))
  }

  /// Returns the picture as it is stored, in a size that covers `reduced`.
  private func decoded(covering reduced: DeviceSize) throws(PictureProblem) -> Bitmap {
    let size = header.storedSize
    switch format {
    case .png: return try PNGDecoder.bitmap(of: bytes, size: size)
    case .jpeg: return try JPEGDecoder.bitmap(of: bytes, size: size, covering: reduced)
    case .gif: return try GIFDecoder.bitmap(of: bytes, size: size)
    case .bmp: return try BMPDecoder.bitmap(of: bytes, size: size)
    case .webp: return try WebPDecoder.bitmap(of: bytes, size: size)
    case .tiff: return try TIFFDecoder.bitmap(of: bytes, size: size)
    case .svg:
      guard let renderer = SVGRenderer.installed else { throw .unsupported }
      return try renderer.bitmap(of: bytes, size: reduced)
    }
  }
}
