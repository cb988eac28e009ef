extension Int {
  /// The number with what it counts, as in "1 gesture" and "2 gestures".
  package func counting(_ noun: String) -> String { "\(self) \(noun)" + (self == 1 ? "" : "s") }
}
