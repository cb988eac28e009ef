internal import DragCoding
internal import DragFrameIO
internal import DragModel

struct KeyboardState: Hashable, Sendable {
  /// The focus, even if a press of a pointer has hidden it.
  private(set) var focus: KeyboardFocus?
  private(set) var modifiers: Modifiers = []

  var visibleFocus: KeyboardFocus? { focus.flatMap { $0.isVisible ? $0 : nil } }
}

extension KeyboardState {
  mutating func setModifiers(_ modifiers: Modifiers) { self.modifiers = modifiers }

  mutating func focus(on item: ItemID, in container: ContainerID) {
    focus = KeyboardFocus(item: item, container: container)
  }

  mutating func focus(onPart part: String?) { focus?.part = part }

  mutating func removeFocus() { focus = nil }

  mutating func hideFocus() { focus?.isVisible = false }
}

struct KeyboardFocus: Hashable, Sendable {
  var item: ItemID
  var container: ContainerID
  var part: String?
  /// Whether the focus is shown: no pointer has gone down since the focus last moved.
  var isVisible = true
}

extension KeyboardFocus: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { writer.write(item, container, part, isVisible) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (item, container, part, isVisible) = try reader.read()
  }
}
