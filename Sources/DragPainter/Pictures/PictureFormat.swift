internal import CSDL2
internal import CSDL2Painting
internal import DragSDL

/// A picture format: its signature, its decoder, and its header.
///
/// Each format is decoded by its own function of SDL_image, and GIF by ``GIFDecoder``. So no decoder gets a file whose
/// size in pixels is unknown.
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

  /// Decodes a picture, except for a GIF; a drawing in about the size `size`.
  func load(
    _ source: UnsafeMutablePointer<SDL_RWops>, size: DeviceSize
  ) -> UnsafeMutablePointer<SDL_Surface>? {
    guard isSupported else { return nil }
    return switch self {
    case .png: IMG_LoadPNG_RW(source)
    case .jpeg: IMG_LoadJPG_RW(source)
    case .gif: nil
    case .bmp: IMG_LoadBMP_RW(source)
    case .webp: IMG_LoadWEBP_RW(source)
    case .tiff: IMG_LoadTIF_RW(source)
    case .svg:
      IMG_LoadSizedSVG_RW(source, Int32(clamping: size.width), Int32(clamping: size.height))
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

  /// Whether SDL_image was built with the decoder of this format.
  var isSupported: Bool {
    let needed: IMG_InitFlags? =
      switch self {
      case .png: IMG_INIT_PNG
      case .jpeg: IMG_INIT_JPG
      case .webp: IMG_INIT_WEBP
      case .tiff: IMG_INIT_TIF
      case .gif, .bmp, .svg: nil
      }
    guard let needed else { return true }
    return Self.decoders & needed.rawValue != 0
  }

  /// The decoders that SDL_image has loaded, once: it must not do so on several threads at the same time.
  private static let decoders: UInt32 = {
    let all = [IMG_INIT_PNG, IMG_INIT_JPG, IMG_INIT_WEBP, IMG_INIT_TIF]
    return all.reduce(0) { $0 | UInt32(bitPattern: IMG_Init(Int32($1.rawValue))) }
  }()
}
