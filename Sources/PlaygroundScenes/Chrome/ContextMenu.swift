internal import DragKit
internal import PlaygroundUI

/// A menu at the place of a press.
struct ContextMenu: Hashable, Sendable {
  let item: ItemID
  let place: Point
  let entries: [Control]

  /// The width of the menu: that of an item is narrower than that of a control or the page, whose
  /// entries show keys.
  var width: Length { item.isControl ? 264 : MenuList.usualWidth }
}

extension ContextMenu: FieldCoded {
  static let fields = Fields(ContextMenu.init) { ($0.item, $0.place, $0.entries) }
}
