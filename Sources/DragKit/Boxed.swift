/// A large value outside the value that owns it, which is then cheap to pass on; a copy is made when a shared one is
/// changed.
///
/// The getter returns a copy, so code that reads often reads once. The storage is an array of one element: it is copied
/// on write, and can be sent wherever the value can.
@propertyWrapper
package struct Boxed<Value> {
  @usableFromInline
  var storage: [Value]

  @inlinable
  package init(wrappedValue: Value) { storage = [wrappedValue] }

  @inlinable
  package var wrappedValue: Value {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }
}

extension Boxed: Sendable where Value: Sendable {}
extension Boxed: Equatable where Value: Equatable {}

extension Boxed: CustomReflectable {
  package var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
