internal import DragKit

/// The newest calls, as the inspector shows them.
///
/// Equal calls that follow each other are counted.
struct CallLog: Hashable, Sendable {
  /// The lines, the oldest first.
  private(set) var lines: [Line] = []
  /// How far the newest lines are scrolled out of sight.
  private(set) var scrolled = Length.zero
  static let capacity = 200
  /// The height of a row.
  static let pitch: Length = 17

  /// A call, and how often it was made.
  struct Line: Hashable, Sendable {
    let name: String
    fileprivate(set) var fields: [JSONField]
    fileprivate(set) var count = 1

    /// What the call was about, in words: they are made when the line is drawn, and most never are.
    var details: String { CallLog.details(of: fields) }

    /// The call in words.
    var words: String { details.isEmpty ? name : "\(name) \(details)" }
  }

  /// Adds calls, save those that tell of geometry and of idleness.
  mutating func append(_ calls: [Call]) {
    for call in calls where !Self.untold.contains(call.name) { append(call) }
    // Several at once: every line behind them moves up.
    if lines.count > Self.capacity + 50 { lines.removeFirst(lines.count - Self.capacity) }
  }

  private static let untold = ["layout", "idle", "ready", "scrollBegan", "scrollEnded"]

  private mutating func append(_ call: Call) {
    let end = lines.count - 1
    if end >= 0, lines[end].name == call.name,
      Self.folded.contains(call.name) || lines[end].fields == call.fields
    {
      lines[end].fields = call.fields
      lines[end].count += 1
    } else {
      lines.append(Line(name: call.name, fields: call.fields))
    }
  }

  /// Shows earlier lines, down to the oldest, or later ones, up to the newest.
  mutating func scroll(by way: Length, in size: Size) {
    let rows = lines.reduce(0) { $0 + CallRow.rows(of: $1, width: size.width).count }
    let hidden = rows - size.height.subpixels / Self.pitch.subpixels
    let farthest = Self.pitch * max(hidden, 0)
    scrolled = min(max(scrolled + way, 0), farthest)
  }

  /// The rows that stand in a box of a height, the oldest first.
  func visibleRows(in height: Length, rows: (Line) -> [CallRow]) -> [CallRow] {
    let (capacity, hidden) = (
      height.subpixels / Self.pitch.subpixels, scrolled.subpixels / Self.pitch.subpixels
    )
    var found: [CallRow] = []
    for line in lines.reversed() where found.count < hidden + capacity {
      found += rows(line).reversed()
    }
    return found.dropFirst(hidden).prefix(capacity).reversed()
  }

  /// Calls that come with every motion: only the newest is shown.
  private static let folded = ["touchesMoved", "dropUpdated"]

  private static func details(of fields: [JSONField]) -> String {
    let object = JSONValue.object(fields)
    if object["items"]?.array?.isEmpty == true, let container = object["container"]?.string {
      return "\(container) is empty"
    }
    return fields.filter { $0.name != "location" && $0.value != "unspecified" }.map { field in
      text(of: field.value) + (field.name == "container" ? ":" : "")
    }.joined(separator: " ")
  }

  private static func text(of value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    case .array(let values): values.map(text(of:)).joined(separator: " ")
    default: value.description
    }
  }
}

extension Call {
  /// A call without its time.
  fileprivate init(_ name: String, _ fields: [JSONField]) {
    self.init(at: .zero, name)
    self.fields = fields
  }
}

extension CallLog: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(lines, scrolled)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (lines, scrolled) = try reader.read()
    scrolled = max(scrolled, 0)
  }
}

extension CallLog.Line: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(Call(name, fields), count)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let call: Call = try reader.read()
    (name, fields) = (call.name, call.fields)
    count = try reader.read()
  }
}
