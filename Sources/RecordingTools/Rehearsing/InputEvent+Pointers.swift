import DragRecording

extension InputEvent.Kind {
  /// Whether the mouse moves while no button is held.
  package var isHover: Bool {
    if case .pointerMoved(_, _, isDown: false) = self { true } else { false }
  }

  var pointer: PointerID? {
    switch self {
    case .pointerPressed(let id, _, _), .pointerMoved(let id, _, _), .pointerReleased(let id, _, _),
      .pointerCancelled(let id):
      id
    default: nil
    }
  }

  var location: Point? {
    switch self {
    case .pointerPressed(_, let point, _), .pointerMoved(_, let point, _),
      .pointerReleased(_, let point, _), .wheelScrolled(let point, _),
      .incomingDrag(.entered(_, at: let point)), .incomingDrag(.moved(to: let point, _)):
      point
    default: nil
    }
  }

  func moved(to point: Point) -> Self {
    switch self {
    case .pointerPressed(let id, _, let button): .pointerPressed(id, at: point, button: button)
    case .pointerMoved(let id, _, let isDown): .pointerMoved(id, to: point, isDown: isDown)
    case .pointerReleased(let id, _, let button): .pointerReleased(id, at: point, button: button)
    case .wheelScrolled(_, let turn): .wheelScrolled(at: point, by: turn)
    case .incomingDrag(.entered(let offer, _)): .incomingDrag(.entered(offer, at: point))
    case .incomingDrag(.moved(_, let operation)):
      .incomingDrag(.moved(to: point, requesting: operation))
    default: self
    }
  }

  var isIdle: Bool { isHover || self == .pointerLeft }
}

extension Set<PointerID> {
  package mutating func follow(_ kind: InputEvent.Kind) {
    switch kind {
    case .pointerPressed(let pointer, _, _): insert(pointer)
    case .pointerReleased(let pointer, _, _), .pointerCancelled(let pointer),
      .pointerMoved(let pointer, _, isDown: false):
      remove(pointer)
    case .focusLost, .windowHidden: removeAll()
    default: break
    }
  }
}
