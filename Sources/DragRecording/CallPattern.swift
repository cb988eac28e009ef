import DragCoding
package import DragEvents

/// A pattern for calls, such as `dropEntered(red, blue)` or `dragEnded(red, reason: dropped)`.
///
/// An argument with a name is compared with the call's field of that name. The arguments without a name
/// are compared with the call's fields in order, skipping `location`. The argument `*` matches any
/// value. All other fields of the call are ignored.
public struct CallPattern: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case text(String)
    case list([String])
    case any
  }

  package struct Argument: Hashable, Sendable {
    package var name: String?
    package var value: Value

    package init(_ name: String? = nil, _ value: Value) {
      (self.name, self.value) = (name, value)
    }
  }

  package var name: Call.Name
  package var arguments: [Argument]

  package init(_ name: Call.Name, _ arguments: [Argument] = []) {
    (self.name, self.arguments) = (name, arguments)
  }

  /// Creates a pattern that matches only a call with this name and these fields.
  public init(_ call: Call) {
    self.init(call.name, Self.fields(of: call).map { Argument(nil, Value($0.value)) })
  }

  package func matches(_ call: Call) -> Bool {
    guard call.name == name else { return false }
    return values(of: call).allSatisfy { argument, value in
      value.map { argument.value == .any || argument.value == $0 } ?? false
    }
  }

  /// Returns each argument with the value that a call has for it; `nil` if the call has no such field.
  func values(of call: Call) -> [(argument: Argument, value: Value?)] {
    var fields = Self.fields(of: call)[...]
    return arguments.map { argument in
      (argument, (argument.name.map { call[$0] } ?? fields.popFirst()?.value).map { Value($0) })
    }
  }

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

  private static func text(of json: JSONValue) -> String { json.string ?? json.description }
}
