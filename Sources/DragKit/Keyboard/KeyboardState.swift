internal import DragFrameIO
internal import DragModel

/// Where the keyboard focus is, and which modifier keys are held.
struct KeyboardState: Hashable, Sendable {
  /// The focus, also while a pointer hides it.
  private(set) var focus: KeyboardFocus?
  private(set) var modifiers: Modifiers = []

  /// The focus, if the keyboard is in use.
  var visibleFocus: KeyboardFocus? { focus.flatMap { $0.isVisible ? $0 : nil } }
}

extension KeyboardState {
  mutating func setModifiers(_ modifiers: Modifiers) { self.modifiers = modifiers }

  mutating func focus(on item: ItemID, in container: ContainerID) {
    focus = KeyboardFocus(item: item, container: container)
  }

  /// Moves the focus to a part of the focused row; `nil` for the row itself.
  mutating func focus(onPart part: String?) { focus?.part = part }

  mutating func removeFocus() { focus = nil }

  /// A pointer is used: the focus is only remembered.
  mutating func hideFocus() { focus?.isVisible = false }
}
