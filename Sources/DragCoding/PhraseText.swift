/// A place in text.
package struct PhrasePlace: Hashable, Sendable {
  /// The line, from zero.
  package var line: Int
  /// The columns, in characters from zero.
  package var columns: Range<Int>

  /// Creates a place.
  package init(line: Int, columns: Range<Int>) {
    (self.line, self.columns) = (line, columns)
  }
}

/// A word of text.
package struct PhraseWord: Hashable, Sendable {
  /// A character of it.
  package struct Letter: Hashable, Sendable {
    package var character: Character
    /// Whether it is quoted, and so means only itself.
    package var isQuoted = false
  }

  /// Its characters, without the quotes.
  package private(set) var letters: [Letter]
  /// Where it is.
  package var place: PhrasePlace
  /// Whether a closing quote is missing.
  var isOpen = false

  /// Creates a word, which is not quoted.
  package init(_ text: some StringProtocol, at place: PhrasePlace) {
    (letters, self.place) = (text.map { Letter(character: $0) }, place)
  }

  fileprivate init(_ letters: [Letter], at place: PhrasePlace, isOpen: Bool) {
    (self.letters, self.place, self.isOpen) = (letters, place, isOpen)
  }

  /// Its text.
  package var text: String { String(letters.map(\.character)) }
  /// Its text if it may be a keyword, which quotes prevent.
  package var keyword: String? { letters.contains(where: \.isQuoted) ? nil : text }
}

/// Text, read word by word.
package struct PhraseText: Sendable {
  private let lines: [[Character]]
  /// The line and the column of the next character, from zero.
  private var line = 0
  private var column = 0
  /// The indentation of a statement that continues in lines that are indented deeper.
  private var hanging: Int?
  /// Whether brackets, commas and colons are words of their own.
  package var splitsCalls = false

  /// Creates a reader of lines.
  package init(lines: [[Character]]) {
    self.lines = lines
  }

  /// Whether it is behind the last line.
  package var isAtEnd: Bool { line >= lines.count }

  /// The next word of the statement, without taking it.
  package func peek() -> PhraseWord? {
    var text = self
    return text.next()
  }

  /// Takes the next word of the statement; `nil` at its end.
  package mutating func next() -> PhraseWord? {
    skipSpace()
    guard let first = character, !Self.isSeparator(first) else { return nil }
    guard splitsCalls, Self.isMark(first) else { return word() }
    column += 1
    return PhraseWord(
      String(first), at: PhrasePlace(line: line, columns: column - 1..<column))
  }

  /// Goes to the next line.
  package mutating func nextLine() {
    line += 1
    column = 0
  }

  /// Lets the statement continue in lines that are indented deeper than its own.
  package mutating func hang() {
    guard !isAtEnd, hanging == nil else { return }
    hanging = indentation(of: line)
  }

  /// Ends a statement that could continue in further lines.
  package mutating func unhang() {
    hanging = nil
    splitsCalls = false
  }

  /// Takes a separator of statements, if any.
  package mutating func separator() -> Character? {
    skipSpace()
    guard let character, Self.isSeparator(character) else { return nil }
    column += 1
    return character
  }

  /// The place of the next character, or behind the last one of the line.
  package var here: PhrasePlace {
    var text = self
    text.skipSpace()
    let line = min(text.isAtEnd ? self.line : text.line, max(lines.count - 1, 0))
    let column = text.isAtEnd ? (lines.last?.count ?? 0) : text.column
    return PhrasePlace(line: line, columns: column..<column + 1)
  }
}

extension PhraseText {
  private var character: Character? {
    !isAtEnd && column < lines[line].count ? lines[line][column] : nil
  }

  private mutating func skipSpace() {
    while true {
      while let next = character, next.isWhitespace { column += 1 }
      if character == "#" { column = lines[line].count }
      guard character == nil, let hanging, let next = lineWithWords(after: line),
        indentation(of: next) > hanging
      else { return }
      (line, column) = (next, 0)
    }
  }

  /// The next line that is neither empty nor a comment.
  private func lineWithWords(after line: Int) -> Int? {
    lines.indices.dropFirst(line + 1).first { number in
      let first = lines[number].first { !$0.isWhitespace }
      return first != nil && first != "#"
    }
  }

  private func indentation(of line: Int) -> Int {
    lines[line].prefix(while: \.isWhitespace).count
  }

  private mutating func word() -> PhraseWord {
    let start = column
    var letters: [PhraseWord.Letter] = []
    var isQuoted = false
    while let next = character {
      if !isQuoted, next.isWhitespace || Self.isSeparator(next) { break }
      if !isQuoted, splitsCalls, Self.isMark(next) { break }
      column += 1
      if next == "\"" {
        isQuoted.toggle()
      } else if isQuoted, next == "\\", let escaped = character {
        letters.append(.init(character: escaped, isQuoted: true))
        column += 1
      } else {
        letters.append(.init(character: next, isQuoted: isQuoted))
      }
    }
    let place = PhrasePlace(line: line, columns: start..<column)
    return PhraseWord(letters, at: place, isOpen: isQuoted)
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character == ";" || character == "&"
  }

  private static func isMark(_ character: Character) -> Bool { "(),:[]".contains(character) }
}
