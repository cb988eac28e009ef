/// Reads what text says: names, calls and expectations.
package struct PhraseParser: Sendable {
  /// What is wrong, and where.
  package struct Failure: Error {
    package var problem: TextProblem
    package var place: PhrasePlace

    /// Creates a failure.
    package init(problem: TextProblem, place: PhrasePlace) {
      (self.problem, self.place) = (problem, place)
    }
  }

  /// The text that is left.
  package var text: PhraseText

  /// Creates a parser.
  package init(_ text: PhraseText) {
    self.text = text
  }

  /// Reads text that says one thing on one line, and nothing else.
  static func read<Value>(
    _ text: String, _ read: (inout PhraseParser) throws(Failure) -> Value
  ) -> Value? {
    guard !text.contains(where: \.isNewline) else { return nil }
    var parser = PhraseParser(PhraseText(lines: [Array(text)]))
    guard let value = try? read(&parser), parser.text.peek() == nil,
      parser.text.separator() == nil
    else { return nil }
    return value
  }
}

extension PhraseParser {
  /// The error if the next word is not the expected one.
  package func missing(_ what: String) -> Failure {
    Failure(problem: .expected(what), place: place)
  }

  /// The place of the next word.
  package var place: PhrasePlace { text.peek()?.place ?? text.here }

  /// Takes a word.
  package mutating func word(_ what: String) throws(Failure) -> PhraseWord {
    guard let word = text.next() else { throw missing(what) }
    guard !word.isOpen else { throw Failure(problem: .openQuote, place: word.place) }
    return word
  }

  /// Takes a keyword if it is next.
  package mutating func take(_ keyword: String) -> Bool {
    guard text.peek()?.keyword == keyword else { return false }
    _ = text.next()
    return true
  }

  /// Takes a keyword that is required.
  package mutating func expect(_ keyword: String) throws(Failure) {
    guard take(keyword) else { throw missing("'\(keyword)'") }
  }

  /// Takes a word that stands for a value.
  package mutating func value<Value>(
    _ what: String, _ read: (String) -> Value?
  ) throws(Failure) -> Value {
    let error = missing(what)
    guard let value = read(try word(what).text) else { throw error }
    return value
  }

  /// Takes the name of a thing.
  package mutating func thing(_ what: String) throws(Failure) -> ThingName {
    ThingName(try word(what))
  }

  /// Takes one of some words.
  package mutating func choice(_ names: [String]) throws(Failure) -> String {
    let what = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    let word = try word(what)
    guard let name = names.first(where: { $0 == word.keyword }) else {
      let near = NearNames.slip(of: word.text, in: names)
      let hint = near.map { "; did you mean \($0)?" } ?? ""
      throw Failure(problem: .expected(what + hint), place: word.place)
    }
    return name
  }

  /// A whole number.
  package static func integer(_ text: String) -> Int? {
    text.first == "+" ? nil : Int(text)
  }
}

extension ThingName: ExpressibleByStringLiteral {
  /// Creates a name from `colours/red` or `song-3.delete`.
  public init(stringLiteral text: String) {
    let word = PhraseText(lines: [Array(text)]).peek()
    // In a literal, blanks need no quotes.
    let isWord = word?.place.columns.count == text.count
    self.init(
      letters: isWord ? word?.letters ?? [] : text.map { .init(character: $0, isQuoted: false) })
  }

  fileprivate init(_ word: PhraseWord) { self.init(letters: word.letters) }

  /// Splits a word: `/` ends the container, the last `.` begins the part, unless quoted.
  private init(letters: [PhraseWord.Letter]) {
    func text(_ letters: ArraySlice<PhraseWord.Letter>) -> String {
      String(letters.map(\.character))
    }
    let slash = letters.firstIndex { $0.character == "/" && !$0.isQuoted }
    let rest = slash.map { letters[($0 + 1)...] } ?? letters[...]
    let dot = rest.lastIndex { $0.character == "." && !$0.isQuoted }
    self.init(
      text(dot.map { rest[..<$0] } ?? rest), in: slash.map { text(letters[..<$0]) },
      part: dot.map { text(rest[($0 + 1)...]) })
  }
}

extension CallPattern: ExpressibleByStringLiteral {
  /// Creates a pattern from text such as `"dropEntered(red, blue)"`.
  public init(stringLiteral text: String) {
    let calls = PhraseParser.read(text) { (parser) throws(PhraseParser.Failure) in
      try parser.calls()
    }
    self = calls?.count == 1 ? calls?.first ?? CallPattern(text) : CallPattern(text)
  }
}

extension SessionExpectation {
  /// Reads what ``description`` writes; `nil` if the text is no expectation.
  init?(_ text: String) {
    let expectation = PhraseParser.read(text) { (parser) throws(PhraseParser.Failure) in
      try parser.expectation()
    }
    guard let expectation else { return nil }
    self = expectation
  }
}
