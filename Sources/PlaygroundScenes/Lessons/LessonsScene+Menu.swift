internal import DragKit

// MARK: - The menu of a row
extension LessonsScene {
  func menuEntries(of item: ItemID) -> [Control] {
    moves(of: item) + (group(of: item) == nil ? [.menuCopy] : [])
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
