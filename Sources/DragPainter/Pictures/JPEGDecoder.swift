internal import DragGeometry
internal import CTurboJPEG

/// Decodes JPEG pictures at a fraction of their size, which takes a fraction of the time and memory.
///
/// A photo of 12 megapixels needs 48 megabytes otherwise.
enum JPEGDecoder {
  /// Returns the picture at the smallest of the sizes 1/8, 1/4, 1/2 and 1 that covers `reduced`.
  ///
  /// - Throws: ``PictureProblem/damaged`` if it cannot be decoded, or is not of `size`.
  static func bitmap(
    of file: [UInt8], size: DeviceSize, covering reduced: DeviceSize
  ) throws(PictureProblem) -> Bitmap {
    guard let decoder = tjInitDecompress() else { throw .damaged }
    defer { tjDestroy(decoder) }
    let decoded = file.withUnsafeBufferPointer { bitmap(of: $0, size, covering: reduced, decoder) }
    guard let decoded else { throw .damaged }
    return decoded
  }

  private static func bitmap(
    of file: UnsafeBufferPointer<UInt8>, _ whole: DeviceSize, covering reduced: DeviceSize,
    _ decoder: tjhandle
  ) -> Bitmap? {
    var (width, height, subsampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    // It also fails for an unusual subsampling, which is decoded nevertheless; then, the size is known.
    tjDecompressHeader3(
      decoder, file.baseAddress, UInt(file.count), &width, &height, &subsampling, &colors)
    guard Int(width) == whole.width, Int(height) == whole.height else { return nil }
    // TurboJPEG does not convert the colours of a printer.
    let isPrinted = colors == TJCS_CMYK.rawValue || colors == TJCS_YCCK.rawValue
    let format = isPrinted ? TJPF_CMYK : TJPF_BGRA
    let scaled = [8, 4, 2].map(whole.divided).first { $0.covers(reduced) } ?? whole
    var isDecoded = false
    let pixels = [UInt32](unsafeUninitializedCapacity: scaled.area) { pixels, count in
      // A damaged end is a warning: what was decoded is shown. More than 500 scans are refused, since a small file
      // can contain so many that they take hours.
      let status = tjDecompress2(
        decoder, file.baseAddress, UInt(file.count), pixels.baseAddress, Int32(scaled.width), 0,
        Int32(scaled.height), Int32(format.rawValue), TJFLAG_LIMITSCANS)
      isDecoded = status == 0 || tjGetErrorCode(decoder) == TJERR_WARNING.rawValue
      count = isDecoded ? scaled.area : 0
      if isPrinted { for place in 0..<count { pixels[place] = pixel(ofInks: pixels[place]) } }
    }
    return isDecoded ? Bitmap(size: scaled, pixels: pixels) : nil
  }
}

extension JPEGDecoder {
  /// Returns the pixel of a CMYK value, whose lowest byte is cyan.
  ///
  /// 255 stands for no ink: Photoshop stores CMYK inverted, and other programs do the same.
  fileprivate static func pixel(ofInks inks: UInt32) -> UInt32 {
    let paper = scaled(inks & 0xff_ffff, by: inks >> 24)
    return 0xff00_0000 | (paper & 255) << 16 | paper & 0xff00 | paper >> 16
  }
}

extension DeviceSize {
  /// Rounded up, as TurboJPEG does.
  fileprivate func divided(by divisor: Int) -> DeviceSize {
    DeviceSize(width: (width + divisor - 1) / divisor, height: (height + divisor - 1) / divisor)
  }

  fileprivate func covers(_ other: DeviceSize) -> Bool {
    width >= other.width && height >= other.height
  }
}
