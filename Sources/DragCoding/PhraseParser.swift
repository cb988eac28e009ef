/// Reads text word by word, with an error that names the place.
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
  package static func read<Value>(
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
