import CTurboJPEG
import DragPainter
import DragPictures
import Testing

/// A picture of 64 by 32 pixels, red and green above blue and white, in several formats.
enum Quadrants {
  static let (width, height) = (64, 32)

  static let rgb: [UInt8] = (0..<width * height).flatMap { place -> [UInt8] in
    switch (place % width < width / 2, place / width < height / 2) {
    case (true, true): [255, 0, 0]
    case (false, true): [0, 255, 0]
    case (true, false): [0, 0, 255]
    case (false, false): [255, 255, 255]
    }
  }

  /// The colours of the quarters as they are seen, line by line, for each EXIF orientation from 1 to 8.
  static let seen = ["RGBW", "GRWB", "WBGR", "BWRG", "RBGW", "BRWG", "WGBR", "GWRB"]

  /// The EXIF data of an orientation, in one of the two byte orders.
  static func exif(_ orientation: Int, isLittle: Bool = false) -> [UInt8] {
    let (number, none): (UInt8, UInt8) = (UInt8(orientation), 0)
    return isLittle
      ? Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, number, 0, 0, 0]
        + [0, 0, 0, none]
      : Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0]
        + [0, 0, 0, none]
  }

  static func jpeg(
    _ orientation: Int, isLittle: Bool = false, isProgressive: Bool = false
  ) throws -> [UInt8] {
    let plain = try JPEG.encoded(rgb, width, height, isProgressive: isProgressive)
    let data = Array("Exif\0\0".utf8) + exif(orientation, isLittle: isLittle)
    return plain[..<2] + [0xff, 0xe1, 0, UInt8(data.count + 2)] + data + plain[2...]
  }

  static func png(_ orientation: Int) throws -> [UInt8] {
    let rgba: [UInt8] = rgb.indices.flatMap { $0 % 3 == 2 ? [rgb[$0], 255] : [rgb[$0]] }
    let plain = try #require(Picture(width: width, height: height, rgba: rgba)).png
    return plain[..<33] + PictureChunks.png("eXIf", exif(orientation)) + plain[33...]
  }

  /// The pixels of 16 by 8 as a lossless WebP, without its container.
  static let webpImage: [UInt8] = [
    0x56, 0x50, 0x38, 0x4c, 0x2f, 0, 0, 0, 0x2f, 0x0f, 0xc0, 1, 0, 0x1f, 0x20, 0x90, 0x4d, 0x5a,
    0xfe, 0xce, 0xd7, 0x10, 0x90, 0x10, 0xfc, 0xdf, 0x2c, 2, 0x92, 0x24, 0xff, 0x7f, 0x8e, 0xf9,
    0x8f, 0xb8, 0x21, 0x17, 0x10, 0x66, 0x1b, 0x4d, 0x72, 0x92, 0x93, 0xbc, 0xdf, 0x31, 0x44,
    0xf4, 0x3f, 0xb6, 0xfa, 0xa0, 0x1f, 0,
  ]

  /// A lossless WebP of 16 by 8 pixels.
  static func webp(_ orientation: Int) -> [UInt8] {
    let extended = PictureChunks.webp("VP8X", [8, 0, 0, 0, 15, 0, 0, 7, 0, 0])
    let data = PictureChunks.webp("EXIF", exif(orientation, isLittle: true))
    return PictureChunks.webp("RIFF", Array("WEBP".utf8) + extended + webpImage + data)
  }

  /// A WebP of 32 by 16 pixels whose first picture is in the middle, and is followed by an empty one.
  static let animatedWebP: [UInt8] = {
    let extended = PictureChunks.webp("VP8X", [0x12, 0, 0, 0, 31, 0, 0, 15, 0, 0])
    let loop = PictureChunks.webp("ANIM", [0, 0, 0, 0, 0, 0])
    let place: [UInt8] = [4, 0, 0, 2, 0, 0, 15, 0, 0, 7, 0, 0, 100, 0, 0, 0]
    let frame = PictureChunks.webp("ANMF", place + webpImage)
    return PictureChunks.webp("RIFF", Array("WEBP".utf8) + extended + loop + frame + frame)
  }()

  /// An uncompressed TIFF whose directory is at its end.
  static func tiff(_ orientation: Int) -> [UInt8] {
    let end = 8 + rgb.count
    let entries: [(tag: Int, type: Int, count: Int, value: Int)] = [
      (0x100, 3, 1, width), (0x101, 3, 1, height), (0x102, 3, 1, 8), (0x103, 3, 1, 1),
      (0x106, 3, 1, 2), (0x111, 4, 1, 8), (0x112, 3, 1, orientation), (0x115, 3, 1, 3),
      (0x116, 3, 1, height), (0x117, 4, 1, rgb.count),
    ]
    return Array("MM\0*".utf8) + PictureChunks.big(end, 4) + rgb + directory(entries)
  }

  /// A TIFF that has only a directory.
  static func tiff(_ entries: [(tag: Int, type: Int, count: Int, value: Int)]) -> [UInt8] {
    Array("MM\0*".utf8) + PictureChunks.big(8, 4) + directory(entries)
  }

  /// A TIFF of one pixel of cyan, in the inks of a printer.
  static let pixelTIFF: [UInt8] = {
    let entries: [(tag: Int, type: Int, count: Int, value: Int)] = [
      (0x100, 3, 1, 1), (0x101, 3, 1, 1), (0x102, 3, 1, 8), (0x103, 3, 1, 1), (0x106, 3, 1, 5),
      (0x111, 4, 1, 8), (0x115, 3, 1, 4), (0x116, 3, 1, 1), (0x117, 4, 1, 4),
    ]
    return Array("MM\0*".utf8) + PictureChunks.big(12, 4) + [255, 0, 0, 0] + directory(entries)
  }()

  private static func directory(
    _ entries: [(tag: Int, type: Int, count: Int, value: Int)]
  ) -> [UInt8] {
    let big = PictureChunks.big
    let all = entries.flatMap { entry in
      let value = entry.type == 3 ? big(entry.value, 2) + [0, 0] : big(entry.value, 4)
      return big(entry.tag, 2) + big(entry.type, 2) + big(entry.count, 4) + value
    }
    return big(entries.count, 2) + all + [0, 0, 0, 0]
  }

  static let svg = """
    <?xml version="1.0"?>
    <!-- <svg width="1" height="1"> -->
    <svg xmlns="http://www.w3.org/2000/svg" width="64" height="32" viewBox="0 0 64 32">
    <path fill="#f00" d="M0 0h32v16H0z"/><path fill="#0f0" d="M32 0h32v16H32z"/>
    <path fill="#00f" d="M0 16h32v16H0z"/><path fill="#fff" d="M32 16h32v16H32z"/></svg>
    """
}

