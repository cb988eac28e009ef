public import DragCoding

/// A ratio in units of 1/65536, such as a scale or an opacity; it is not limited to 0...1.
public struct Fraction: Hashable, Comparable, Sendable {
  /// The ratio in units of 1/65536.
  public var raw: Int

  /// Creates a ratio from units of 1/65536.
  public init(raw: Int) { self.raw = raw }

  /// Creates the ratio `numerator` / `denominator`, rounded towards zero.
  ///
  /// - Precondition: The denominator is not zero.
  public init(_ numerator: Int, _ denominator: Int) {
    raw = numerator * 65536 / denominator
  }

  public static let zero = Fraction(raw: 0)
  public static let one = Fraction(raw: 65536)

  /// Returns the ratio `count` / 100, rounded towards zero.
  public static func percent(_ count: Int) -> Fraction { Fraction(count, 100) }

  /// Returns the product, rounded down.
  public static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(raw: (left.raw * right.raw) >> 16)
  }

  public static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(raw: left.raw + right.raw)
  }

  public static func - (left: Fraction, right: Fraction) -> Fraction {
    Fraction(raw: left.raw - right.raw)
  }

  public static func < (left: Fraction, right: Fraction) -> Bool { left.raw < right.raw }
}

extension Fraction: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(raw) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    raw = try reader.read()
  }
}
