internal import DragKit

// The menu of a tile.
extension ColoursScene {
  /// Opens the menu of a tile at a place in the window.
  mutating func openMenu(of item: ItemID, at place: Point) {
    menu = ContextMenu(
      item: item, place: place, entries: moveEntries(for: item, in: Self.column) + [.menuCopy])
  }

  mutating func openMenu(at place: Point) {
    menu = nil
    guard let column, let tiles = model[Self.column], let offset = offset(at: place),
      column.frame(at: offset, of: tiles.count).contains(place), let tile = tiles.item(at: offset)
    else { return }
    openMenu(of: tile, at: place)
  }

  mutating func choose(_ entry: Control, for item: ItemID) {
    guard !model.isInTransaction else { return }
    if entry == .menuCopy { addCopy(of: item) }
    move(item, in: Self.column, by: entry)
  }

  /// Adds a copy of a tile, or a link to it, to the container `copies`.
  @discardableResult
  mutating func addCopy(of item: ItemID, asLink isLink: Bool = false) -> Bool {
    guard let color = color(of: item) else { return false }
    let prefix = isLink ? color.rawValue + Self.linkInfix : color.rawValue + "-"
    let copy = model.registerItem(named: prefix + String(model.itemNames.count))
    return model.insert(copy, at: model.end(of: Self.copies))
  }

  /// Whether an item of the container `copies` is a link.
  func isLink(_ item: ItemID) -> Bool { model.name(of: item).contains(Self.linkInfix) }

  /// The part of a link's name between its colour and its number.
  private static let linkInfix = "-link-"
}
