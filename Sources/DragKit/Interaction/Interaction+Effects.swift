internal import DragFrameIO
internal import DragModel

enum Occurrence {
  case pointerPressed
  case pointerAdded(PointerID)
  case pressDecided(PointerID)
  case escapePressed
  /// A key went down, the wheel turned, or the window was resized.
  case otherInput
  /// The window lost the focus or was hidden.
  case inputLost
  case scrolled(ContainerID)
  case focused
  case lifted
  case dragReverted(DragState)
  case dragEnded(DragSession)
  case pageChanged
  /// The page has changed, and the handling of the event or deadline that changed it has ended.
  case pageTurned
}

extension Interaction {
  mutating func propagate(_ occurrence: Occurrence, _ content: inout some InteractiveContent) {
    switch occurrence {
    case .pointerPressed:
      if drag?.isByKeyboard == true { end(.cancelled, &content) }
      keyboard.hideFocus()
    case .pointerAdded(let id):
      closeRows(forPressOf: id)
    case .pressDecided(let id):
      stopScrolling(underPressOf: id, &content)
    case .escapePressed:
      for active in pointers.touches where active.role.isCancelledByEscape {
        cancel(active.touch.id, &content)
      }
    case .otherInput:
      noteOtherInput()
      pointers.ignoreUndecided()
    case .inputLost:
      for id in pointers.touches.map(\.touch.id) where !isOfferedOutside(by: id) {
        decide(.lost, for: id, &content)
      }
      if drag?.isByKeyboard == true { end(.interrupted, &content) }
      pointers.menuPress = nil
      pointers.hover(nil)
      hold([], &content)
    case .scrolled(let id):
      cells.closeSwipes(in: id)
      drag?.scrolling.hasScrolled = true
    case .focused:
      // The part stays: recorded hashes contain it.
      pointers.hover(nil, part: pointers.hoveredPart)
    case .lifted:
      cells.closeSwipes()
    case .dragReverted(let drag):
      scrollBack(drag, &content)
    case .dragEnded(let session):
      pointers.ignoreCarrying()
      if session.pointer == .keyboard { refocus(after: session, &content) }
    case .pageChanged:
      motion = ItemMotion()
      cells = CellStates()
      pointers.hover(nil)
      pointers.decisions.forgetItems()
    case .pageTurned:
      for id in pointers.touches.map(\.touch.id) { cancel(id, &content) }
      // Items that the touches released are not animated: they are on a hidden page.
      motion = ItemMotion()
    }
  }
}
