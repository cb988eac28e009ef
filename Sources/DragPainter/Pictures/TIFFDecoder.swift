internal import CPictures
internal import DragCoding
internal import DragGeometry
internal import Glibc

/// Decodes TIFF pictures with libtiff; the first picture of a file.
struct TIFFDecoder: ~Copyable {
  private let tiff: OpaquePointer

  /// Reads the first directory of a file; `nil` if it is damaged.
  init?(_ file: borrowing RegularFile) {
    _ = Self.quiet
    guard let descriptor = file.rewound() else { return nil }
    // The file is not mapped, since it can be cut off. The descriptor is closed with the picture.
    guard let tiff = TIFFFdOpen(descriptor, "picture", "rm") else {
      close(descriptor)
      return nil
    }
    self.tiff = tiff
  }

  deinit { TIFFClose(tiff) }

  var header: PictureHeader {
    PictureHeader(
      cpictures_header(
        width: cpictures_tiff_long(tiff, UInt32(TIFFTAG_IMAGEWIDTH)),
        height: cpictures_tiff_long(tiff, UInt32(TIFFTAG_IMAGELENGTH)),
        orientation: UInt8(
          clamping: cpictures_tiff_short(tiff, UInt32(TIFFTAG_ORIENTATION))),
        is_progressive: false))
  }

  /// Returns the picture as it is stored.
  ///
  /// - Throws: ``PictureProblem/damaged`` if it is not of `size`, ``PictureProblem/unsupported`` if libtiff cannot
  ///   decode pictures of its kind.
  func bitmap(size: DeviceSize) throws(PictureProblem) -> Bitmap {
    try check(size)
    cpictures_tiff_ignore_orientation(tiff)
    var pixels = [UInt32](repeating: 0, count: size.area)
    let isDecoded = TIFFReadRGBAImageOriented(
      tiff, UInt32(size.width), UInt32(size.height), &pixels, ORIENTATION_TOPLEFT, 0)
    guard isDecoded != 0 else { throw .damaged }
    // Red is the lowest byte; alpha is premultiplied.
    for place in pixels.indices {
      let pixel = pixels[place]
      pixels[place] = pixel & 0xff00_ff00 | pixel << 16 & 0xff_0000 | pixel >> 16 & 0xff
    }
    return Bitmap(size: size, pixels: pixels)
  }

  /// Checks what libtiff allocates.
  private func check(_ size: DeviceSize) throws(PictureProblem) {
    guard header.storedSize == size else { throw .damaged }
    // JBIG data have a size of their own, which libtiff does not check.
    let compression = cpictures_tiff_short(tiff, UInt32(TIFFTAG_COMPRESSION))
    guard compression != COMPRESSION_JBIG else { throw .unsupported }
    // A tile can be larger than the picture, and a channel has up to 16 bits.
    let part = TIFFIsTiled(tiff) != 0 ? TIFFTileSize64(tiff) : TIFFStripSize64(tiff)
    guard part <= UInt64(Limits.picturePixels) * 8 else { throw .damaged }
    var reason = [CChar](repeating: 0, count: 1024)
    guard TIFFRGBAImageOK(tiff, &reason) != 0 else { throw .unsupported }
  }

  /// Keeps libtiff from writing to standard error.
  private static let quiet: Void = {
    TIFFSetWarningHandler(nil)
    TIFFSetErrorHandler(nil)
  }()
}
