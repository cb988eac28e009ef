/// A value on the heap, so that the enclosing structure is cheap to copy.
struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  private var storage: Storage

  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    _read { yield storage.value }
    set { storage = Storage(newValue) }
  }

  static func == (left: Shared, right: Shared) -> Bool {
    left.storage === right.storage || left.storage.value == right.storage.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}

extension Shared: CustomReflectable {
  var customMirror: Mirror { Mirror(reflecting: storage.value) }
}
