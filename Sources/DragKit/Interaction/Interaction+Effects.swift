internal import DragFrameIO
internal import DragModel

/// An event in one part of an interaction to which others react.
enum Occurrence {
  case pointerPressed
  /// A key went down, the wheel turned, or the window was resized.
  case otherInput
  /// The window lost the focus or was hidden, and gets no further events of pointers and keys.
  case inputLost
  case scrolled(ContainerID)
  case focused
  case lifted
  case dragEnded(DragSession)
  case pageChanged
}

extension Interaction {
  /// Updates the parts of an interaction after an event in one of them.
  mutating func propagate(_ occurrence: Occurrence, _ content: inout some InteractiveContent) {
    switch occurrence {
    case .pointerPressed:
      if drag?.isByKeyboard == true { end(.cancelled, &content) }
      keyboard.hideFocus()
    case .otherInput:
      pointers.ignoreUndecided()
    case .inputLost:
      for id in pointers.touches.map(\.touch.id) { decide(.lost, for: id, &content) }
      if drag?.isByKeyboard == true { end(.interrupted, &content) }
      pointers.hover(nil)
      keyboard.setModifiers([])
    case .scrolled(let id):
      cells.closeSwipes(in: id)
      drag?.scrolling.noteScrolled()
    case .focused:
      pointers.hover(nil, part: pointers.hoveredPart)
    case .lifted:
      cells.closeSwipes()
    case .dragEnded(let session):
      pointers.ignoreCarrying()
      if session.pointer == .keyboard { refocus(after: session, &content) }
    case .pageChanged:
      motion = ItemMotion()
      cells = CellStates()
      pointers.hover(nil)
    }
  }
}
