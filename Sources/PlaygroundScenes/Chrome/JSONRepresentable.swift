package import DragCoding
internal import DragKit
internal import DragRecording

/// A value that messages contain as a JSON object.
package protocol JSONRepresentable {
  var json: JSONValue { get }

  /// Creates a value from its JSON; `nil` if a field that has no default is missing.
  init?(_ json: JSONValue)
}

/// A value that is encoded in states as the text of its JSON.
package protocol JSONCoded: JSONRepresentable, CanonicalCodable {}

extension JSONCoded {
  package func encode(into writer: inout CanonicalWriter) { writer.write(json.description) }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let text: String = try reader.read()
    guard let json = try? JSONValue(parsing: text.utf8), let value = Self(json) else {
      throw reader.invalid("\(Self.self)")
    }
    self = value
  }
}

extension Message {
  init(_ name: String, _ json: JSONValue) { self.init(name, text: json.description) }

  init(_ name: String, _ values: [some JSONRepresentable]) {
    self.init(name, .array(values.map(\.json)))
  }

  /// The contents as JSON; `null` if they are not JSON.
  var json: JSONValue { (try? JSONValue(parsing: bytes)) ?? .null }
}

extension JSONValue {
  /// Returns an object without the fields whose value is `nil`.
  static func object(_ fields: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(fields.compactMap { name, value in value.map { JSONField(name, $0) } })
  }

  /// Returns an object with the fields of this one, followed by those of `other`.
  func adding(_ other: JSONValue) -> JSONValue {
    .object((fields ?? []) + (other.fields ?? []))
  }

  /// Returns the elements of an array that are valid values; empty for any other JSON value.
  func values<Value: JSONRepresentable>(of type: Value.Type = Value.self) -> [Value] {
    array?.compactMap(Value.init) ?? []
  }

  var strings: [String] { array?.compactMap(\.string) ?? [] }

  /// Returns the integer in a field; 0 if the field is missing or not an integer.
  func integer(_ name: String) -> Int { Int(self[name]?.integer ?? 0) }

  /// Returns the width and the height in the field `size`; `nil` if one is absent or out of range.
  func size(in range: ClosedRange<Int>) -> (width: Int, height: Int)? {
    let sides = self["size"]?.array?.compactMap { $0.integer.map { Int($0) } } ?? []
    guard sides.count == 2, sides.allSatisfy(range.contains) else { return nil }
    return (sides[0], sides[1])
  }
}
