internal import DragKit
internal import PlaygroundUI

// MARK: - The menu of a tile
extension BoardScene {
  var entriesOfPage: [Control] { [.menuSelectAll] }

  /// A tile's name is its number.
  func stepName(of item: ItemID, _ language: Language) -> String {
    title(of: item, language) ?? "\(original(of: item).rawValue + 1)"
  }

  func menuEntries(of item: ItemID) -> [Control] {
    moves(of: item) + (model.itemCount < ItemID.limit ? [.menuCopy] : []) + [.menuDelete]
  }

  mutating func choose(_ entry: Control, for item: ItemID) -> [Request] {
    guard let position = model.position(of: item) else { return [] }
    switch entry {
    case .menuCopy:
      model.insert(copy(item), at: InsertionPlace(position.container, .after(position.offset)))
    case .menuDelete:
      let items = chosen(with: item, in: position.container)
      model.transaction { model in
        for item in items { model.remove(item) }
      }
      selection.remove(where: Set(items).contains)
    default: move(chosen(with: item, in: position.container), in: position.container, by: entry)
    }
    return []
  }

  /// The selected tiles of a container in their order if the tile is selected; otherwise, the tile
  /// alone.
  private func chosen(with item: ItemID, in container: ContainerID) -> [ItemID] {
    guard selection.contains(item), let items = model[container]?.items else { return [item] }
    return selection.items.compactMap { item in items.offset(of: item).map { ($0, item) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }
}
