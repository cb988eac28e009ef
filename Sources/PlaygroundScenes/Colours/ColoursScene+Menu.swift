internal import DragKit

// The menu of a tile.
extension ColoursScene {
  /// Opens the menu of a tile at a place in the window.
  mutating func openMenu(of item: ItemID, at place: Point) {
    menu = ContextMenu(item: item, place: place, entries: menuEntries(for: item))
  }

  mutating func openMenu(at place: Point) {
    menu = nil
    guard let column, let tiles = model[Self.column], let offset = offset(at: place),
      column.frame(at: offset, of: tiles.count).contains(place), let tile = tiles.item(at: offset)
    else { return }
    openMenu(of: tile, at: place)
  }

  /// What the menu of a tile offers: nothing that would change nothing.
  private func menuEntries(for item: ItemID) -> [Control] {
    let offset = model[Self.column]?.offset(of: item)
    let last = (model[Self.column]?.count ?? 0) - 1
    return Control.ofMenus.filter { entry in
      switch entry {
      case .menuMoveToTop: offset != 0
      case .menuMoveToBottom: offset != last
      case .menuDelete: false
      default: true
      }
    }
  }

  mutating func choose(_ entry: Control, for item: ItemID) {
    guard !model.isInTransaction else { return }
    switch entry {
    case .menuMoveToTop: model.move([item], to: Place(Self.column, .start))
    case .menuMoveToBottom:
      model.move([item], to: Place(Self.column, Gap(model[Self.column]?.count ?? 0)))
    case .menuCopy: addCopy(of: item)
    default: break
    }
  }

  /// Puts a copy of a tile into the container `copies`.
  @discardableResult
  mutating func addCopy(of item: ItemID) -> Bool {
    guard let color = color(of: item) else { return false }
    let copy = model.registerItem(named: "\(color.rawValue)-\(model.itemNames.count)")
    return model.insert(copy, at: Place(Self.copies, Gap(model[Self.copies]?.count ?? 0)))
  }
}
