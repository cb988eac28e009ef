internal import DragKit

// The menu of a tile.
extension BoardScene {
  var entriesOfPage: [Control] { [.menuSelectAll] }

  /// A tile is known by the number on it.
  func stepName(of item: ItemID, _ language: Language) -> String {
    title(of: item, language) ?? "\(original(of: item).rawValue + 1)"
  }

  mutating func openMenu(of item: ItemID, at place: Point) {
    guard let container = model.position(of: item)?.container else { return }
    let copies: [Control] = model.itemNames.count < ItemID.limit ? [.menuCopy] : []
    openMenu(of: item, in: container, at: place)
    menu = menu.map {
      ContextMenu(item: $0.item, place: place, entries: $0.entries + copies + [.menuDelete])
    }
  }

  mutating func choose(_ entry: Control, for item: ItemID) -> [Request] {
    guard let position = model.position(of: item) else { return [] }
    switch entry {
    case .menuCopy:
      model.insert(copy(item), at: InsertionPlace(position.container, .after(position.offset)))
    case .menuDelete:
      model.remove(item)
      selection.remove { $0 == item }
    default: move(item, in: position.container, by: entry)
    }
    return []
  }
}
