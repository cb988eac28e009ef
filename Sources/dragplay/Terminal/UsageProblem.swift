/// What is wrong with the words of a command, from the paragraphs in which the parser tells it.
struct UsageProblem {
  /// The problem, what would be right, and where to read on, on one line.
  let words: String

  init(_ message: String) {
    let lines = message.split(separator: "\n")
    var words = Self.text(after: "Error:", in: lines) ?? "the command cannot be understood"
    if words.hasSuffix(".") { words.removeLast() }
    // The parser's help names the option once more, and says behind two spaces what it takes.
    if let help = Self.text(after: "Help:", in: lines)?.split(separator: "  ").last {
      words += ": \(Self.trimmed(help))"
    }
    if words.hasSuffix(".") { words.removeLast() }
    let quoted = lines.last?.split(separator: "'") ?? []
    self.words = "\(words); see \(quoted.count > 1 ? String(quoted[1]) : "dragplay --help")"
  }

  private static func text(after label: String, in lines: [Substring]) -> String? {
    lines.first { $0.hasPrefix(label) }.map { trimmed($0.dropFirst(label.count)) }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.firstIndex { $0 != " " } ?? text.endIndex
    return String(text[start...])
  }
}
