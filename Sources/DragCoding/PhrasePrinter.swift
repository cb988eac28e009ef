/// Writes words so that ``PhraseText`` reads them back.
package enum PhrasePrinter {
  /// Words that mean something other than a name where a name is expected.
  private static let keywords: Set = [
    "at", "hold", "with", "over", "finger", "evenly", "then", "to", "by", "in", "nothing", "only",
    "calls", "order", "dragging", "none",
  ]

  /// A word, in quotes if it would otherwise be read as something else.
  package static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && !keywords.contains(word) && word.allSatisfy(isPlain)
    guard !isPlain else { return word }
    let escaped = word.flatMap { character -> [Character] in
      switch character {
      case "\"", "\\": ["\\", character]
      case _ where character.isNewline: [" "]
      default: [character]
      }
    }
    return "\"" + String(escaped) + "\""
  }

  /// Whether a character needs no quotes.
  package static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }

  /// Words in a row, or `nothing`.
  package static func list(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.map(quoted).joined(separator: " ")
  }
}
