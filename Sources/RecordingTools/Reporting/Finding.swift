import DragRecording

/// A difference of a failed replay: what differs, and both values.
struct Finding: Hashable, Sendable {
  /// The order, the call or the field, with its whole path; empty for a value that names itself.
  var subject: String
  /// The value in the recording, or before; `nil` if there is none.
  var expected: String?
  /// The value in the replay, or after; `nil` if there is none.
  var actual: String?

  /// The finding as lines of a difference.
  var lines: [String] {
    let name = subject.isEmpty ? "" : "\(subject): "
    return [expected.map { "- \(name)\($0)" }, actual.map { "+ \(name)\($0)" }].compactMap(\.self)
  }

  /// All fields of a state that have another value in another state.
  static func fields(from old: Any, to new: Any) -> [Finding] {
    let lines = StateDescription(of: old).difference(to: StateDescription(of: new))
    return lines.reduce(into: []) { changes, line in add(line, to: &changes) }
  }

  private static func add(_ line: String, to changes: inout [Finding]) {
    let isNew = line.hasPrefix("+")
    let (path, value) = parts(of: line.dropFirst(2))
    // A field that changed has two lines, which need not follow each other.
    if isNew, let index = changes.lastIndex(where: { $0.subject == path && $0.actual == nil }) {
      changes[index].actual = value
    } else {
      changes.append(
        Finding(subject: path, expected: isNew ? nil : value, actual: isNew ? value : nil))
    }
  }

  private static func parts(of line: Substring) -> (String, String) {
    var rest = line[...]
    while let colon = rest.firstIndex(of: ":") {
      let after = line.index(after: colon)
      if after < line.endIndex, line[after] == " " {
        return (String(line[..<colon]), String(line[line.index(after: after)...]))
      }
      rest = line[after...]
    }
    return ("", String(line))
  }
}
