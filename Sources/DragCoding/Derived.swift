/// A property wrapper for a value whose loss changes nothing: it follows from other fields of the same structure.
///
/// The value is neither encoded, nor compared, nor described, because those fields are.
@propertyWrapper
package struct Derived<Value: Sendable>: Hashable, Sendable {
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  package static func == (left: Derived, right: Derived) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

extension Derived: CustomReflectable {
  package var customMirror: Mirror { Mirror(self, children: []) }
}
