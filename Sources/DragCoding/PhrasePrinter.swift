/// Prints words in the form in which ``PhraseText`` reads them.
package enum PhrasePrinter {
  /// The words that the grammar gives a meaning, and which are names only in quotes.
  private static let keywords: Set = [
    "at", "hold", "with", "over", "finger", "evenly", "then", "to", "by", "in", "nothing", "only",
    "calls", "order", "dragging", "none",
  ]

  /// Returns a word, in quotes if it is empty, a keyword, or has characters that are not plain.
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

  /// Returns words, quoted if necessary and separated by spaces; `nothing` for none.
  package static func list(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.map(quoted).joined(separator: " ")
  }
}
