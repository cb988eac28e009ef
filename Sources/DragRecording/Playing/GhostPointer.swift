package import DragEvents
package import DragGeometry

package struct GhostPointer: Hashable, Sendable {
  package let id: PointerID
  package let location: Point
  package let isPressed: Bool

  package init(_ id: PointerID, at location: Point, isPressed: Bool = false) {
    (self.id, self.location, self.isPressed) = (id, location, isPressed)
  }
}

extension [GhostPointer] {
  mutating func follow(_ kind: InputEvent.Kind) {
    switch kind {
    case .pointerPressed(let id, let point, _): put(GhostPointer(id, at: point, isPressed: true))
    case .pointerMoved(let id, let point, let isDown):
      put(GhostPointer(id, at: point, isPressed: isDown))
    case .pointerReleased(.mouse, let point, _): put(GhostPointer(.mouse, at: point))
    case .pointerReleased(let id, _, _), .pointerCancelled(let id): removeAll { $0.id == id }
    case .pointerLeft: removeAll { $0.id == .mouse }
    default: break
    }
  }

  private mutating func put(_ pointer: GhostPointer) {
    let index = firstIndex { $0.id == pointer.id }
    if let index { self[index] = pointer } else { append(pointer) }
  }
}
