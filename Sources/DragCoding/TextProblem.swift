/// A problem with a text that the user wrote, such as a script, or with an element that the text
/// names.
public enum TextProblem: Error, Hashable, Sendable {
  /// The text lacks what the string describes, such as `the end of the statement`.
  case expected(String)
  /// No element of a kind has a name.
  ///
  /// The first string is the kind, such as `scene`. The second is the name. `near` contains names to
  /// suggest.
  case unknown(String, String, near: [String])
  /// A number is out of range. The string describes the number, and `allowed` the range.
  case outOfRange(String, allowed: String)
  /// A closing quote is missing.
  case openQuote
  /// No visible element has the name. `near` contains names to suggest.
  case notThere(String, near: [String])
  /// A name matches elements of several containers.
  ///
  /// The string is that name. The array has an unambiguous name for each container.
  case ambiguous(String, [String])
  /// An expectation of a script or test is not met; the string describes the difference.
  case unmet(String)
  /// A statement cannot be performed, for the reason in the string.
  case impossible(String)

  package static func quoted(_ text: String) -> String {
    let kept = text.unicodeScalars.prefix(24).map { $0.value < 0x20 || $0.value == 0x7f ? "?" : $0 }
    return "'" + String(String.UnicodeScalarView(kept)) + "'"
  }
}
