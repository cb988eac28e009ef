internal import DragDrawing
package import DragKit
internal import DragRecording
internal import PlaygroundUI

/// The latest calls, as the tab *Engine* lists them; successive repetitions or moves share a line.
struct CallLog: Hashable, Sendable {
  private(set) var lines: [Line] = []
  /// The scroll distance towards older lines; zero shows the newest line.
  private(set) var scrolled = Length.zero
  static let capacity = 200
  static let pitch: Length = 17

  /// A call, and how often it occurred in succession.
  struct Line: Hashable, Sendable {
    // First, because two versions of a line differ in it, so comparing them ends early.
    fileprivate(set) var count = 1
    let name: Call.Name
    fileprivate(set) var fields: [JSONField]

    var details: String {
      if self["items"]?.array?.isEmpty == true, let container = self["container"]?.string {
        return "\(container) is empty"
      }
      return fields.filter { $0.name != "location" && $0.value != "unspecified" }.map { field in
        field.value.words + (field.name == "container" ? ":" : "")
      }.joined(separator: " ")
    }

    subscript(name: String) -> JSONValue? { fields.first { $0.name == name }?.value }

    var text: String { details.isEmpty ? name.rawValue : "\(name) \(details)" }
  }

  mutating func append(_ calls: [Call]) {
    for call in calls { append(call) }
    // In batches, because each removal moves all remaining lines.
    if lines.count > Self.capacity + 50 { lines.removeFirst(lines.count - Self.capacity) }
  }

  private static let folded: [Call.Name] = [.touchesMoved, .dropUpdated]
  private static let hidden: [Call.Name] = [
    .layout, .idle, .ready, .scaled, .scrollBegan, .scrollEnded,
  ]

  private mutating func append(_ call: Call) {
    let end = lines.count - 1
    if end >= 0, lines[end].name == call.name,
      Self.folded.contains(call.name) || lines[end].fields == call.fields
    {
      lines[end].fields = call.fields
      lines[end].count += 1
    } else if !Self.hidden.contains(call.name) {
      lines.append(Line(name: call.name, fields: call.fields))
    }
  }

  mutating func showNewest() { scrolled = .zero }

  mutating func scroll(by translation: Length, in size: Size, showing filter: CallFilter) {
    let rows = lines.lazy.filter { filter.shows($0.name) }.reduce(0) {
      $0 + CallRow.rows(of: $1, width: size.width).count
    }
    let hidden = max(rows - size.height.subpixels / Self.pitch.subpixels, 0)
    scrolled = (scrolled + translation).clamped(to: 0...Self.pitch * hidden)
  }

  func visibleRows(
    in height: Length, showing filter: CallFilter, rows: (Line) -> [CallRow]
  ) -> [CallRow] {
    let capacity = height.subpixels / Self.pitch.subpixels
    let hidden = scrolled.subpixels / Self.pitch.subpixels
    var found: [CallRow] = []
    for line in lines.reversed() where found.count < hidden + capacity && filter.shows(line.name) {
      found += rows(line).reversed()
    }
    return found.dropFirst(hidden).prefix(capacity).reversed()
  }
}

extension JSONValue {
  fileprivate var words: String {
    switch self {
    case .string(let text): text
    case .array(let values): values.map(\.words).joined(separator: " ")
    default: description
    }
  }
}

extension CallLog: FieldCoded {
  static let fields = Fields(CallLog.init) { ($0.lines, $0.scrolled) }

  var isValid: Bool { scrolled >= 0 }
}

extension CallLog.Line: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    var call = Call(at: .zero, name)
    call.fields = fields
    writer.write(call.line, count)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    guard let call = Call(parsing: try reader.read()) else { throw reader.invalid("call") }
    (name, fields) = (call.name, call.fields)
    count = try reader.read()
  }
}

/// A row of the call list: the beginning of a line, or its continuation, which has no name.
package struct CallRow: Hashable, Sendable {
  package fileprivate(set) var name = ""
  package fileprivate(set) var details = ""
  var count = 1

  private static let indent: Length = 16
  private static let maximumRows = 4

  static func rows(of line: CallLog.Line, width: Length) -> [CallRow] {
    var first = CallRow(name: line.name.rawValue, count: line.count)
    let texts = TextMetrics.lines(
      of: line.details, to: width - indent, first: width - first.left - first.right, in: .trace,
      atMost: maximumRows)
    first.details = texts[0]
    return [first] + texts.dropFirst().map { CallRow(details: $0) }
  }

  package var left: Length {
    name.isEmpty ? Self.indent : TextMetrics.width(of: name, in: .trace) + 8
  }

  package var right: Length { count > 1 ? TextMetrics.width(of: countText, in: .trace) + 4 : 0 }

  package var countText: String { count > 1 ? "×\(count)" : "" }
}

extension Chrome {
  /// Returns the lines added to the log since an earlier state, a row each.
  package func calls(since start: Chrome) -> [CallRow] {
    log.lines.dropFirst(start.log.lines.count).map { line in
      CallRow(name: line.name.rawValue, details: line.details, count: line.count)
    }
  }
}
