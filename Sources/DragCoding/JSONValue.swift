/// A value of JSON as traces and recordings use it: whole numbers only, fields in a fixed order.
public enum JSONValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int64)
  /// Words.
  case string(String)
  /// Values in a row.
  case array([JSONValue])
  /// Values by name, in the order in which they are written.
  case object([JSONField])

  /// The value of the field `name`, where this is an object that has one.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }

  /// The number, where this is one.
  public var integer: Int64? {
    guard case .integer(let number) = self else { return nil }
    return number
  }

  /// The words, where this is a string.
  public var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The truth value, where this is one.
  public var bool: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
  }

  /// The values in a row, where this is an array.
  public var array: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  /// The fields, where this is an object.
  public var fields: [JSONField]? {
    guard case .object(let fields) = self else { return nil }
    return fields
  }
}

extension JSONValue {
  /// The number of values, with this one and all within it.
  package var valueCount: Int {
    switch self {
    case .array(let values): values.reduce(1) { $0 + $1.valueCount }
    case .object(let fields): fields.reduce(1) { $0 + $1.value.valueCount }
    case .null, .bool, .integer, .string: 1
    }
  }
}

/// A named value in a JSON object.
public struct JSONField: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The value.
  public var value: JSONValue

  /// Creates a field.
  public init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
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
  /// A whole number.
  package static func integer(_ number: Int) -> JSONValue { .integer(Int64(number)) }

  /// Strings in a row.
  package static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// Whole numbers in a row.
  package static func integers(_ numbers: [Int]) -> JSONValue {
    .array(numbers.map { .integer(Int64($0)) })
  }
}
