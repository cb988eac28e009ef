package import DragEvents
package import DragGeometry

/// A pointer of a replayed session, which an app can draw over the window.
public struct GhostPointer: Hashable, Sendable {
  public let id: PointerID
  /// The location, in window coordinates.
  public let location: Point
  /// Whether the pointer is down.
  public let isPressed: Bool

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
