extension PhraseParser {
  package mutating func thing(_ what: String) throws(Failure) -> ThingName {
    ThingName(try word(what))
  }
}

extension ThingName: ExpressibleByStringLiteral {
  /// Creates a name from text such as `"colours/red"` or `"song-3.delete"`.
  public init(stringLiteral text: String) {
    let all = PhrasePlace(line: 0, columns: 0..<text.count)
    let word = PhraseText(lines: [Array(text)]).peek()
    // In a literal, blanks need no quotes.
    self.init(word?.place == all ? word ?? PhraseWord("", at: all) : PhraseWord(text, at: all))
  }

  fileprivate init(_ word: PhraseWord) {
    let letters = word.letters.map { $0.isQuoted ? nil : $0.character }
    let slash = letters.firstIndex(of: "/")
    let start = slash.map { $0 + 1 } ?? 0
    let dot = letters[start...].lastIndex(of: ".")
    let text = Array(word.text)
    self.init(
      String(text[start..<(dot ?? text.endIndex)]), in: slash.map { String(text[..<$0]) },
      part: dot.map { String(text[($0 + 1)...]) })
  }
}

extension CallPattern: ExpressibleByStringLiteral {
  /// Creates a pattern from text such as `"dropEntered(red, blue)"`.
  ///
  /// Other text is taken as a name; the pattern then matches every call of that name, with any arguments.
  public init(stringLiteral text: String) {
    let calls = PhraseParser.read(text) { (parser) throws(PhraseParser.Failure) in
      try parser.calls()
    }
    self = if let calls, calls.count == 1 { calls[0] } else { CallPattern(.init(rawValue: text)) }
  }
}

extension SessionExpectation {
  init?(_ text: String) {
    let expectation = PhraseParser.read(text) { (parser) throws(PhraseParser.Failure) in
      try parser.expectation()
    }
    guard let expectation else { return nil }
    self = expectation
  }
}
