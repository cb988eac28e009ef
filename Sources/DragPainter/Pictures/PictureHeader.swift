internal import DragGeometry

/// The properties of a picture's pixels, which are known before they are decoded.
struct PictureHeader: Hashable, Sendable {
  /// The size in which the pixels are stored.
  var storedSize: DeviceSize
  var orientation = PictureOrientation.upright
  /// Whether this is a JPEG in several scans, each of the whole picture: its decoder keeps all coefficients.
  var isProgressive = false

  /// The size in which the picture is seen.
  var size: DeviceSize { orientation.size(of: storedSize) }

  init(_ size: DeviceSize) { storedSize = size }

  fileprivate init?(_ width: Int?, _ height: Int?) {
    guard let width, let height else { return nil }
    storedSize = DeviceSize(width: width, height: height)
  }
}

extension PictureHeader {
  /// The largest number of parts of a file that are skipped on the way to the size.
  private static let mostParts = 1 << 12

  /// The largest number of bytes that are skipped before the markers of a JPEG.
  private static let mostStrayBytes = 1 << 20

  static func png(_ bytes: inout PictureBytes) -> PictureHeader? {
    // Libpng accepts other chunks before the header, whose bytes would be read for it.
    guard bytes.has("IHDR", at: 12) else { return nil }
    var header = PictureHeader(bytes.big(16, 4), bytes.big(20, 4))
    var offset = 8
    for _ in 0..<mostParts {
      guard let length = bytes.big(offset, 4), !bytes.has("IDAT", at: offset + 4) else { break }
      if bytes.has("eXIf", at: offset + 4) {
        header?.orientation = PictureOrientation(exif: &bytes, at: offset + 8) ?? .upright
        break
      }
      offset += 12 + length
    }
    return header
  }

  static func jpeg(_ bytes: inout PictureBytes) -> PictureHeader? {
    var (offset, stray) = (2, 0)
    var orientation: PictureOrientation?
    for _ in 0..<mostParts {
      guard let marker = takeMarker(&bytes, &offset, &stray) else { return nil }
      switch marker {
      case 0x01, 0xd0...0xd8: break
      case 0xc0...0xc3, 0xc5...0xc7, 0xc9...0xcb, 0xcd...0xcf:
        var header = PictureHeader(bytes.big(offset + 5, 2), bytes.big(offset + 3, 2))
        header?.orientation = orientation ?? .upright
        header?.isProgressive = marker & 3 == 2
        return header
      default:
        guard let length = bytes.big(offset, 2), length >= 2 else { return nil }
        if marker == 0xe1, orientation == nil, bytes.has("Exif", at: offset + 2) {
          orientation = PictureOrientation(exif: &bytes, at: offset + 2)
        }
        offset += length
      }
    }
    return nil
  }

  /// Returns the next marker of a JPEG, and moves behind it.
  ///
  /// Other bytes before it are skipped, also `FF 00`, as libjpeg does: otherwise, the size could be another one than
  /// that which is decoded.
  private static func takeMarker(
    _ bytes: inout PictureBytes, _ offset: inout Int, _ stray: inout Int
  ) -> Int? {
    var isMarker = false
    while stray < mostStrayBytes, let byte = bytes.big(offset, 1) {
      offset += 1
      if isMarker, byte != 0, byte != 0xff { return byte }
      isMarker = byte == 0xff
      stray += isMarker ? 0 : 1
    }
    return nil
  }

  static func gif(_ bytes: inout PictureBytes) -> PictureHeader? {
    guard let width = bytes.little(6, 2), let height = bytes.little(8, 2),
      let flags = bytes.little(10, 1)
    else { return nil }
    var offset = 13 + (flags & 0x80 != 0 ? 3 << ((flags & 7) + 1) : 0)
    while bytes.little(offset, 1) == 0x21 {
      offset += 2
      while let count = bytes.little(offset, 1), count > 0 { offset += 1 + count }
      offset += 1
    }
    guard bytes.little(offset, 1) == 0x2c, let innerWidth = bytes.little(offset + 5, 2),
      let innerHeight = bytes.little(offset + 7, 2)
    else { return nil }
    return PictureHeader(
      DeviceSize(width: max(width, innerWidth), height: max(height, innerHeight)))
  }

  static func bmp(_ bytes: inout PictureBytes) -> PictureHeader? {
    if bytes.little(14, 4) == 12 {
      return PictureHeader(bytes.little(18, 2), bytes.little(20, 2))
    }
    // A negative height means that the rows are stored from the top.
    let side = { (raw: Int) in Int(Int32(truncatingIfNeeded: raw).magnitude) }
    return PictureHeader(bytes.little(18, 4).map(side), bytes.little(22, 4).map(side))
  }

  static func webp(_ bytes: inout PictureBytes) -> PictureHeader? {
    if bytes.has("VP8L", at: 12) {
      return bytes.little(21, 4).map {
        PictureHeader(DeviceSize(width: ($0 & 0x3fff) + 1, height: ($0 >> 14 & 0x3fff) + 1))
      }
    }
    if bytes.has("VP8 ", at: 12) {
      return PictureHeader(
        bytes.little(26, 2).map { $0 & 0x3fff }, bytes.little(28, 2).map { $0 & 0x3fff })
    }
    guard bytes.has("VP8X", at: 12) else { return nil }
    var header = PictureHeader(
      bytes.little(24, 3).map { $0 + 1 }, bytes.little(27, 3).map { $0 + 1 })
    let hasEXIF = bytes.little(20, 1).map { $0 & 8 != 0 } ?? false
    var offset = 12
    for _ in 0..<(hasEXIF ? mostParts : 0) {
      guard let length = bytes.little(offset + 4, 4) else { break }
      if bytes.has("EXIF", at: offset) {
        header?.orientation = PictureOrientation(exif: &bytes, at: offset + 8) ?? .upright
        break
      }
      offset += 8 + length + length & 1
    }
    return header
  }

  static func tiff(_ bytes: inout PictureBytes) -> PictureHeader? {
    guard let directory = TIFFDirectory(&bytes, at: 0) else { return nil }
    var header = PictureHeader(directory.width, directory.height)
    header?.orientation = directory.orientation ?? .upright
    return header
  }
}
