internal import CSDL2Painting
internal import DragSDL
internal import CSDL2

/// A picture format: its signature, its decoder, and the location of the size in its files.
///
/// Each format is decoded by its own function of SDL_image. So no decoder gets a file whose size
/// in pixels is unknown.
struct PictureFormat: Sendable {
  private let signature: [UInt8?]
  let load: @Sendable (UnsafeMutablePointer<SDL_RWops>) -> UnsafeMutablePointer<SDL_Surface>?
  private let size: @Sendable (PictureHeader) -> DeviceSize?
  var isJPEG: Bool { signature == Self.jpegSignature }

  private static let jpegSignature: [UInt8?] = [0xff, 0xd8]
  private static let all = [
    PictureFormat(
      signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      load: { IMG_LoadPNG_RW($0) }, size: { $0.pngSize }),
    PictureFormat(
      signature: jpegSignature, load: { IMG_LoadJPG_RW($0) }, size: { $0.jpegSize }),
    PictureFormat(
      signature: [0x47, 0x49, 0x46, 0x38], load: { IMG_LoadGIF_RW($0) }, size: { $0.gifSize }),
    PictureFormat(
      signature: [0x42, 0x4d], load: { IMG_LoadBMP_RW($0) }, size: { $0.bmpSize }),
    PictureFormat(
      signature: [0x52, 0x49, 0x46, 0x46, nil, nil, nil, nil, 0x57, 0x45, 0x42, 0x50],
      load: { IMG_LoadWEBP_RW($0) }, size: { $0.webpSize }),
  ]

  static func of(_ bytes: [UInt8]) -> PictureFormat? {
    all.first { format in
      bytes.count >= format.signature.count
        && zip(format.signature, bytes).allSatisfy { $0 == nil || $0 == $1 }
    }
  }

  func size(in bytes: [UInt8]) -> DeviceSize? { size(PictureHeader(bytes: bytes)) }

  /// Whether this is a JPEG in several scans, each of the whole picture: its decoder keeps all coefficients.
  func isProgressive(_ bytes: [UInt8]) -> Bool {
    isJPEG && PictureHeader(bytes: bytes).jpegFrame.map { $0.marker & 3 == 2 } ?? false
  }
}

private struct PictureHeader {
  let bytes: [UInt8]

  private func big(_ offset: Int, _ count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func little(_ offset: Int, _ count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func size(_ width: Int?, _ height: Int?) -> DeviceSize? {
    guard let width, let height else { return nil }
    return DeviceSize(width: width, height: height)
  }

  var pngSize: DeviceSize? { size(big(16, 4), big(20, 4)) }

  var jpegSize: DeviceSize? {
    jpegFrame.flatMap { size(big($0.offset + 7, 2), big($0.offset + 5, 2)) }
  }

  /// The marker that begins the frame, and names its process, and its offset.
  var jpegFrame: (marker: Int, offset: Int)? {
    var offset = 2
    while let marker = big(offset, 2), marker >> 8 == 0xff {
      switch marker & 0xff {
      case 0xff: offset += 1
      case 0x01, 0xd0...0xd8: offset += 2
      case 0xc0...0xc3, 0xc5...0xc7, 0xc9...0xcb, 0xcd...0xcf: return (marker, offset)
      default:
        guard let length = big(offset + 2, 2), length >= 2 else { return nil }
        offset += 2 + length
      }
    }
    return nil
  }

  var gifSize: DeviceSize? {
    guard let width = little(6, 2), let height = little(8, 2), let flags = little(10, 1) else {
      return nil
    }
    var offset = 13 + (flags & 0x80 != 0 ? 3 << ((flags & 7) + 1) : 0)
    while little(offset, 1) == 0x21 {
      offset += 2
      while let count = little(offset, 1), count > 0 { offset += 1 + count }
      offset += 1
    }
    guard little(offset, 1) == 0x2c, let innerWidth = little(offset + 5, 2),
      let innerHeight = little(offset + 7, 2)
    else { return nil }
    return DeviceSize(width: max(width, innerWidth), height: max(height, innerHeight))
  }

  var bmpSize: DeviceSize? {
    if little(14, 4) == 12 { return size(little(18, 2), little(20, 2)) }
    let side = { (offset: Int) in
      little(offset, 4).map { Int(Int32(truncatingIfNeeded: $0).magnitude) }
    }
    return size(side(18), side(22))
  }

  var webpSize: DeviceSize? {
    switch String(decoding: bytes.dropFirst(12).prefix(4), as: UTF8.self) {
    case "VP8X": size(little(24, 3).map { $0 + 1 }, little(27, 3).map { $0 + 1 })
    case "VP8L":
      little(21, 4).map { DeviceSize(width: ($0 & 0x3fff) + 1, height: ($0 >> 14 & 0x3fff) + 1) }
    case "VP8 ":
      size(little(26, 2).map { $0 & 0x3fff }, little(28, 2).map { $0 & 0x3fff })
    default: nil
    }
  }
}
