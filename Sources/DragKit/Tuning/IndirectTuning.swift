/// A tuning that is stored outside of its structure, so that copies of the structure stay cheap.
///
/// A generic type would be slower: in other modules, its accessors are not specialized.
@propertyWrapper
package struct IndirectTuning: Hashable, Sendable {
  @usableFromInline
  var storage: Storage

  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline
    let value: Tuning

    @inlinable
    init(_ value: Tuning) { self.value = value }
  }

  @inlinable
  package init(wrappedValue: Tuning) { storage = Storage(wrappedValue) }

  @inlinable
  package var wrappedValue: Tuning {
    get { storage.value }
    set { storage = Storage(newValue) }
  }

  @inlinable
  package var projectedValue: IndirectTuning { self }

  @inlinable
  package static func == (left: IndirectTuning, right: IndirectTuning) -> Bool {
    left.storage === right.storage || left.storage.value == right.storage.value
  }

  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}

extension IndirectTuning: CustomReflectable {
  package var customMirror: Mirror { Mirror(reflecting: storage.value) }
}
