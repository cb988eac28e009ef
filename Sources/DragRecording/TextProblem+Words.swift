package import DragCoding

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
