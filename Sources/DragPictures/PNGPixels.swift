internal import CPNG
package import DragCoding

/// The pixels of a PNG file, as bytes or as 32-bit numbers.
package struct PNGPixels<Element: BitwiseCopyable> {
  package let width: Int
  package let height: Int
  package let pixels: [Element]
  /// Whether the file has an alpha channel or a transparent colour.
  package let hasAlpha: Bool

  /// Decodes a file with libpng.
  ///
  /// - Parameters:
  ///   - file: The contents of the file.
  ///   - layout: The order of the four bytes of a pixel.
  ///   - limit: The largest number of pixels. The size in the header is checked before memory for the pixels is allocated.
  /// - Throws: The problem, if the bytes are no such file, or the picture is too large.
  package init(
    of file: [UInt8], _ layout: PNGLayout, atMost limit: Int
  ) throws(FileError.Problem) {
    guard file.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else {
      throw FileError.Problem("is not a PNG file", "check the name")
    }
    let decoded = file.withUnsafeBytes { file in
      Result { () throws(FileError.Problem) in try Self(file, layout, atMost: limit) }
    }
    self = try decoded.get()
  }

  private init(
    _ file: UnsafeRawBufferPointer, _ layout: PNGLayout, atMost limit: Int
  ) throws(FileError.Problem) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // This reads the header.
    guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
      throw .damagedPNG(image)
    }
    (width, height) = (Int(image.width), Int(image.height))
    guard width * height <= limit else {
      throw FileError.Problem(
        "has \(width) × \(height) pixels, more than the limit of \(limit)",
        "choose a smaller picture")
    }
    hasAlpha = image.format & PNG_FORMAT_FLAG_ALPHA != 0
    image.format = layout.format
    // Libpng takes 16 bits without a colour space for linear light otherwise.
    image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
    let capacity = width * height * 4 / MemoryLayout<Element>.size
    pixels = [Element](unsafeUninitializedCapacity: capacity) { pixels, count in
      let isDecoded = png_image_finish_read(&image, nil, pixels.baseAddress, 0, nil) != 0
      count = isDecoded ? capacity : 0
    }
    guard pixels.count == capacity else { throw .damagedPNG(image) }
  }
}

/// The order of the four bytes of a pixel.
package enum PNGLayout {
  case rgba
  case bgra

  var format: png_uint_32 {
    let rgba = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA
    return self == .rgba ? rgba : rgba | PNG_FORMAT_FLAG_BGR
  }
}

extension FileError.Problem {
  /// Returns the problem that libpng found.
  fileprivate static func damagedPNG(_ image: png_image) -> Self {
    let message = withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return Self("is a damaged PNG file (\(message))", "write it again")
  }
}
