package enum PhrasePrinter {
  /// The keywords of scripts that can occur where a name can; a name equal to one is put in quotes.
  private static let keywords: Set = [
    "at", "hold", "with", "over", "finger", "evenly", "then", "to", "by", "in", "nothing", "only",
    "calls", "order", "dragging", "none", "unsent",
  ]

  package static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && !keywords.contains(word) && word.allSatisfy(isPlain)
    guard !isPlain else { return word }
    let escaped = word.map { character in
      character.isNewline ? " " : "\"\\".contains(character) ? "\\\(character)" : "\(character)"
    }
    return "\"" + escaped.joined() + "\""
  }

  /// Returns a text in quotes, which a ``PhraseParser`` reads as the same text.
  ///
  /// Line breaks, which would end the statement, are escaped.
  package static func literal(_ text: String) -> String {
    let escaped = text.map { character in
      if character == "\n" { return "\\n" }
      guard !character.isNewline else {
        return character.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
      }
      return "\"\\".contains(character) ? "\\\(character)" : "\(character)"
    }
    return "\"" + escaped.joined() + "\""
  }

  package static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }

  package static func list(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.map(quoted).joined(separator: " ")
  }
}
