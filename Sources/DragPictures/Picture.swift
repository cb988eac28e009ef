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
}
