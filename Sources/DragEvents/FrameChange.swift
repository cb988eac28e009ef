/// The part of a frame that can have changed since the last one.
package enum FrameChange: Comparable, Sendable {
  /// Only what moves by itself.
  case animation
  /// Also the items that follow a pointer, but not what they are dragged over.
  case carried
  /// Anything.
  case content
}

extension InputEvent.Kind {
  package var isMove: Bool { if case .pointerMoved = self { true } else { false } }

  package var isHover: Bool {
    if case .pointerMoved(_, _, isDown: false) = self { true } else { false }
  }
}
