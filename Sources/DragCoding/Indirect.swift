/// A property whose value is stored outside of its structure, so that copies of the structure stay cheap.
///
/// Copies share the value until one of them sets another.
@propertyWrapper
package struct Indirect<Value: Hashable & Sendable>: Hashable, Sendable {
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
    get { storage.value }
    set { storage = Storage(newValue) }
  }

  /// The wrapper, whose `==` compares the values only if two wrappers do not share one storage.
  @inlinable
  package var projectedValue: Indirect { self }

  @inlinable
  package static func == (left: Indirect, right: Indirect) -> Bool {
    left.storage === right.storage || left.storage.value == right.storage.value
  }

  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}

extension Indirect: CustomReflectable {
  package var customMirror: Mirror { Mirror(reflecting: storage.value) }
}
