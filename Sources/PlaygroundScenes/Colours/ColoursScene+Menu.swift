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

  /// Adds a copy of a tile, or a link to it, to the container `copies`.
  @discardableResult
  mutating func addCopy(of item: ItemID, asLink isLink: Bool = false) -> Bool {
    guard let color = color(of: item) else { return false }
    let prefix = isLink ? color.rawValue + Self.linkInfix : color.rawValue + "-"
    let copy = model.registerItem(named: prefix + String(model.itemNames.count))
    return model.insert(copy, at: Place(Self.copies, Gap(model[Self.copies]?.count ?? 0)))
  }

  /// Whether an item of the container `copies` is a link.
  func isLink(_ item: ItemID) -> Bool { model.name(of: item).contains(Self.linkInfix) }

  /// The part of a link's name between its colour and its number.
  private static let linkInfix = "-link-"
}
