public import DragCoding

/// A ratio, such as a scale or an opacity, stored in units of 1/65536.
///
/// It can be negative or greater than 1. In a stored state, it is from -100 to 100.
public struct Fraction: Hashable, Comparable, Sendable {
  /// The ratio in units of 1/65536.
  public var raw: Int

  /// Creates a ratio from units of 1/65536.
  public init(raw: Int) { self.raw = raw }

  /// Creates the ratio `numerator` / `denominator`, rounded towards zero to a multiple of 1/65536.
  ///
  /// - Precondition: The denominator is not zero, and the ratio's magnitude is less than 2⁴⁷.
  public init(_ numerator: Int, _ denominator: Int) {
    let (units, overflow) = numerator.multipliedReportingOverflow(by: 65536)
    // 128 bits suffice for all numerators, but take twice the time.
    raw =
      overflow
      ? denominator.dividingFullWidth(numerator.multipliedFullWidth(by: 65536)).quotient
      : units / denominator
  }

  public static let zero = Fraction(raw: 0)
  public static let one = Fraction(raw: 65536)

  /// Returns the ratio `count` / 100, rounded towards zero to a multiple of 1/65536.
  public static func percent(_ count: Int) -> Fraction { Fraction(count, 100) }

  /// Returns the product, rounded down to a multiple of 1/65536.
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

  /// - Throws: A `CanonicalError` if the ratio is not from -100 to 100.
  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    raw = try reader.read()
    guard (-100 << 16...100 << 16).contains(raw) else { throw reader.invalid("ratio") }
  }
}
