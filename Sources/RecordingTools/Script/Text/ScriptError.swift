public import DragRecording

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
  public typealias Problem = TextProblem

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
