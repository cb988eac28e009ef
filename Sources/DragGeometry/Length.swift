public import DragCoding

/// A distance or coordinate in units of 1/256 of a logical pixel.
///
/// An integer literal is whole pixels: the length `20` has 5120 ``subpixels``.
///
/// Calculations trap on an overflow, which lengths on a screen cannot cause: an event's coordinate
/// is at most 2²² pixels, and a length in a stored state at most about 2³² pixels.
public struct Length: Hashable, Comparable, Sendable, AdditiveArithmetic {
  /// The length in units of 1/256 pixel.
  public var subpixels: Int

  /// Creates a length from units of 1/256 pixel.
  public init(subpixels: Int) { self.subpixels = subpixels }

  /// Creates a length of whole pixels.
  public init(pixels: Int) { subpixels = pixels * 256 }

  /// The largest magnitude of a coordinate in recordings and in events of the window: 2²² pixels.
  ///
  /// Two such lengths can be added, and multiplied in subpixels², without overflow.
  package static let farthest = Length(pixels: 1 << 22)

  /// The largest magnitude of a length in a stored state: 2³² pixels of content, plus ``farthest``.
  ///
  /// Sums of such lengths, and products with a ``Fraction`` from a state, cannot overflow.
  package static let farthestStored = Length(pixels: 1 << 32) + farthest

  /// The nearest whole number of pixels; a half rounds up.
  public var pixels: Int { (subpixels + 128) >> 8 }

  /// The length, rounded to whole pixels; a half rounds up.
  public var roundedToPixel: Length { Length(pixels: pixels) }

  /// The absolute value.
  public var magnitude: Length { Length(subpixels: abs(subpixels)) }

  package var clampedToFarthest: Length { clamped(to: -Length.farthest...Length.farthest) }

  /// Returns this length times `count` divided by `total`, rounded towards zero.
  ///
  /// The result is zero if `total` is not positive.
  ///
  /// - Precondition: If `total` is positive, the magnitude of `count` is at most `total`.
  package func scaled(by count: Length, over total: Length) -> Length {
    guard total > 0 else { return .zero }
    let (factor, divisor) = (count.magnitude.subpixels.magnitude, total.subpixels.magnitude)
    let product = subpixels.magnitude.multipliedFullWidth(by: factor)
    let share = Int(divisor.dividingFullWidth(product).quotient)
    return Length(subpixels: (subpixels < 0) == (count.subpixels < 0) ? share : -share)
  }

  public static func + (left: Length, right: Length) -> Length {
    Length(subpixels: left.subpixels + right.subpixels)
  }

  public static func - (left: Length, right: Length) -> Length {
    Length(subpixels: left.subpixels - right.subpixels)
  }

  public static prefix func - (length: Length) -> Length {
    Length(subpixels: -length.subpixels)
  }

  public static func * (length: Length, count: Int) -> Length {
    Length(subpixels: length.subpixels * count)
  }

  /// Returns the product, rounded down to a multiple of 1/256 pixel.
  public static func * (length: Length, fraction: Fraction) -> Length {
    Length(subpixels: (length.subpixels * fraction.raw) >> 16)
  }

  /// Returns the quotient, rounded towards zero to a multiple of 1/256 pixel.
  ///
  /// - Precondition: The divisor is not zero.
  public static func / (length: Length, count: Int) -> Length {
    Length(subpixels: length.subpixels / count)
  }

  public static func < (left: Length, right: Length) -> Bool {
    left.subpixels < right.subpixels
  }
}

extension Length: ExpressibleByIntegerLiteral {
  public init(integerLiteral pixels: Int) { self.init(pixels: pixels) }
}

extension Length: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(subpixels) }

  /// - Throws: A `CanonicalError` if the magnitude is greater than `farthestStored`.
  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    subpixels = try reader.read()
    guard (-Self.farthestStored...Self.farthestStored).contains(self) else {
      throw reader.invalid("length")
    }
  }
}

extension Comparable {
  @inlinable
  package func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
