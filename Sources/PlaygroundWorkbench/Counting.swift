extension BinaryInteger {
  /// A number of tenths as a decimal number, as in "1.5" for 15.
  package var asTenths: String { "\(self / 10).\(self % 10)" }
}

extension Int {
  /// The number with what it counts, as in "1 gesture" and "2 gestures".
  package func counting(_ noun: String) -> String { "\(self) \(noun)" + (self == 1 ? "" : "s") }
}
