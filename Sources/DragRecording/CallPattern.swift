import DragCoding
public import DragFrameIO

/// A call as an expectation names it: `dropEntered(red, blue)`, `dragEnded(red, reason: dropped)`.
///
/// The values are those of the call's fields, in their order; places are left out, and so can the
/// last ones be.
public struct CallPattern: Hashable, Sendable {
  /// What a field must be.
  public enum Value: Hashable, Sendable {
    /// This text or number, `true` or `false`.
    case text(String)
    /// These words in a row.
    case list([String])
    /// Anything.
    case any
  }

  /// A value of a call.
  public struct Argument: Hashable, Sendable {
    /// The field's name; `nil` for the next one.
    public var name: String?
    /// What it must be.
    public var value: Value

    /// Creates an argument.
    public init(_ name: String? = nil, _ value: Value) {
      (self.name, self.value) = (name, value)
    }
  }

  /// The name of what is called.
  public var name: String
  /// What it is called with.
  public var arguments: [Argument]

  /// Creates a pattern.
  public init(_ name: String, _ arguments: [Argument] = []) {
    (self.name, self.arguments) = (name, arguments)
  }

  /// Creates the pattern of a whole call.
  public init(_ call: Call) {
    self.init(call.name, Self.fields(of: call).map { Argument(nil, Value($0.value)) })
  }

  /// Whether a call matches the pattern.
  public func matches(_ call: Call) -> Bool {
    guard call.name == name else { return false }
    var fields = Self.fields(of: call)[...]
    return arguments.allSatisfy { argument in
      let value = argument.name.map { call[$0] } ?? fields.popFirst()?.value
      return value.map(argument.value.matches) ?? false
    }
  }

  /// The fields of a call that tell what happened and not where.
  private static func fields(of call: Call) -> [JSONField] {
    call.fields.filter { $0.name != "location" }
  }
}

extension CallPattern.Value {
  fileprivate init(_ json: JSONValue) {
    switch json {
    case .array(let values): self = .list(values.map(Self.text(of:)))
    default: self = .text(Self.text(of: json))
    }
  }

  fileprivate func matches(_ json: JSONValue) -> Bool { self == .any || self == Self(json) }

  private static func text(of json: JSONValue) -> String { json.string ?? json.description }
}
