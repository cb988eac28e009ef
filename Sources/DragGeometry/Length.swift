public import DragCoding

/// A distance or coordinate in 1/256 of a logical pixel, exact in every build and on every machine.
///
/// An integer literal is whole pixels:
///
/// ```swift
/// let radius: Length = 20
/// radius.subpixels  // 5120
/// ```
public struct Length: Hashable, Comparable, Sendable, AdditiveArithmetic {
  /// How many 1/256 pixels.
  public var subpixels: Int

  /// Creates a length of `subpixels` 1/256 pixels.
  public init(subpixels: Int) {
    self.subpixels = subpixels
  }

  /// Creates a length of whole pixels.
  public init(pixels: Int) {
    subpixels = pixels * 256
  }

  public static let zero = Length(subpixels: 0)

  /// The farthest coordinate that the seam lets in: 2²² pixels.
  ///
  /// Sums and products of what lies within it cannot overflow.
  package static let farthest = Length(pixels: 1 << 22)

  /// The nearest whole pixel; a half goes up.
  public var pixels: Int { (subpixels + 128) >> 8 }

  /// The distance without its sign.
  public var magnitude: Length { Length(subpixels: abs(subpixels)) }

  /// This length, brought to within ±``farthest``.
  package var clampedToSeam: Length { min(max(self, -Length.farthest), Length.farthest) }

  /// The nearest whole number of pixels, as a length.
  public var roundedToPixel: Length { Length(pixels: pixels) }
}

extension Length {
  public static func + (left: Length, right: Length) -> Length {
    Length(subpixels: left.subpixels + right.subpixels)
  }

  public static func - (left: Length, right: Length) -> Length {
    Length(subpixels: left.subpixels - right.subpixels)
  }

  /// The length in the opposite direction.
  public static prefix func - (length: Length) -> Length {
    Length(subpixels: -length.subpixels)
  }

  /// `count` times the length.
  public static func * (length: Length, count: Int) -> Length {
    Length(subpixels: length.subpixels * count)
  }

  /// The part of the length that `fraction` says, rounded down.
  public static func * (length: Length, fraction: Fraction) -> Length {
    Length(subpixels: (length.subpixels * fraction.raw) >> 16)
  }

  /// The length in `count` equal parts, rounded towards zero.
  public static func / (length: Length, count: Int) -> Length {
    Length(subpixels: length.subpixels / count)
  }

  public static func < (left: Length, right: Length) -> Bool {
    left.subpixels < right.subpixels
  }
}

extension Length: ExpressibleByIntegerLiteral {
  public init(integerLiteral pixels: Int) {
    self.init(pixels: pixels)
  }
}

extension Length: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(subpixels)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    subpixels = try reader.read()
  }
}
