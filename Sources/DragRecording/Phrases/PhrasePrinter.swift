package enum PhrasePrinter {
  /// The keywords of scripts that can occur where a name can; a name equal to one is put in quotes.
  private static let keywords: Set = [
    "at", "hold", "with", "over", "finger", "evenly", "then", "to", "by", "in", "nothing", "only",
    "calls", "order", "dragging", "none", "unsent",
  ]

  package static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && !keywords.contains(word) && word.allSatisfy(isPlain)
    return isPlain ? word : inQuotes(word) { _ in " " }
  }

  /// Returns a text in quotes, which a ``PhraseParser`` reads as the same text.
  ///
  /// Line breaks, which would end the statement, are escaped.
  package static func literal(_ text: String) -> String {
    inQuotes(text) { lineBreak in
      lineBreak == "\n"
        ? "\\n"
        : lineBreak.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
    }
  }

  private static func inQuotes(_ text: String, _ lineBreak: (Character) -> String) -> String {
    let escaped = text.map { character in
      if character.isNewline { return lineBreak(character) }
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
