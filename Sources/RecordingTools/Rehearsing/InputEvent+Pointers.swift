import DragRecording

extension InputEvent.Kind {
  /// Whether a pointer that is not down moves.
  var isHover: Bool {
    if case .pointerMoved(_, _, isDown: false) = self { true } else { false }
  }
}

extension Set<PointerID> {
  /// Updates the pointers that are down.
  mutating func follow(_ kind: InputEvent.Kind) {
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
