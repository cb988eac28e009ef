internal import DragPictures
internal import DragGeometry

/// Decodes PNG pictures.
enum PNGDecoder {
  /// Returns the picture.
  ///
  /// - Throws: ``PictureProblem/damaged`` if it cannot be decoded, or is not of `size`.
  static func bitmap(of file: [UInt8], size: DeviceSize) throws(PictureProblem) -> Bitmap {
    guard let png = try? PNGPixels<UInt32>(of: file, .bgra, atMost: size.area),
      png.width == size.width, png.height == size.height
    else { throw .damaged }
    var bitmap = Bitmap(size: size, pixels: png.pixels)
    if png.hasAlpha { bitmap.premultiply() }
    return bitmap
  }
}
