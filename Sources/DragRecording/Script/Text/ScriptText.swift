/// A word of a script.
struct ScriptWord: Hashable, Sendable {
  /// A character of it.
  struct Piece: Hashable, Sendable {
    var character: Character
    /// `true` where it stands within quotes, and so means only itself.
    var isQuoted: Bool
  }

  /// Its characters, without the quotes.
  var letters: [Piece]
  /// Where it stands.
  var place: ScriptPlace
  /// `true` where its quotes are not closed.
  var isOpen = false

  /// What it says.
  var text: String { String(letters.map(\.character)) }
  /// What it says where it may be a keyword, which quotes prevent.
  var keyword: String? { letters.contains(where: \.isQuoted) ? nil : text }
  /// The characters, each with whether it is quoted.
  var pieces: [(Character, Bool)] { letters.map { ($0.character, $0.isQuoted) } }
}

/// A script's text, taken word by word.
struct ScriptText: Sendable {
  let lines: [[Character]]
  /// The line and the column of the next character, from zero.
  private(set) var line = 0
  private(set) var column = 0
  /// The indentation of a statement that goes on in lines that are indented deeper.
  private var hanging: Int?
  /// `true` where brackets, commas and colons are words of their own.
  var splitsCalls = false

  init(lines: [[Character]]) {
    self.lines = lines
  }

  init(_ text: String) {
    self.init(lines: ScriptSource(text, named: "").lines)
  }

  /// `true` behind the last line.
  var isAtEnd: Bool { line >= lines.count }

  /// The next word of the statement, which stays where it is.
  func peek() -> ScriptWord? {
    var text = self
    return text.next()
  }

  /// Takes the next word of the statement; nothing at its end.
  mutating func next() -> ScriptWord? {
    skipSpace()
    guard !isAtEnd, let first = character, !Self.isSeparator(first) else { return nil }
    let start = column
    if splitsCalls, Self.isMark(first) {
      column += 1
      return word([.init(character: first, isQuoted: false)], from: start)
    }
    return read(from: start)
  }

  /// Goes to the next line.
  mutating func nextLine() {
    line += 1
    column = 0
  }

  /// Lets the statement go on in lines that are indented deeper than its own.
  mutating func hang() {
    guard !isAtEnd, hanging == nil else { return }
    hanging = indentation(of: line)
  }

  /// Ends a statement that could go on in further lines.
  mutating func unhang() {
    hanging = nil
    splitsCalls = false
  }

  /// Takes a separator of statements; nothing where there is none.
  mutating func separator() -> Character? {
    skipSpace()
    guard let character, Self.isSeparator(character) else { return nil }
    column += 1
    return character
  }

  /// Goes to the end of the statement.
  mutating func skipStatement() {
    while next() != nil {}
  }

  /// The place of the next character, or behind the last one of the line.
  var here: ScriptPlace {
    var text = self
    text.skipSpace()
    let line = min(text.isAtEnd ? self.line : text.line, max(lines.count - 1, 0))
    let column = text.isAtEnd ? (lines.last?.count ?? 0) : text.column
    return ScriptPlace(line: line, columns: column..<column + 1)
  }
}

extension ScriptText {
  private var character: Character? {
    lines.indices.contains(line) && column < lines[line].count ? lines[line][column] : nil
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

  private mutating func read(from start: Int) -> ScriptWord {
    var letters: [ScriptWord.Piece] = []
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
    var word = word(letters, from: start)
    word.isOpen = isQuoted
    return word
  }

  private func word(_ letters: [ScriptWord.Piece], from start: Int) -> ScriptWord {
    ScriptWord(letters: letters, place: ScriptPlace(line: line, columns: start..<column))
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character == ";" || character == "&"
  }

  private static func isMark(_ character: Character) -> Bool { "(),:[]".contains(character) }
}
