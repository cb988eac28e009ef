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

  /// Returns the first 24 characters of a text in quotation marks, with `?` for each control character.
  public static func quoted(_ text: String) -> String {
    let kept = text.unicodeScalars.prefix(24).map { $0.value < 0x20 || $0.value == 0x7f ? "?" : $0 }
    return "'" + String(String.UnicodeScalarView(kept)) + "'"
  }
}

extension TextProblem {
  package var word: String? {
    switch self {
    case .notThere(let word, _), .ambiguous(let word, _), .unknown(_, let word, _): word
    default: nil
    }
  }

  package var words: String {
    switch self {
    case .expected(let what): "expected \(what)"
    case .unknown(let kind, let word, let near):
      "there is no \(kind) \(Self.quoted(word))" + Self.suggestion(near)
    case .outOfRange(let what, let allowed): "\(what) is out of range; it can be \(allowed)"
    case .openQuote: "expected a closing quote"
    case .notThere(let name, let near):
      "\(Self.quoted(name)) is not visible" + Self.suggestion(near)
    case .ambiguous(let name, let all):
      "\(Self.quoted(name)) could be \(all.joined(separator: " or ")); say which"
    case .unmet(let words), .impossible(let words): words
    }
  }

  private static func suggestion(_ near: [String]) -> String {
    switch near.count {
    case 0: ""
    case 1: "; did you mean \(near[0])?"
    default: "; there are \(near.joined(separator: ", "))"
    }
  }
}
