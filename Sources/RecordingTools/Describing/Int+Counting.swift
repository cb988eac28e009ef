extension Int {
  /// Returns the number with a noun: `1 gesture`, `2 gestures`.
  package func counting(_ noun: String) -> String { "\(self) \(noun)" + (self == 1 ? "" : "s") }
}
