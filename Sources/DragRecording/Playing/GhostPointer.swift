public import DragFrameIO
public import DragGeometry

/// Where a recorded pointer is during a replay.
public struct GhostPointer: Hashable, Sendable {
  /// The pointer.
  public var id: PointerID
  /// Where it is.
  public var location: Point
  /// `true` while it is pressed.
  public var isPressed: Bool

  /// Creates a pointer.
  public init(_ id: PointerID, at location: Point, isPressed: Bool = false) {
    self.id = id
    self.location = location
    self.isPressed = isPressed
  }
}

extension [GhostPointer] {
  /// Moves, presses, adds and removes pointers as an event says.
  mutating func follow(_ kind: InputEvent.Kind) {
    switch kind {
    case .pointerPressed(let id, let point, _): put(GhostPointer(id, at: point, isPressed: true))
    case .pointerMoved(let id, let point, let isDown):
      put(GhostPointer(id, at: point, isPressed: isDown))
    case .pointerReleased(let id, let point, _):
      if id == .mouse { put(GhostPointer(id, at: point)) } else { removeAll { $0.id == id } }
    case .pointerCancelled(let id): removeAll { $0.id == id }
    case .pointerLeft: removeAll { $0.id == .mouse }
    default: break
    }
  }

  private mutating func put(_ pointer: GhostPointer) {
    if let place = firstIndex(where: { $0.id == pointer.id }) {
      self[place] = pointer
    } else {
      append(pointer)
    }
  }
}
