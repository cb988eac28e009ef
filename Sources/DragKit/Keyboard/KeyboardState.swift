internal import DragCoding

/// The focus, and the held modifier keys.
struct KeyboardState: Hashable, Sendable {
  /// The focus, even if a press of a pointer has hidden it.
  private(set) var focus: KeyboardFocus?
  private(set) var modifiers: Modifiers = []
  /// The focus before it moved into the open menu, to which it returns when the menu closes.
  private(set) var beforeMenu: KeyboardFocus?

  var visibleFocus: KeyboardFocus? { focus.flatMap { $0.isVisible ? $0 : nil } }

  mutating func focus(on item: ItemID, in container: ContainerID, isInMenu: Bool = false) {
    beforeMenu = isInMenu ? beforeMenu ?? focus : nil
    focus = KeyboardFocus(item: item, container: container)
  }

  mutating func setModifiers(_ modifiers: Modifiers) { self.modifiers = modifiers }

  /// Records the model positions of the items in ``focus`` and ``beforeMenu``; ignores `nil`.
  mutating func recordPositions(ofFocus position: Position?, ofFocusBeforeMenu other: Position?) {
    if let position { focus?.position = position }
    if let other { beforeMenu?.position = other }
  }

  mutating func returnFromMenu() { focus = beforeMenu.take() }

  mutating func focus(onControl control: String?) { focus?.control = control }

  mutating func removeFocus() { (focus, beforeMenu) = (nil, nil) }

  mutating func hideFocus() { focus?.isVisible = false }

  /// Moves the focus without showing it: to a pressed item, or to the neighbour of a removed one.
  mutating func setHiddenFocus(on item: ItemID, in container: ContainerID) {
    focus = KeyboardFocus(item: item, container: container, isVisible: false)
  }
}

/// The item to which keys apply, or the control of its row.
struct KeyboardFocus: Hashable, Sendable {
  var item: ItemID
  var container: ContainerID
  var control: String?
  /// Whether the focus is shown; a press of a pointer hides it until a key moves it.
  var isVisible = true
  /// The item's last position in the model; if it is removed, the item now there gets the focus.
  @Derived var position: Position? = nil
}

extension KeyboardFocus: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(item, container, control, isVisible)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (item, container, control, isVisible) = try reader.read()
  }
}

extension KeyboardState: FieldCoded {
  static let fields = Fields(KeyboardState.init) { ($0.focus, $0.modifiers, $0.beforeMenu) }
}

extension Direction {
  init?(_ key: Key) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    default: return nil
    }
  }
}
