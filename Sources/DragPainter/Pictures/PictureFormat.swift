/// A picture format: its signature and its header.
///
/// Each format has a decoder of its own, which gets the size that the header has, and refuses a file for which its
/// library reads another one. So nothing is allocated in a size that is not within the limits.
enum PictureFormat: Sendable {
  case png, jpeg, gif, bmp, webp, tiff, svg

  /// Returns the format of a file by its first bytes; `nil` if it is not known.
  static func of(_ bytes: inout PictureBytes) -> PictureFormat? {
    if bytes.big(0, 4) == 0x8950_4e47, bytes.big(4, 4) == 0x0d0a_1a0a { return .png }
    if bytes.big(0, 2) == 0xffd8 { return .jpeg }
    if bytes.has("GIF8", at: 0) { return .gif }
    if bytes.has("BM", at: 0) { return .bmp }
    if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return .webp }
    if bytes.has("II*\0", at: 0) || bytes.has("MM\0*", at: 0) { return .tiff }
    return SVGHeader.begins(&bytes) ? .svg : nil
  }

  /// Whether a file is a picture of a format that is known but cannot be decoded: HEIC, AVIF, JPEG XL, or a TIFF of
  /// more than four gigabytes.
  static func isForeign(_ bytes: inout PictureBytes) -> Bool {
    let brands: [StaticString] = ["heic", "heix", "heif", "mif1", "msf1", "avif", "avis"]
    if bytes.has("ftyp", at: 4), brands.contains(where: { bytes.has($0, at: 8) }) { return true }
    if bytes.has("JXL ", at: 4) || bytes.big(0, 2) == 0xff0a { return true }
    return bytes.has("II+\0", at: 0) || bytes.has("MM\0+", at: 0)
  }

  /// Returns the header of a file; `nil` if it is damaged.
  func header(of bytes: inout PictureBytes) -> PictureHeader? {
    switch self {
    case .png: .png(&bytes)
    case .jpeg: .jpeg(&bytes)
    case .gif: .gif(&bytes)
    case .bmp: .bmp(&bytes)
    case .webp: .webp(&bytes)
    case .tiff: .tiff(&bytes)
    case .svg: SVGHeader(&bytes).map { PictureHeader($0.size) }
    }
  }

  /// The turn that remains to be done after decoding: libtiff mirrors pictures, but does not exchange rows and columns.
  func remaining(of orientation: PictureOrientation) -> PictureOrientation {
    guard self == .tiff else { return orientation }
    return switch orientation {
    case .upright, .mirrored, .turnedHalf, .flipped: .upright
    case .transposed, .transposedAcross: .transposed
    case .turnedRight, .turnedLeft: .transposedAcross
    }
  }

  /// Whether the decoder of this format is installed.
  var isSupported: Bool { self != .svg || SVGRenderer.installed != nil }
}
