/// A large value outside the value that owns it, which is then cheap to pass on; a copy is made when a shared one is
/// changed.
@propertyWrapper
package struct Boxed<Value> {
  @usableFromInline
  final class Box {
    @usableFromInline
    var value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline
  var box: Box

  @inlinable
  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  @inlinable
  package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}
