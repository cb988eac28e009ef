import DragRecording

/// A field of a state that has another value in another state.
struct FieldChange: Hashable, Sendable {
  /// The whole way to the field.
  var path: String
  /// Its value in the first state; nothing where that has no such field.
  var old: String?
  /// Its value in the second state.
  var new: String?

  /// All fields that differ.
  static func all(from old: Any, to new: Any) -> [FieldChange] {
    let lines = StateDescription(of: old).difference(to: StateDescription(of: new))
    return lines.reduce(into: []) { changes, line in add(line, to: &changes) }
  }

  private static func add(_ line: String, to changes: inout [FieldChange]) {
    let isNew = line.hasPrefix("+")
    let (path, value) = parts(of: line.dropFirst(2))
    // A field that changed is told of twice, in lines that need not follow each other.
    if isNew, let index = changes.lastIndex(where: { $0.path == path && $0.new == nil }) {
      changes[index].new = value
    } else {
      changes.append(
        FieldChange(path: path, old: isNew ? nil : value, new: isNew ? value : nil))
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
