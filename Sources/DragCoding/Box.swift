/// A property wrapper that stores a value on the heap, so that its owner is cheap to copy.
///
/// Each event moves an app's content, so put its large parts into boxes. Change a part in a box
/// directly: a change by a key path copies the part. Reading can copy as well, so read a box once.
/// Copies of a box share the value until one is changed, and compare equal without a look at it.
@propertyWrapper
public struct Box<Value> {
  @usableFromInline
  var storage: [Value]

  /// Creates a box with a value.
  @inlinable
  public init(wrappedValue: Value) { storage = [wrappedValue] }

  /// The value; it is changed in place unless a copy of the box shares it.
  @inlinable
  public var wrappedValue: Value {
    @inline(__always) _read { yield storage[0] }
    @inline(__always) _modify { yield &storage[0] }
  }

  /// The box itself, to compare and pass on without a copy of the value.
  @inlinable
  public var projectedValue: Box { self }
}

extension Box: Sendable where Value: Sendable {}
extension Box: Equatable where Value: Equatable {}
extension Box: Hashable where Value: Hashable {}

extension Box: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

/// A property wrapper for a value that follows from other fields of the same structure.
///
/// The value is neither encoded, compared nor described, because those fields determine it.
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
