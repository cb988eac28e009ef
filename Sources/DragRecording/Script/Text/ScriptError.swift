/// What is wrong with a script: where, the line with a caret, and what to do.
///
/// ```swift
/// print(error)
/// // a.gesture:3:1: there is no statement 'pres'; did you mean press?
/// //   pres red
/// //   ^~~~
/// ```
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name as the user gave it.
  public var file: String
  /// The line, from one; nothing where the trouble is in none.
  public var line: Int?
  /// The column, in characters from one.
  public var column: Int
  /// How many characters are meant.
  public var length: Int
  /// The line's text.
  public var text: String
  /// What is wrong.
  public var problem: Problem

  /// Creates an error.
  public init(
    file: String, line: Int? = nil, column: Int = 1, length: Int = 0, text: String = "",
    _ problem: Problem
  ) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.length, self.text, self.problem) = (length, text, problem)
  }

  /// What can be wrong with a script.
  public enum Problem: Error, Hashable, Sendable {
    /// The statement does not go on as it should.
    case expected(String)
    /// A word is none of those that could stand there.
    case unknown(String, String, near: [String])
    /// A number is beyond everything that makes sense.
    case outOfRange(String, allowed: String)
    /// A quote does not end.
    case openQuote
    /// What is aimed at is not in sight.
    case notThere(String, near: [String])
    /// What is aimed at could be several things.
    case ambiguous(String, [String])
    /// A statement of the beginning stands in the middle.
    case tooLate(String)
    /// A pointer is not down, or is down already.
    case wrongPointer(String)
    /// Something is otherwise than it should be.
    case unmet(String)
    /// The session cannot be started.
    case noStart(String)
  }

  /// `true` where the script can be played, and comes to something else than it expects.
  public var isUnmet: Bool { if case .unmet = problem { true } else { false } }

  /// The place and what is wrong, on one line.
  public var summary: String {
    let place = line.map { "\(file):\($0):\(column)" } ?? file
    return "\(place): \(problem.words)"
  }

  /// The line with a caret under what is meant.
  public var excerpt: [String] {
    guard line != nil else { return [] }
    // Tabs stay, so that the caret stands under its column however wide they are.
    let margin = text.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }
    let caret = "^" + String(repeating: "~", count: max(length - 1, 0))
    return ["  " + text, "  " + margin.joined() + caret]
  }

  public var description: String { ([summary] + excerpt).joined(separator: "\n") }
}

/// Everything that is wrong with a script.
public struct ScriptErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors, in the order of their lines.
  public var errors: [ScriptError]

  /// Creates a list of errors.
  public init(_ errors: [ScriptError]) {
    self.errors = errors
  }

  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

extension ScriptError.Problem {
  /// The word that it is about.
  var word: String? {
    switch self {
    case .notThere(let word, _), .ambiguous(let word, _), .unknown(_, let word, _): word
    default: nil
    }
  }

  /// What is wrong and what to do.
  var words: String {
    switch self {
    case .expected(let what): "expected \(what)"
    case .unknown(let kind, let word, let near):
      "there is no \(kind) \(RecordingError.quoted(word))" + Self.suggestion(near)
    case .outOfRange(let what, let allowed): "\(what) is out of range; it can be \(allowed)"
    case .openQuote: "expected a closing quote"
    case .notThere(let name, let near):
      "\(RecordingError.quoted(name)) is not in sight" + Self.suggestion(near)
    case .ambiguous(let name, let all):
      "\(RecordingError.quoted(name)) could be \(all.joined(separator: " or ")); say which"
    case .tooLate(let statement):
      "'\(statement)' says how the session starts; write it before anything is done"
    case .wrongPointer(let words), .unmet(let words), .noStart(let words): words
    }
  }

  private static func suggestion(_ near: [String]) -> String {
    switch near.count {
    case 0: ""
    case 1: "; did you mean \(near[0])?"
    default: "; there are \(near.joined(separator: ", "))"
    }
  }
}
