import DragFrameIO
import DragGeometry
import DragRecording

extension Script {
  /// Reads a script.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The file's name, for the words of an error.
  /// - Throws: All that is wrong with it, one error for each statement.
  public init(parsing text: String, named name: String = "script") throws(ScriptErrors) {
    var parser = ScriptParser(ScriptSource(text, named: name))
    parser.parse()
    guard parser.errors.isEmpty else { throw ScriptErrors(parser.errors) }
    self = parser.script
  }
}

/// Takes a script's text apart.
///
/// A statement that is wrong is told of and passed over: all of them are found at once.
struct ScriptParser {
  typealias Failure = PhraseParser.Failure

  /// More errors than anybody reads: the file is no script.
  private static let mostErrors = 100

  private(set) var script = Script([])
  private(set) var errors: [ScriptError] = []
  private var phrases: PhraseParser
  private var hasBegun = false

  init(_ source: ScriptSource) {
    script.source = source
    phrases = PhraseParser(PhraseText(lines: source.lines))
  }

  mutating func parse() {
    while !phrases.text.isAtEnd, errors.count < Self.mostErrors {
      if phrases.text.peek() != nil {
        take()
      } else if phrases.text.separator() == nil {
        phrases.text.nextLine()
      }
    }
  }

  /// Reads a statement, and those that are begun with it.
  private mutating func take() {
    let first = phrases.text.here
    let isList = ["expect", "path"].contains(phrases.text.peek()?.keyword)
    do throws(Failure) {
      var statements = [try statement()]
      while let separator = try end(), separator == "&" { statements.append(try statement()) }
      guard statements.count > 1 else { return try add(statements[0], at: first) }
      try add(together(statements, at: first), at: first)
    } catch {
      errors.append(script.source.error(error.problem, at: error.place))
      // What would have been its list is no statement.
      if isList { phrases.text.hang() }
      while phrases.text.next() != nil {}
      phrases.text.unhang()
    }
  }

  private mutating func statement() throws(Failure) -> Script.Statement {
    defer { phrases.text.unhang() }
    return try phrases.anyStatement()
  }

  /// Takes what stands behind a statement; only a separator or the line's end can.
  private mutating func end() throws(Failure) -> Character? {
    if let word = phrases.text.peek() {
      throw Failure(problem: .expected("the end of the statement"), place: word.place)
    }
    return phrases.text.separator()
  }

  private mutating func add(_ statement: Script.Statement, at place: PhrasePlace) throws(Failure) {
    if statement.isOpening, hasBegun {
      let word = statement.text.prefix { $0 != " " }
      let words = "'\(word)' says how the session starts; write it before anything is done"
      throw Failure(problem: .impossible(words), place: widened(place, to: word.count))
    }
    if statement.isStart, script.statements.contains(where: \.isStart) {
      let words = "a session starts once; leave this or the other start out"
      throw Failure(problem: .impossible(words), place: place)
    }
    if case .with = statement {} else if !statement.isOpening { hasBegun = true }
    script.statements.append(statement)
    script.places.append(place)
  }

  private func together(
    _ statements: [Script.Statement], at place: PhrasePlace
  ) throws(Failure) -> Script.Statement {
    guard statements.allSatisfy(\.isGesture) else {
      throw Failure(problem: .expected("gestures of pointers on both sides of &"), place: place)
    }
    return .together(statements)
  }

  private func widened(_ place: PhrasePlace, to count: Int) -> PhrasePlace {
    let start = place.columns.lowerBound
    return PhrasePlace(line: place.line, columns: start..<start + count)
  }
}

extension Script.Statement {
  /// `true` where it says what the session starts from.
  fileprivate var isStart: Bool {
    switch self {
    case .scene, .start: true
    default: false
    }
  }

  /// `true` where a pointer makes it.
  var isGesture: Bool {
    switch self {
    case .press, .move, .path, .release, .cancel, .tap, .drag, .wait: true
    default: false
    }
  }
}
