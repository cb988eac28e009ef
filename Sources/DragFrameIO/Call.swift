public import DragCoding
public import DragGeometry

/// One call of the interface, as it was made: the trace's line, the inspector's, the recording's.
///
/// Names are the interface's own. What a call is about stands in its fields, in a fixed order:
///
/// ```swift
/// Call(at: .zero, "dragBegan", ["item": "red", "pointer": "mouse"]).line
/// // {"t":0,"call":"dragBegan","item":"red","pointer":"mouse"}
/// ```
public struct Call: Hashable, Sendable {
  /// When the call was made.
  public var time: Microseconds
  /// The name of what was called.
  public var name: String
  /// What it was called with and what it answered.
  public var fields: [JSONField]

  /// Creates a call.
  public init(
    at time: Microseconds, _ name: String, _ fields: KeyValuePairs<String, JSONValue> = [:]
  ) {
    self.time = time
    self.name = name
    self.fields = fields.map { JSONField($0.key, $0.value) }
  }

  /// The value of the field `name`.
  public subscript(name: String) -> JSONValue? {
    fields.first { $0.name == name }?.value
  }

  /// The call as an object whose first fields are the time and the name.
  package var json: JSONValue {
    .object([JSONField("t", .integer(time.count)), JSONField("call", .string(name))] + fields)
  }

  /// The call as one line of a trace, without the line's end.
  public var line: String { json.description }

  /// Reads a call from the object that ``json`` makes, or nothing where it is another object.
  package init?(_ json: JSONValue) {
    guard let all = json.fields, all.count >= 2, all[0].name == "t", all[1].name == "call",
      let time = all[0].value.integer, let name = all[1].value.string
    else { return nil }
    self.time = Microseconds(time)
    self.name = name
    fields = Array(all.dropFirst(2))
  }
}

extension Call: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(line)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let line: String = try reader.read()
    guard let json = try? JSONValue(parsing: line.utf8), let call = Call(json) else {
      throw reader.invalid("call")
    }
    self = call
  }
}
