import DragRecording

extension Script {
  /// Parses a script; `name` is the name of its file in error messages.
  ///
  /// - Throws: ``ScriptErrors`` with an error for each wrong statement, up to a hundred.
  public init(parsing text: String, named name: String = "script") throws(ScriptErrors) {
    var parser = ScriptParser(ScriptSource(text, named: name))
    parser.parse()
    guard parser.errors.isEmpty else { throw ScriptErrors(errors: parser.errors) }
    self = parser.script
  }
}

struct ScriptParser {
  typealias Failure = PhraseParser.Failure

  private static let maximumErrors = 100

  private(set) var script = Script([])
  private(set) var errors: [ScriptError] = []
  private var phrases: PhraseParser
  private var hasBegun = false

  init(_ source: ScriptSource) {
    script.source = source
    phrases = PhraseParser(PhraseText(lines: source.lines))
  }

  mutating func parse() {
    while !phrases.text.isAtEnd, errors.count < Self.maximumErrors {
      if phrases.text.peek() != nil {
        parseStatements()
      } else if phrases.text.separator() == nil {
        phrases.text.nextLine()
      }
    }
  }

  private mutating func parseStatements() {
    let first = phrases.text.here
    let isList = ["expect", "path"].contains(phrases.text.peek()?.keyword)
    do throws(Failure) {
      var statements = [try statement()]
      while let separator = try end(), separator == "&" { statements.append(try statement()) }
      guard statements.count > 1 else { return try add(statements[0], at: first) }
      guard statements.allSatisfy(\.isGesture) else {
        throw Failure(problem: .expected("gestures of pointers on both sides of &"), place: first)
      }
      try add(.together(statements), at: first)
    } catch {
      errors.append(script.source.error(error.problem, at: error.place))
      // The indented lines of its list are not statements.
      if isList { phrases.text.hang() }
      while phrases.text.next() != nil {}
      phrases.text.unhang()
    }
  }

  private mutating func statement() throws(Failure) -> Script.Statement {
    defer { phrases.text.unhang() }
    return try phrases.statement()
  }

  private mutating func end() throws(Failure) -> Character? {
    if let word = phrases.text.peek() {
      throw Failure(problem: .expected("the end of the statement"), place: word.place)
    }
    return phrases.text.separator()
  }

  private mutating func add(_ statement: Script.Statement, at place: PhrasePlace) throws(Failure) {
    if statement.isOpening, hasBegun, !statement.isScale {
      let word = statement.text.prefix { $0 != " " }
      let words = "'\(word)' says how the session starts; write it before anything is done"
      let start = place.columns.lowerBound
      throw Failure(
        problem: .impossible(words),
        place: PhrasePlace(line: place.line, columns: start..<start + word.count))
    }
    if statement.isStart, script.statements.contains(where: \.isStart) {
      let words = "a session starts once; leave this or the other start out"
      throw Failure(problem: .impossible(words), place: place)
    }
    if statement.isAction { hasBegun = true }
    script.statements.append(statement)
    script.places.append(place)
  }
}

extension Script.Statement {
  fileprivate var isScale: Bool { if case .scale = self { true } else { false } }

  fileprivate var isStart: Bool {
    switch self {
    case .scene, .start: true
    default: false
    }
  }
}
