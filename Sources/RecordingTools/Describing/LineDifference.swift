import DragRecording

/// What differs between two texts, line by line.
struct LineDifference {
  /// All lines, each with which of the texts has it.
  private(set) var lines: [ComparedLine] = []

  /// Compares by the standard library's difference, which is the shortest.
  init(from old: [String], to new: [String]) {
    let difference = new.difference(from: old)
    var removals: [Int: String] = [:]
    var insertions: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, let text, _): removals[offset] = text
      case .insert(let offset, let text, _): insertions[offset] = text
      }
    }
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if let text = removals[before] {
        lines.append(ComparedLine(mark: .old, text: text))
        before += 1
      } else if let text = insertions[after] {
        lines.append(ComparedLine(mark: .new, text: text))
        after += 1
      } else {
        lines.append(ComparedLine(mark: .both, text: old[before]))
        before += 1
        after += 1
      }
    }
  }

  /// The lines that differ, and `context` lines around each.
  func lines(around context: Int) -> [String] {
    let changed = lines.indices.filter { lines[$0].mark != .both }
    var shown: [String] = []
    var next = 0
    for index in changed {
      let start = max(next, index - context)
      if start > next, !shown.isEmpty { shown.append("…") }
      let end = min(lines.count, index + context + 1)
      for place in start..<max(start, end) {
        shown.append(lines[place].description)
      }
      next = max(next, end)
    }
    return shown
  }
}

/// A line of two texts that were compared.
struct ComparedLine: Hashable, Sendable, CustomStringConvertible {
  /// Which of the texts has a line.
  enum Mark: String, Hashable, Sendable {
    case old = "-"
    case new = "+"
    case both = " "
  }

  var mark: Mark
  var text: String

  var description: String { "\(mark.rawValue) \(text)" }
}
