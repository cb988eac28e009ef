internal import DragCoding
internal import DragEvents
internal import DragGeometry

/// A press of a mouse button that has opened a menu, and whose release can choose an entry.
struct MenuPress: Hashable, Sendable {
  let button: PointerButton
  let location: Point
}

extension MenuPress: FieldCoded {
  static let fields = Fields(MenuPress.init) { ($0.button, $0.location) }
}
