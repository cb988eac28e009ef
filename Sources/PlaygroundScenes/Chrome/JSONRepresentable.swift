package import DragCoding
internal import DragKit
internal import DragRecording

/// A value that messages contain as a JSON object.
package protocol JSONRepresentable {
  var json: JSONValue { get }

  /// Reads a value; `nil` if a field is missing that has no default.
  init?(_ json: JSONValue)
}

/// A value that recorded states contain as the text of its JSON, too.
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
  /// Creates an object of the fields that have a value.
  static func object(_ fields: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(fields.compactMap { name, value in value.map { JSONField(name, $0) } })
  }

  /// Returns an object with the fields of this one, and then those of another.
  func adding(_ other: JSONValue) -> JSONValue {
    .object((fields ?? []) + (other.fields ?? []))
  }

  /// The elements of an array that are values of the type; empty for any other value.
  func values<Value: JSONRepresentable>(of type: Value.Type = Value.self) -> [Value] {
    array?.compactMap(Value.init) ?? []
  }

  var strings: [String] { array?.compactMap(\.string) ?? [] }

  /// Returns the integer of a field; 0 without one.
  func integer(_ name: String) -> Int { Int(self[name]?.integer ?? 0) }

  /// Returns the width and the height in the field `size`; `nil` if one is out of range.
  func size(in range: ClosedRange<Int>) -> (width: Int, height: Int)? {
    let sides = self["size"]?.array?.compactMap { $0.integer.map { Int($0) } } ?? []
    guard sides.count == 2, sides.allSatisfy(range.contains) else { return nil }
    return (sides[0], sides[1])
  }
}
