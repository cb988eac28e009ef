internal import CSDL2

/// The formats of pictures, and where their files say how large they are.
///
/// Each is decoded by its own function, so that no other decoder sees a file whose size was not read.
enum PictureFormat: CaseIterable {
  case png, jpeg, gif, bmp, webp

  /// The format that a file begins like; nothing if it is another.
  init?(of bytes: [UInt8]) {
    let found = Self.allCases.first { format in
      format.signature.enumerated().allSatisfy { index, byte in
        byte == nil || index < bytes.count && bytes[index] == byte
      }
    }
    guard let found else { return nil }
    self = found
  }

  /// The first bytes of a file; nothing for those that differ.
  private var signature: [UInt8?] {
    switch self {
    case .png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    case .jpeg: [0xff, 0xd8]
    case .gif: [0x47, 0x49, 0x46, 0x38]
    case .bmp: [0x42, 0x4d]
    case .webp: [0x52, 0x49, 0x46, 0x46, nil, nil, nil, nil, 0x57, 0x45, 0x42, 0x50]
    }
  }

  /// Decodes a picture of this format.
  func load(_ source: UnsafeMutablePointer<SDL_RWops>) -> UnsafeMutablePointer<SDL_Surface>? {
    switch self {
    case .png: IMG_LoadPNG_RW(source)
    case .jpeg: IMG_LoadJPG_RW(source)
    case .gif: IMG_LoadGIF_RW(source)
    case .bmp: IMG_LoadBMP_RW(source)
    case .webp: IMG_LoadWEBP_RW(source)
    }
  }

  /// The size in pixels as the file states it; nothing if the file is too short or damaged.
  func size(in bytes: [UInt8]) -> DeviceSize? {
    let file = HeaderBytes(bytes)
    return switch self {
    case .png: file.pngSize
    case .jpeg: file.jpegSize
    case .gif: file.gifSize
    case .bmp: file.bmpSize
    case .webp: file.webpSize
    }
  }
}

/// Takes numbers out of the first bytes of a picture, and never trusts them.
private struct HeaderBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number of `count` bytes, the least significant first.
  private func little(_ offset: Int, _ count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The number of `count` bytes, the most significant first.
  private func big(_ offset: Int, _ count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func size(_ width: Int?, _ height: Int?) -> DeviceSize? {
    guard let width, let height else { return nil }
    return DeviceSize(width: width, height: height)
  }

  /// The first chunk is the header.
  var pngSize: DeviceSize? { size(big(16, 4), big(20, 4)) }

  /// Segments come before the frame header, whose marker is one of 13.
  var jpegSize: DeviceSize? {
    var offset = 2
    while let marker = big(offset, 2), marker >> 8 == 0xff {
      switch marker & 0xff {
      case 0xff: offset += 1
      case 0x01, 0xd0...0xd8: offset += 2
      case 0xc0...0xc3, 0xc5...0xc7, 0xc9...0xcb, 0xcd...0xcf:
        return size(big(offset + 7, 2), big(offset + 5, 2))
      default:
        guard let length = big(offset + 2, 2), length >= 2 else { return nil }
        offset += 2 + length
      }
    }
    return nil
  }

  /// The larger of the screen and the first image on it, along either side.
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

  /// The oldest header has 16 bits a side; heights can be negative, for rows from the top.
  var bmpSize: DeviceSize? {
    if little(14, 4) == 12 { return size(little(18, 2), little(20, 2)) }
    let side = { (offset: Int) in
      little(offset, 4).map { Int(Int32(truncatingIfNeeded: $0).magnitude) }
    }
    return size(side(18), side(22))
  }

  /// The canvas, or the one frame, lossy or not.
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
