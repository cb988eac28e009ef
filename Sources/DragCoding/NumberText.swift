extension Int {
  /// The number with a noun, in the plural unless the number is one, such as "2 gestures".
  package func counting(_ noun: String) -> String { "\(self) \(noun)" + (self == 1 ? "" : "s") }
}

extension BinaryInteger {
  /// The decimal fraction with this number of units in the last of `places` decimal places.
  ///
  /// ```swift
  /// 1205.decimal(places: 2)  // "12.05"
  /// ```
  ///
  /// - Precondition: The number is not negative, and `places` is positive.
  package func decimal(places: Int) -> String {
    let digits = String(self)
    let padded = String(repeating: "0", count: max(places + 1 - digits.count, 0)) + digits
    return padded.dropLast(places) + "." + padded.suffix(places)
  }
}