/// The parts of picture files that tests put together.
enum PictureChunks {
  static func png(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return big(data.count, 4) + body + big(Int(crc(body)), 4)
  }

  /// A grey PNG, of at most 65,535 bytes of rows, each of which begins with its filter.
  static func greyPNG(
    _ width: Int, _ height: Int, bits: UInt8, transparent: Int? = nil, rows: [UInt8]
  ) -> [UInt8] {
    let header = big(width, 4) + big(height, 4) + [bits, 0, 0, 0, 0]
    // One block that is not compressed.
    let length = big(rows.count, 2).reversed()
    let data = [0x78, 1, 1] + length + length.map { ~$0 } + rows + big(adler(rows), 4)
    return signature + png("IHDR", header)
      + (transparent.map { png("tRNS", big($0, 2)) } ?? []) + png("IDAT", data) + png("IEND", [])
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  static func webp(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + big(data.count, 4).reversed() + data + (data.count % 2 == 0 ? [] : [0])
  }

  /// A BMP of 32 bits a pixel, all of one value, with bit masks for red, green, blue and alpha.
  static func bmp(_ width: Int, _ height: Int, masks: [Int], pixel: Int) -> [UInt8] {
    let little = { (value: Int, count: Int) in Array(big(value, count).reversed()) }
    let pixels = (0..<width * height).flatMap { _ in little(pixel, 4) }
    let header =
      little(56, 4) + little(width, 4) + little(height, 4) + little(1, 2) + little(32, 2)
      + little(3, 4) + little(pixels.count, 4) + [UInt8](repeating: 0, count: 16)
    let start = Array("BM".utf8) + little(70 + pixels.count, 4) + little(0, 4) + little(70, 4)
    return start + header + masks.flatMap { little($0, 4) } + pixels
  }

  static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xedb8_8320) }
    }
  }

  private static func adler(_ bytes: [UInt8]) -> Int {
    let (low, high) = bytes.reduce((1, 0)) { sums, byte in
      let low = (sums.0 + Int(byte)) % 65521
      return (low, (sums.1 + low) % 65521)
    }
    return high << 16 | low
  }
}

/// JPEG pictures that tests encode.
enum JPEG {
  /// A picture whose red grows from left to right, and whose green from top to bottom.
  static func gradient(_ width: Int, _ height: Int) -> [UInt8] {
    (0..<width * height).flatMap { place -> [UInt8] in
      [UInt8(255 * (place % width) / width), UInt8(255 * (place / width) / height), 128]
    }
  }

  static func encoded(
    _ pixels: [UInt8], _ width: Int, _ height: Int, isProgressive: Bool = false,
    format: TJPF = TJPF_RGB
  ) throws -> [UInt8] {
    let encoder = try #require(tjInitCompress())
    defer { tjDestroy(encoder) }
    var (bytes, count): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
    let status = tjCompress2(
      encoder, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &bytes, &count,
      Int32(TJSAMP_444.rawValue), 95, isProgressive ? TJFLAG_PROGRESSIVE : 0)
    try #require(status == 0)
    defer { tjFree(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }
}
