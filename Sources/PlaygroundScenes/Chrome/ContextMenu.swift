internal import DragKit

/// A menu at the place of a press.
struct ContextMenu: Hashable, Sendable {
  let item: ItemID
  let place: Point
  let entries: [Control]

  /// An item's menu is narrower than that of a control or the page, whose entries show keys.
  func list(in window: Size) -> MenuList {
    MenuList(
      entries.map(\.id), at: place, width: item.isControl ? 264 : MenuList.menuWidth, in: window)
  }
}

extension ContextMenu: FieldCoded {
  static let fields = Fields(ContextMenu.init) { ($0.item, $0.place, $0.entries) }
}
