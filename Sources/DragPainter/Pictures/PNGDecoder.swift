internal import CPictures
internal import DragSDL

/// Decodes PNG pictures with libpng.
enum PNGDecoder {
  /// Returns the picture.
  ///
  /// - Throws: ``PictureProblem/damaged`` if it cannot be decoded, or is not of `size`.
  static func bitmap(of file: [UInt8], size: DeviceSize) throws(PictureProblem) -> Bitmap {
    var image = png_image()
    defer { png_image_free(&image) }
    var hasAlpha = false
    let pixels = file.withUnsafeBytes { file -> [UInt32]? in
      // This reads the header, and allocates nothing in the picture's size.
      guard cpictures_begin_png(&image, file.baseAddress, file.count),
        Int(image.width) == size.width, Int(image.height) == size.height
      else { return nil }
      hasAlpha = image.format & cpictures_png_alpha != 0
      image.format = cpictures_png_bgra
      // Libpng takes 16 bits without a colour space for linear light otherwise.
      image.flags |= cpictures_png_srgb
      return decoded(&image, size)
    }
    guard let pixels else { throw .damaged }
    var bitmap = Bitmap(size: size, pixels: pixels)
    if hasAlpha { bitmap.premultiply() }
    return bitmap
  }

  private static func decoded(_ image: inout png_image, _ size: DeviceSize) -> [UInt32]? {
    var isDecoded = false
    let pixels = [UInt32](unsafeUninitializedCapacity: size.area) { pixels, count in
      let stride = Int32(clamping: size.width * 4)
      isDecoded = png_image_finish_read(&image, nil, pixels.baseAddress, stride, nil) != 0
      count = isDecoded ? size.area : 0
    }
    return isDecoded ? pixels : nil
  }
}
