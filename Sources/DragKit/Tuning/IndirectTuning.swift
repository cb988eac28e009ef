/// A property wrapper that stores a tuning on the heap, so that the enclosing structure is cheap to
/// copy.
///
/// A generic wrapper would be slower: its accessors are not specialized in other modules.
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
