internal import DragKit

/// The newest calls, as the inspector shows them.
///
/// Equal calls that follow each other are counted.
struct CallLog: Hashable, Sendable {
  /// The lines, the oldest first.
  private(set) var lines: [Line] = []
  static let capacity = 40

  /// A call, and how often it was made.
  struct Line: Hashable, Sendable {
    var name: String
    var details: String
    var count = 1
  }

  /// Adds calls, save those that tell of geometry and of idleness.
  mutating func append(_ calls: [Call]) {
    for call in calls where !["layout", "idle", "ready"].contains(call.name) { append(call) }
    if lines.count > Self.capacity { lines.removeFirst(lines.count - Self.capacity) }
  }

  private mutating func append(_ call: Call) {
    let line = Line(name: call.name, details: Self.details(of: call))
    if let last = lines.last, last.name == line.name,
      last.details == line.details || Self.folded.contains(call.name)
    {
      lines[lines.count - 1].details = line.details
      lines[lines.count - 1].count += 1
    } else {
      lines.append(line)
    }
  }

  /// Calls that come with every motion: only the newest is shown.
  private static let folded = ["touchesMoved", "dropUpdated"]

  private static func details(of call: Call) -> String {
    if call["items"]?.array?.isEmpty == true, let container = call["container"]?.string {
      return "\(container) is empty"
    }
    return call.fields.filter { $0.name != "location" && $0.value != "unspecified" }.map { field in
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

extension CallLog: CanonicalCodable {
  func encode(to writer: inout CanonicalWriter) {
    lines.encode(to: &writer)
  }

  init(from reader: inout CanonicalReader) throws(CanonicalError) {
    lines = try [Line](from: &reader)
  }
}

extension CallLog.Line: CanonicalCodable {
  func encode(to writer: inout CanonicalWriter) {
    name.encode(to: &writer)
    details.encode(to: &writer)
    count.encode(to: &writer)
  }

  init(from reader: inout CanonicalReader) throws(CanonicalError) {
    name = try String(from: &reader)
    details = try String(from: &reader)
    count = try Int(from: &reader)
  }
}
