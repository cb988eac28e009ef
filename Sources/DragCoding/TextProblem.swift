/// A problem in a text that a person wrote, or with a thing that it names.
public enum TextProblem: Error, Hashable, Sendable {
  /// The text does not continue with this.
  case expected(String)
  /// A word is none of the possible ones.
  case unknown(String, String, near: [String])
  /// A number is out of range.
  case outOfRange(String, allowed: String)
  /// A closing quote is missing.
  case openQuote
  /// No visible thing has the name.
  case notThere(String, near: [String])
  /// The name matches several things.
  case ambiguous(String, [String])
  /// An expectation is not met.
  case unmet(String)
  /// A statement cannot be performed, for this reason.
  case impossible(String)

  package var word: String? {
    switch self {
    case .notThere(let word, _), .ambiguous(let word, _), .unknown(_, let word, _): word
    default: nil
    }
  }

  /// The problem and its remedy.
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

  /// A word of the user's, shortened and without control characters, which could break the line.
  package static func quoted(_ text: String) -> String {
    let kept = text.unicodeScalars.prefix(24).map { $0.value < 0x20 || $0.value == 0x7f ? "?" : $0 }
    return "'" + String(String.UnicodeScalarView(kept)) + "'"
  }

  private static func suggestion(_ near: [String]) -> String {
    switch near.count {
    case 0: ""
    case 1: "; did you mean \(near[0])?"
    default: "; there are \(near.joined(separator: ", "))"
    }
  }
}
