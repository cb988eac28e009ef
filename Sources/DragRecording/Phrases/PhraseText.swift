package struct PhrasePlace: Hashable, Sendable {
  /// The index of the line, from zero.
  package var line: Int
  /// The range of columns in that line, in characters from zero.
  package var columns: Range<Int>

  package init(line: Int, columns: Range<Int>) {
    (self.line, self.columns) = (line, columns)
  }
}

package struct PhraseWord: Hashable, Sendable {
  package struct Letter: Hashable, Sendable {
    package var character: Character
    package var isQuoted = false
  }

  package private(set) var letters: [Letter]
  package var place: PhrasePlace
  var isOpen = false

  package init(_ text: some StringProtocol, at place: PhrasePlace) {
    (letters, self.place) = (text.map { Letter(character: $0) }, place)
  }

  fileprivate init(_ letters: [Letter], at place: PhrasePlace, isOpen: Bool) {
    (self.letters, self.place, self.isOpen) = (letters, place, isOpen)
  }

  package var text: String { String(letters.map(\.character)) }
  /// The word's text if no character is quoted, else `nil`; a quoted word is never a keyword.
  package var keyword: String? { letters.contains(where: \.isQuoted) ? nil : text }
}

/// A reader of the words of statements.
///
/// A statement ends at `;`, at `&`, or at the end of its line. After ``hang()``, it can continue in
/// further lines.
package struct PhraseText: Sendable {
  private let lines: [[Character]]
  // The place of the next character, from zero.
  private var line = 0
  private var column = 0
  private var hanging: Int?
  var splitsCalls = false

  package init(lines: [[Character]]) { self.lines = lines }

  package var isAtEnd: Bool { line >= lines.count }

  package func peek() -> PhraseWord? {
    var text = self
    return text.next()
  }

  package mutating func next() -> PhraseWord? {
    skipSpace()
    guard let first = character, !Self.isSeparator(first) else { return nil }
    guard splitsCalls, Self.isMark(first) else { return word() }
    column += 1
    return PhraseWord(String(first), at: PhrasePlace(line: line, columns: column - 1..<column))
  }

  package mutating func nextLine() {
    line += 1
    column = 0
  }

  /// Lets the statement continue in the following lines that are indented deeper than its current line.
  ///
  /// This ends with ``unhang()``.
  package mutating func hang() {
    guard !isAtEnd, hanging == nil else { return }
    hanging = indentation(of: line)
  }

  package mutating func unhang() {
    hanging = nil
    splitsCalls = false
  }

  package mutating func separator() -> Character? {
    skipSpace()
    guard let character, Self.isSeparator(character) else { return nil }
    column += 1
    return character
  }

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
      } else if isQuoted, next == "\\", let escaped = escapedCharacter() {
        letters.append(.init(character: escaped, isQuoted: true))
      } else {
        letters.append(.init(character: next, isQuoted: isQuoted))
      }
    }
    let place = PhrasePlace(line: line, columns: start..<column)
    return PhraseWord(letters, at: place, isOpen: isQuoted)
  }

  /// Returns the character after a backslash: itself, a line break for `n`, or for `u{A}` the one with that number.
  private mutating func escapedCharacter() -> Character? {
    guard let escaped = character else { return nil }
    column += 1
    if escaped == "n" { return "\n" }
    guard escaped == "u", character == "{",
      let end = lines[line][column...].firstIndex(of: "}"),
      let number = UInt32(String(lines[line][(column + 1)..<end]), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { return escaped }
    column = end + 1
    return Character(scalar)
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character == ";" || character == "&"
  }

  private static func isMark(_ character: Character) -> Bool { "(),:[]".contains(character) }
}
