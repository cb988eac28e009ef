extension BinaryInteger {
  /// Returns this number divided by ten to the power of `places`, as a decimal text.
  ///
  /// For example, `1205.decimal(places: 2)` is `"12.05"`.
  ///
  /// - Precondition: The number is not negative, and `places` is positive.
  public func decimal(places: Int) -> String {
    let digits = padded(to: places + 1)
    return digits.dropLast(places) + "." + digits.suffix(places)
  }

  /// Returns this number as a decimal text of at least `count` digits, with leading zeros.
  public func padded(to count: Int) -> String {
    String(repeating: "0", count: max(count - String(self).count, 0)) + String(self)
  }
}
