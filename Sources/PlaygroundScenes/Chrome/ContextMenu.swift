internal import DragKit

/// A menu at the place of a press.
struct ContextMenu: Hashable, Sendable {
  let item: ItemID
  let place: Point
  let entries: [Control]

  /// The menu of an item is narrower than that of a control or of the page, whose entries have keys.
  func list(in window: Size) -> MenuList {
    MenuList(
      entries.map(\.id), at: place, width: item.isControl ? 264 : MenuList.menuWidth, in: window)
  }
}

extension ContextMenu: FieldCoded {
  static let fields = Fields(ContextMenu.init) { ($0.item, $0.place, $0.entries) }
}
