internal import CPNG
public import DragCoding

extension Picture {
  /// The picture as a file in the format PNG, compressed for speed; empty if the picture has no pixels.
  public var png: [UInt8] {
    guard !rgba.isEmpty else { return [] }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (UInt32(clamping: width), UInt32(clamping: height))
    (image.format, image.flags) = (PNGLayout.rgba.format, png_uint_32(PNG_IMAGE_FLAG_FAST))
    defer { png_image_free(&image) }
    // Each row has one byte more, and incompressible rows take hardly more bytes than they have.
    let capacity = (rgba.count + height) * 5 / 4 + 4096
    return [UInt8](unsafeUninitializedCapacity: capacity) { bytes, count in
      var length = capacity
      let isWritten = png_image_write_to_memory(&image, bytes.baseAddress, &length, 0, rgba, 0, nil)
      count = isWritten != 0 ? length : 0
    }
  }

  /// Reads a picture from a file in the format PNG.
  ///
  /// - Throws: The problem, if the bytes are no such file, or the picture is too large.
  public init(png bytes: [UInt8]) throws(FileError.Problem) {
    let png = try PNGPixels<UInt8>(of: bytes, .rgba, atMost: Limits.framePixels)
    self.init(png.width, png.height, png.pixels)
  }
}

extension Limits {
  package static let framePixels = 1 << 25
  /// The bytes of a picture's file.
  package static let pictureBytes = 1 << 28
}
