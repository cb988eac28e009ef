extension Int {
  /// Returns the number with a noun, to which it adds `s` unless the number is one, such as "2 gestures".
  package func counting(_ noun: String) -> String { "\(self) \(noun)" + (self == 1 ? "" : "s") }
}

extension BinaryInteger {
  /// Returns this number divided by 10 to the power of `places`, as a fraction with `places` decimals.
  ///
  /// ```swift
  /// 1205.decimal(places: 2)  // "12.05"
  /// ```
  ///
  /// - Precondition: The number is not negative, and `places` is positive.
  package func decimal(places: Int) -> String {
    let digits = padded(to: places + 1)
    return digits.dropLast(places) + "." + digits.suffix(places)
  }

  /// Returns this number, which must not be negative, with leading zeros if it has fewer than `count` digits.
  package func padded(to count: Int) -> String {
    String(repeating: "0", count: max(count - String(self).count, 0)) + String(self)
  }
}
