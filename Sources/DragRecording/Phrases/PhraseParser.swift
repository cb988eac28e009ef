package struct PhraseParser: Sendable {
  package struct Failure: Error {
    package let problem: TextProblem
    package let place: PhrasePlace

    package init(problem: TextProblem, place: PhrasePlace) {
      (self.problem, self.place) = (problem, place)
    }
  }

  package var text: PhraseText

  package init(_ text: PhraseText) { self.text = text }

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
  package func missing(_ what: String) -> Failure {
    Failure(problem: .expected(what), place: place)
  }

  package var place: PhrasePlace { text.peek()?.place ?? text.here }

  package mutating func word(_ what: String) throws(Failure) -> PhraseWord {
    guard let word = text.next() else { throw missing(what) }
    guard !word.isOpen else { throw Failure(problem: .openQuote, place: word.place) }
    return word
  }

  package mutating func take(_ keyword: String) -> Bool {
    guard text.peek()?.keyword == keyword else { return false }
    _ = text.next()
    return true
  }

  package mutating func expect(_ keyword: String) throws(Failure) {
    guard take(keyword) else { throw missing("'\(keyword)'") }
  }

  package mutating func value<Value>(
    _ what: String, _ read: (String) -> Value?
  ) throws(Failure) -> Value {
    let error = missing(what)
    guard let value = read(try word(what).text) else { throw error }
    return value
  }

  package mutating func choice(_ names: [String]) throws(Failure) -> String {
    let what = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    let word = try word(what)
    if let name = word.keyword, names.contains(name) { return name }
    let near = NearNames.typo(of: word.text, in: names)
    let hint = near.map { "; did you mean \($0)?" } ?? ""
    throw Failure(problem: .expected(what + hint), place: word.place)
  }

  package static func integer(_ text: String) -> Int? {
    text.first == "+" ? nil : Int(text)
  }
}
