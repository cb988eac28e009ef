import DragRecording

/// The text of a script, line by line.
struct ScriptSource: Hashable, Sendable {
  /// The file's name as the user gave it.
  var name = "script"
  /// The lines, in characters.
  var lines: [[Character]] = []

  init() {}

  init(_ text: String, named name: String) {
    self.name = name
    let text = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(Array.init)
  }

  /// What is wrong at a place.
  func error(_ problem: ScriptError.Problem, at place: PhrasePlace?) -> ScriptError {
    guard let place, lines.indices.contains(place.line) else {
      return ScriptError(file: name, problem)
    }
    let columns = problem.word.flatMap { self.columns(of: $0, from: place) } ?? place.columns
    return ScriptError(
      file: name, line: place.line + 1, column: columns.lowerBound + 1, length: columns.count,
      text: String(lines[place.line]), problem)
  }

  /// Where a word stands in a line, from a place on.
  private func columns(of word: String, from place: PhrasePlace) -> Range<Int>? {
    let line = lines[place.line].dropFirst(place.columns.lowerBound)
    let ranges = line.ranges(of: Array(word))
    return ranges.first { isWhole($0, in: line) } ?? ranges.first
  }

  /// Whether neither a letter nor a digit stands next to a range.
  private func isWhole(_ range: Range<Int>, in line: ArraySlice<Character>) -> Bool {
    let neighbours = [line[..<range.lowerBound].last, line[range.upperBound...].first]
    return neighbours.allSatisfy { !($0?.isLetter ?? false) && !($0?.isNumber ?? false) }
  }
}
