internal import DragKit

// MARK: - The menu of a row
extension LessonsScene {
  mutating func openMenu(of item: ItemID, at place: Point) {
    guard let container = model.position(of: item)?.container else { return }
    let copies: [Control] = group(of: item) == nil ? [.menuCopy] : []
    openMenu(of: item, in: container, at: place, adding: copies)
  }

  mutating func choose(_ entry: Control, for item: ItemID) -> [Request] {
    guard let position = model.position(of: item) else { return [] }
    if entry == .menuCopy {
      let copy = makeCopy(of: item)
      model.insert(copy, at: InsertionPlace(position.container, .after(position.offset)))
    }
    move([item], in: position.container, by: entry)
    return []
  }
}
