internal import CPictures
internal import DragCoding

/// A picture format: its signature and its decoder.
///
/// Each format has one decoder, which reads the header and later the pixels. It gets the size that was checked, and
/// refuses a file for which it reads another one. So nothing is allocated in a size that is not within the limits.
enum PictureFormat: Sendable {
  case png, jpeg, gif, bmp, webp, tiff, svg

  /// Returns the format of a file by its first bytes; `nil` if it is not known.
  static func of(_ start: [UInt8]) -> PictureFormat? {
    if start.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) { return .png }
    if start.starts(with: [0xff, 0xd8]) { return .jpeg }
    if start.starts(with: "GIF8".utf8) { return .gif }
    if start.starts(with: "BM".utf8) { return .bmp }
    if start.starts(with: "RIFF".utf8), start.dropFirst(8).starts(with: "WEBP".utf8) {
      return .webp
    }
    if start.starts(with: "II*\0".utf8) || start.starts(with: "MM\0*".utf8) { return .tiff }
    return isDrawing(start) ? .svg : nil
  }

  /// Whether a file begins like an SVG drawing: with a tag, and soon with that of a drawing, which is not in a page.
  private static func isDrawing(_ start: [UInt8]) -> Bool {
    let first = start.first { $0 > 0x20 && ![0xef, 0xbb, 0xbf].contains($0) }
    return first == UInt8(ascii: "<")
      && (start.contains("<svg".utf8) || start.contains(":svg".utf8))
      && !start.contains("<html".utf8)
  }

  /// Whether a file is a picture of a format that is known but cannot be decoded: HEIC, AVIF, JPEG XL, or a TIFF of
  /// more than four gigabytes.
  static func isForeign(_ start: [UInt8]) -> Bool {
    let brands = ["heic", "heix", "heif", "mif1", "msf1", "avif", "avis"]
    let type = start.dropFirst(4)
    if type.starts(with: "ftyp".utf8),
      brands.contains(where: { type.dropFirst(4).starts(with: $0.utf8) })
    {
      return true
    }
    if type.starts(with: "JXL ".utf8) || start.starts(with: [0xff, 0x0a]) { return true }
    return start.starts(with: "II+\0".utf8) || start.starts(with: "MM\0+".utf8)
  }

  /// Returns the header of a file, which begins with `start`, as its decoder reads it; `nil` if it is damaged.
  func header(of file: borrowing RegularFile, _ start: [UInt8]) -> PictureHeader? {
    switch self {
    case .png: Self.header(of: file, cpictures_png_header)
    case .jpeg: Self.header(of: file, cpictures_jpeg_header)
    case .gif: GIFDecoder(file)?.header
    case .bmp: BMPDecoder.header(of: start)
    case .webp: WebPDecoder.header(of: file, start)
    case .tiff: TIFFDecoder(file)?.header
    case .svg:
      if let bytes = try? file.bytes() {
        SVGRenderer.installed?.size(of: bytes).map { PictureHeader($0) }
      } else {
        nil
      }
    }
  }

  private static func header(
    of file: borrowing RegularFile,
    _ read: (Int32, UnsafeMutablePointer<cpictures_header>) -> Bool
  ) -> PictureHeader? {
    var header = cpictures_header()
    guard let descriptor = file.rewound(), read(descriptor, &header) else { return nil }
    return PictureHeader(header)
  }

  /// Whether the decoder of this format is installed.
  var isSupported: Bool { self != .svg || SVGRenderer.installed != nil }
}
