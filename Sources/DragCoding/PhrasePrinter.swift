/// Prints words as ``PhraseText`` reads them.
package enum PhrasePrinter {
  /// Words that are no names where a name is expected, unless they are quoted.
  private static let keywords: Set = [
    "at", "hold", "with", "over", "finger", "evenly", "then", "to", "by", "in", "nothing", "only",
    "calls", "order", "dragging", "none",
  ]

  /// Returns a word, in quotes if it needs them.
  package static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && !keywords.contains(word) && word.allSatisfy(isPlain)
    guard !isPlain else { return word }
    let escaped = word.map { character in
      character.isNewline ? " " : "\"\\".contains(character) ? "\\\(character)" : "\(character)"
    }
    return "\"" + escaped.joined() + "\""
  }

  package static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }

  /// Returns words separated by spaces, or `nothing`.
  package static func list(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.map(quoted).joined(separator: " ")
  }
}
