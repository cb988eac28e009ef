/// A value outside the value that owns it, which is then cheap to copy and to compare; a shared one is copied when it is
/// changed.
///
/// The getter returns a copy, so code that reads often reads once. The storage is an array of one element: it is copied
/// on write, compared by its identity first, and sendable wherever the value is.
@propertyWrapper
package struct Box<Value> {
  @usableFromInline
  var storage: [Value]

  @inlinable
  package init(wrappedValue: Value) { storage = [wrappedValue] }

  @inlinable
  package var wrappedValue: Value {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }

  @inlinable
  package var projectedValue: Box { self }
}

extension Box: Sendable where Value: Sendable {}
extension Box: Equatable where Value: Equatable {}
extension Box: Hashable where Value: Hashable {}

extension Box: CustomReflectable {
  package var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
