public import DragCoding

/// A ratio in 1/65536: a scale, an alpha, a share.
public struct Fraction: Hashable, Comparable, Sendable {
  /// How many 1/65536.
  public var raw: Int

  /// Creates a ratio of `raw` 1/65536.
  public init(raw: Int) {
    self.raw = raw
  }

  /// Creates a ratio of `numerator` to `denominator`, which must not be zero.
  public init(_ numerator: Int, _ denominator: Int) {
    raw = numerator * 65536 / denominator
  }

  /// Nothing.
  public static let zero = Fraction(raw: 0)

  /// The whole.
  public static let one = Fraction(raw: 65536)

  /// A ratio in whole hundredths.
  public static func percent(_ count: Int) -> Fraction { Fraction(count, 100) }

  /// The ratio of a ratio.
  public static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(raw: (left.raw * right.raw) >> 16)
  }

  /// The sum of two ratios.
  public static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(raw: left.raw + right.raw)
  }

  /// The difference between two ratios.
  public static func - (left: Fraction, right: Fraction) -> Fraction {
    Fraction(raw: left.raw - right.raw)
  }

  public static func < (left: Fraction, right: Fraction) -> Bool { left.raw < right.raw }
}

extension Fraction: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(raw)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    raw = try reader.read()
  }
}
