/// A JSON value whose numbers are all integers, and whose objects have ordered fields.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// An integer.
  case integer(Int64)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object; names are not checked for duplicates.
  case object([JSONField])

  /// The value of the first field with this name; `nil` if this is not an object with that field.
  public subscript(name: String) -> JSONValue? { fields?.first { $0.name == name }?.value }

  /// The integer; `nil` if this is another kind of value.
  public var integer: Int64? { if case .integer(let number) = self { number } else { nil } }

  /// The string; `nil` if this is another kind of value.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The Boolean value; `nil` if this is another kind of value.
  public var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// The elements of an array; `nil` if this is another kind of value.
  public var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// The fields of an object; `nil` if this is another kind of value.
  public var fields: [JSONField]? { if case .object(let fields) = self { fields } else { nil } }
}

/// A named value of a JSON object.
public struct JSONField: Hashable, Sendable {
  /// The name, which several fields of an object can share.
  public var name: String
  /// The value, which can be an object or an array in turn.
  public var value: JSONValue

  /// Creates a field from its name and its value.
  public init(_ name: String, _ value: JSONValue) {
    (self.name, self.value) = (name, value)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  public init(stringLiteral text: String) { self = .string(text) }
  public init(integerLiteral number: Int64) { self = .integer(number) }
  public init(booleanLiteral flag: Bool) { self = .bool(flag) }
  public init(arrayLiteral values: JSONValue...) { self = .array(values) }
}

extension JSONValue {
  package static func integer(_ number: Int) -> JSONValue { .integer(Int64(number)) }

  package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(Self.string)) }

  package static func integers(_ numbers: [Int]) -> JSONValue { .array(numbers.map(integer)) }
}
