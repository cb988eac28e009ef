public import DragRecording

/// An error in a script, with its place.
///
/// ```swift
/// print(error)
/// // a.gesture:3:1: there is no statement 'pres'; did you mean press?
/// //   pres red
/// //   ^~~~
/// ```
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name, as given to ``Script/init(parsing:named:)``; `script` for a script built in Swift.
  public var file: String
  /// The line, counted from one; `nil` in a script built in Swift, or if no statement causes the error.
  public var line: Int?
  /// The column in characters, counted from one; meaningless if ``line`` is `nil`.
  public var column = 1
  /// The number of characters to underline, from ``column`` on.
  public var length = 0
  /// The text of the line; empty if ``line`` is `nil`.
  public var text = ""
  public var problem: TextProblem

  package var isUnmet: Bool { if case .unmet = problem { true } else { false } }

  /// The place of the error and the problem, on one line.
  ///
  /// The place is the file's name, with the line and the column if they are known.
  public var summary: String {
    let place = line.map { "\(file):\($0):\(column)" } ?? file
    return "\(place): \(problem.words)"
  }

  /// The line of the script, and a second line that underlines the error; empty if ``line`` is
  /// `nil`.
  public var excerpt: [String] {
    guard line != nil else { return [] }
    // Tabs stay, so that the caret is under its column however wide they are.
    let margin = text.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }
    let caret = "^" + String(repeating: "~", count: max(length - 1, 0))
    return ["  " + text, "  " + margin.joined() + caret]
  }

  public var description: String { ([summary] + excerpt).joined(separator: "\n") }
}

/// The errors in a script.
public struct ScriptErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors, in the order of the statements; never empty.
  public var errors: [ScriptError]

  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

struct ScriptSource: Hashable, Sendable {
  let name: String
  let lines: [[Character]]

  init(_ text: String, named name: String) {
    self.name = name
    let text = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(Array.init)
  }

  func error(_ problem: TextProblem, at place: PhrasePlace?) -> ScriptError {
    guard let place, lines.indices.contains(place.line)
    else { return ScriptError(file: name, problem: problem) }
    let columns = problem.word.flatMap { self.columns(of: $0, from: place) } ?? place.columns
    return ScriptError(
      file: name, line: place.line + 1, column: columns.lowerBound + 1, length: columns.count,
      text: String(lines[place.line]), problem: problem)
  }

  private func columns(of word: String, from place: PhrasePlace) -> Range<Int>? {
    let line = lines[place.line].dropFirst(place.columns.lowerBound)
    let ranges = line.ranges(of: Array(word))
    let whole = ranges.first { range in
      let neighbours = [line[..<range.lowerBound].last, line[range.upperBound...].first]
      return neighbours.compactMap(\.self).allSatisfy { !$0.isLetter && !$0.isNumber }
    }
    return whole ?? ranges.first
  }
}
