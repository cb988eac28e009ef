public import DragCoding
public import DragGeometry

/// An entry of the trace: a call of a handler, or another action of the engine.
///
/// The fields are the arguments and the result, in the same order for each name (<doc:Calls>):
///
/// ```swift
/// Call(at: .zero, .dragBegan, ["item": "red", "pointer": "mouse"]).line
/// // {"t":0,"call":"dragBegan","item":"red","pointer":"mouse"}
/// ```
public struct Call: Hashable, Sendable {
  /// The time of the call, on the clock of ``InputEvent/time``.
  public var time: Microseconds
  /// The name of the handler or action.
  public var name: Name
  /// The arguments and the result.
  public var fields: [JSONField]

  /// Creates a call.
  public init(
    at time: Microseconds, _ name: Name, _ fields: KeyValuePairs<String, JSONValue> = [:]
  ) {
    (self.time, self.name) = (time, name)
    self.fields = fields.map { JSONField($0.key, $0.value) }
  }

  /// The value of the first field with this name; `nil` if there is none.
  public subscript(name: String) -> JSONValue? { JSONValue.object(fields)[name] }

  package var json: JSONValue {
    .object(
      [JSONField("t", .integer(time.count)), JSONField("call", .string(name.rawValue))] + fields)
  }

  /// The call as one line of JSON, without the line break.
  public var line: String { json.description }

  /// The name of a call, such as ``dragBegan``.
  ///
  /// A recording by another version of the program can have names for which there is no constant.
  public struct Name: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public var description: String { rawValue }
  }
}
