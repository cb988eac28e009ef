internal import CPictures
internal import DragGeometry
internal import DragCoding
internal import Glibc

/// Decodes TIFF pictures with libtiff; the first picture of a file.
enum TIFFDecoder {
  /// Returns the picture, mirrored as the file asks for, but not with exchanged rows and columns.
  ///
  /// - Throws: ``PictureProblem/damaged`` if it is not of `size`, ``PictureProblem/unsupported`` if libtiff cannot
  ///   decode pictures of its kind.
  static func bitmap(of file: [UInt8], size: DeviceSize) throws(PictureProblem) -> Bitmap {
    _ = quiet
    guard let descriptor = memory(with: file) else { throw .unreadable }
    // The descriptor is closed with the picture.
    guard let tiff = TIFFFdOpen(descriptor, "picture", "rm") else {
      close(descriptor)
      throw .damaged
    }
    defer { TIFFClose(tiff) }
    try check(tiff, size)
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
  private static func check(_ tiff: OpaquePointer, _ size: DeviceSize) throws(PictureProblem) {
    guard cpictures_tiff_long(tiff, UInt32(TIFFTAG_IMAGEWIDTH)) == size.width,
      cpictures_tiff_long(tiff, UInt32(TIFFTAG_IMAGELENGTH)) == size.height
    else { throw .damaged }
    // JBIG data have a size of their own, which libtiff does not check.
    let compression = cpictures_tiff_short(tiff, UInt32(TIFFTAG_COMPRESSION))
    guard compression != COMPRESSION_JBIG else { throw .unsupported }
    // A tile can be larger than the picture, and a channel has up to 16 bits.
    let part = TIFFIsTiled(tiff) != 0 ? TIFFTileSize64(tiff) : TIFFStripSize64(tiff)
    guard part <= UInt64(Limits.picturePixels) * 8 else { throw .damaged }
    var reason = [CChar](repeating: 0, count: 1024)
    guard TIFFRGBAImageOK(tiff, &reason) != 0 else { throw .unsupported }
  }

  /// Returns a file in memory.
  private static func memory(with bytes: [UInt8]) -> Int32? {
    let file = memfd_create("picture", cpictures_close_on_exec)
    guard file >= 0 else { return nil }
    guard pwrite(file, bytes, bytes.count, 0) == bytes.count else {
      close(file)
      return nil
    }
    return file
  }

  /// Keeps libtiff from writing to standard error.
  private static let quiet: Void = {
    TIFFSetWarningHandler(nil)
    TIFFSetErrorHandler(nil)
  }()
}
