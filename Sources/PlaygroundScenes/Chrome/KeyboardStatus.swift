internal import DragKit

/// What the keyboard did last, as the status line tells it.
///
/// It follows from the calls, and is no state of its own.
enum KeyboardStatus: Hashable, Sendable {
  case focused(String, Standing?)
  /// A slider, with the number that it shows.
  case slider(String, String)
  /// A part of a row.
  case part(String, of: String)
  /// The list of calls.
  case scrolled(String)
  case lifted(String)
  case moved(String, Standing)
  case over(String, target: String)
  case nowhere(String)
  case dropped(String, Standing?)
  case returned(String, Standing?)

  /// The place of an item among the others.
  struct Standing: Hashable, Sendable {
    let position: Int
    let count: Int
    /// What they all stand in, where that is worth a word.
    var container: String?
  }

  /// Finds what was done last in the calls, of which the newest is the last.
  init?(_ calls: some BidirectionalCollection<CallLog.Line>) {
    guard let last = calls.lastIndex(where: { Self.told.contains($0.name) }) else { return nil }
    let line = calls[last]
    guard let item = line["item"]?.string else { return nil }
    switch line.name {
    case "adjust": self = .focused(item, nil)
    case "dragBegan": self = .lifted(item)
    case "dragMoved": self = Self.moved(item, line)
    case "dragEnded": self = Self.ended(item, line, nil)
    default:
      // What ended a drag with the keyboard is told just before what is focused then.
      let before = calls[..<last].last { $0.name == "dragEnded" || Self.told.contains($0.name) }
      if let before, before.name == "dragEnded", before["item"] == line["item"] {
        self = Self.ended(item, before, line.standing)
      } else if let part = line["part"]?.string {
        self = .part(part, of: item)
      } else {
        self = .focused(item, line.standing)
      }
    }
  }

  private static let told = ["focused", "adjust", "dragBegan", "dragMoved", "dragEnded"]

  private static func moved(_ item: String, _ line: CallLog.Line) -> KeyboardStatus {
    if let target = line["target"]?.string { return .over(item, target: target) }
    return line.standing.map { .moved(item, $0) } ?? .nowhere(item)
  }

  private static func ended(
    _ item: String, _ line: CallLog.Line, _ standing: Standing?
  ) -> KeyboardStatus {
    line["reason"] == "dropped" ? .dropped(item, standing) : .returned(item, standing)
  }
}

extension CallLog.Line {
  /// The value of a field.
  subscript(name: String) -> JSONValue? { fields.first { $0.name == name }?.value }

  fileprivate var standing: KeyboardStatus.Standing? {
    guard let position = self["position"]?.integer, let count = self["count"]?.integer else {
      return nil
    }
    return KeyboardStatus.Standing(
      position: Int(position), count: Int(count), container: self["container"]?.string)
  }
}
