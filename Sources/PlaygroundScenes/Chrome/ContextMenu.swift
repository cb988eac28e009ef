internal import DragKit

/// A menu at the place where it was asked for.
struct ContextMenu: Hashable, Sendable {
  let item: ItemID
  let place: Point
  let entries: [Control]

  func list(in window: Size, width: Length = MenuList.menuWidth) -> MenuList {
    MenuList(entries.map(\.id), at: place, width: width, in: window)
  }
}

extension ContextMenu: FieldCoded {
  static let fields = Fields(ContextMenu.init) { ($0.item, $0.place, $0.entries) }
}
