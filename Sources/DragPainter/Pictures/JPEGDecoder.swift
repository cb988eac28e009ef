internal import CPictures
internal import DragCoding
internal import DragGeometry

/// Decodes JPEG pictures at a fraction of their size, which takes a fraction of the time and memory.
///
/// A photo of 12 megapixels needs 48 megabytes otherwise.
enum JPEGDecoder {
  /// Returns the picture at the smallest of the sizes 1/8, 1/4, 1/2 and 1 that covers `reduced`.
  ///
  /// - Throws: ``PictureProblem/damaged`` if it cannot be decoded, or is not of `size`.
  static func bitmap(
    of file: borrowing RegularFile, size: DeviceSize, covering reduced: DeviceSize
  ) throws(PictureProblem) -> Bitmap {
    guard let descriptor = file.rewound() else { throw .unreadable }
    var header = cpictures_header()
    (header.width, header.height) = (UInt32(size.width), UInt32(size.height))
    let divisor = [8, 4, 2].first { size.divided(by: $0).covers(reduced) } ?? 1
    let scaled = size.divided(by: divisor)
    let pixels = [UInt32](unsafeUninitializedCapacity: scaled.area) { pixels, count in
      let colors = cpictures_jpeg_pixels(descriptor, &header, UInt32(divisor), pixels.baseAddress)
      count = colors == cpictures_none ? 0 : scaled.area
      if colors == cpictures_inks {
        for place in 0..<count { pixels[place] = pixel(ofInks: pixels[place]) }
      }
    }
    guard pixels.count == scaled.area else { throw .damaged }
    return Bitmap(size: scaled, pixels: pixels)
  }

  /// Returns the pixel of a CMYK value, whose lowest byte is cyan.
  ///
  /// 255 stands for no ink: Photoshop stores CMYK inverted, and other programs do the same.
  private static func pixel(ofInks inks: UInt32) -> UInt32 {
    let paper = scaled(inks & 0xff_ffff, by: inks >> 24)
    return 0xff00_0000 | (paper & 255) << 16 | paper & 0xff00 | paper >> 16
  }
}

extension DeviceSize {
  /// Rounded up, as libjpeg does.
  fileprivate func divided(by divisor: Int) -> DeviceSize {
    DeviceSize(width: (width + divisor - 1) / divisor, height: (height + divisor - 1) / divisor)
  }

  fileprivate func covers(_ other: DeviceSize) -> Bool {
    width >= other.width && height >= other.height
  }
}
