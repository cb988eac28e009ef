/// A picture with four bytes per pixel: red, green, blue, alpha, row by row.
///
/// The alpha is not premultiplied.
public struct Picture: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The bytes of all pixels.
  public let rgba: [UInt8]

  /// Creates a picture; `nil` unless `rgba` has four bytes for each pixel.
  public init?(width: Int, height: Int, rgba: [UInt8]) {
    let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !isTooLarge, pixels <= Int.max / 4, rgba.count == pixels * 4
    else { return nil }
    self.init(width, height, rgba)
  }

  package init(_ width: Int, _ height: Int, _ rgba: [UInt8]) {
    (self.width, self.height, self.rgba) = (width, height, rgba)
  }

  /// The colour of a pixel as `0xRRGGBBAA`.
  package subscript(x: Int, y: Int) -> UInt32 {
    let start = (y * width + x) * 4
    return UInt32(rgba[start]) << 24 | UInt32(rgba[start + 1]) << 16
      | UInt32(rgba[start + 2]) << 8 | UInt32(rgba[start + 3])
  }

  /// Compares two pictures pixel by pixel.
  ///
  /// - Returns: A transparent picture with every differing pixel in one opaque colour, and the number of
  ///   these pixels; `nil` if the sizes differ.
  package func difference(to other: Picture) -> (picture: Picture, count: Int)? {
    guard width == other.width, height == other.height else { return nil }
    var bytes = [UInt8](repeating: 0, count: rgba.count)
    var count = 0
    for start in stride(from: 0, to: rgba.count, by: 4)
    where rgba[start..<start + 4] != other.rgba[start..<start + 4] {
      (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3]) = (230, 20, 60, 255)
      count += 1
    }
    return (Picture(width, height, bytes), count)
  }
}
