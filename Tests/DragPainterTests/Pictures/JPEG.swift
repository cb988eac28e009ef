import CTurboJPEG
import Testing

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
