/// A value on the heap, so that the enclosing structure is cheap to copy.
@propertyWrapper
package struct Shared<Value: Sendable>: Sendable {
  @usableFromInline
  var storage: Storage

  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline
    let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }

  @inlinable
  package init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  @inlinable
  package var wrappedValue: Value {
    _read { yield storage.value }
    set { storage = Storage(newValue) }
  }

  @inlinable
  package var projectedValue: Shared { self }
}

extension Shared: Equatable where Value: Equatable {
  @inlinable
  package static func == (left: Shared, right: Shared) -> Bool {
    left.storage === right.storage || left.storage.value == right.storage.value
  }
}

extension Shared: Hashable where Value: Hashable {
  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}

extension Shared: CustomReflectable {
  package var customMirror: Mirror { Mirror(reflecting: storage.value) }
}
