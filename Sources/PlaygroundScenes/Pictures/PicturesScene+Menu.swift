internal import DragKit

extension PicturesScene {
  mutating func menuEntries(of item: ItemID) -> [Control] {
    guard canChange else { return [] }
    if !selection.contains(item) { selection.select(item) }
    if isGroup(item) { return [.menuRename, .menuUngroup, .menuRemove] }
    let group: [Control] = position(isInGroup: item) ? [] : [.menuGroup]
    return [.menuEnlarge, .menuSelect, .menuRename, .menuCopy] + group + [.menuRemove, .menuTrash]
  }

  private func position(isInGroup item: ItemID) -> Bool {
    model.position(of: item)?.container != Self.container
  }

  var entriesOfPage: [Control] {
    [.menuSelectAll, .menuSortByName, .menuSortByDate, .menuSortBySize]
  }

  func canChoose(_ entry: Control) -> Bool {
    switch entry {
    case .menuSelectAll: !order.isEmpty
    case .menuSortByName, .menuSortByDate, .menuSortBySize: canChange && order.count > 1
    default: true
    }
  }

  private var order: ItemOrder { model[Self.container]?.items ?? ItemOrder() }

  mutating func choose(_ entry: Control, for item: ItemID) -> [Request] {
    switch entry {
    case .menuTrash: return [PictureRequest.trash(paths(of: selectedItems))]
    case .menuEnlarge: enlarged = item
    case .menuSelect: isSelecting = true
    case .menuRename: beginEditing(item)
    case .menuCopy: duplicate(selectedItems)
    case .menuGroup: makeGroup(of: selectedItems)
    case .menuUngroup: dissolve(item)
    case .menuRemove: remove(selectedItems)
    case .menuSortByName: sort(by: .name)
    case .menuSortByDate: sort(by: .date)
    case .menuSortBySize: sort(by: .size)
    default: break
    }
    return []
  }

  /// The paths of the pictures that are in files.
  func paths(of items: [ItemID]) -> [String] {
    items.compactMap { picture(of: $0)?.path }.filter { $0.hasPrefix("/") }
  }
}
