/// A property wrapper for a value that follows from other fields of the same structure.
///
/// The value is neither compared nor described, since those fields are.
@propertyWrapper
struct Derived<Value: Sendable>: Hashable, Sendable {
  var wrappedValue: Value

  static func == (left: Derived, right: Derived) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension Derived: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: []) }
}
