public import DragCoding

extension Picture {
  /// The picture as a file in the format PNG.
  ///
  /// The compression is simple: it is made for flat colours, not for photos.
  public var png: [UInt8] {
    var header = PNG.bytes(of: UInt32(clamping: width)) + PNG.bytes(of: UInt32(clamping: height))
    header += [8, 6, 0, 0, 0]
    return PNG.signature + PNG.chunk("IHDR", header) + PNG.chunk("IDAT", Zlib.compressed(filtered))
      + PNG.chunk("IEND", [])
  }

  /// Reads a picture from a file in the format PNG.
  ///
  /// It can have 8 bits per channel, in grey or colour, with or without alpha, or with a palette.
  ///
  /// - Throws: The problem, if the bytes are no such file, or the picture is too large.
  public init(png bytes: [UInt8]) throws(FileError.Problem) {
    self = try PNGReader(bytes).picture()
  }

  /// The rows, each after a byte for its filter: the difference from the row above.
  private var filtered: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(rgba.count + height)
    let length = width * 4
    for y in 0..<height {
      rows.append(2)
      for index in y * length..<(y + 1) * length {
        rows.append(y == 0 ? rgba[index] : rgba[index] &- rgba[index - length])
      }
    }
    return rows
  }
}

enum PNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    return bytes(of: UInt32(clamping: data.count)) + content + bytes(of: checksum(of: content))
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in
      value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1
    }
  }

  /// The CRC-32 of a chunk.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var value = UInt32.max
    for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 255)] ^ (value >> 8) }
    return ~value
  }
}
