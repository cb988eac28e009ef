internal import DragKit

extension PicturesScene {
  mutating func menuEntries(of item: ItemID) -> [Control] {
    guard canChange else { return [] }
    if !selection.contains(item) { selection.select(item) }
    if isGroup(item) { return [.menuRename, .menuUngroup, .menuRemove] }
    let isInGroup = model.position(of: item)?.container != Self.container
    let group: [Control] = isInGroup ? [] : [.menuGroup]
    return [.menuEnlarge, .menuSelect, .menuRename, .menuCopy] + group + [.menuRemove, .menuTrash]
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
    case .menuSortByName: sort { _ in 0 }
    case .menuSortByDate: sort { $0.modified }
    case .menuSortBySize: sort { $0.bytes }
    default: break
    }
    return []
  }

  /// The paths of the pictures that are in files.
  func paths(of items: [ItemID]) -> [String] {
    items.compactMap { picture(of: $0)?.path }.filter { $0.hasPrefix("/") }
  }
}

extension PicturesScene {
  static let pageControls: [Control: PageControl<PicturesScene>] = [
    .picturesSquare: .choice(\.arrangement, .square),
    .picturesFlow: .choice(\.arrangement, .flow),
    .picturesMasonry: .choice(\.arrangement, .masonry),
    .showNames: .toggle(\.showsNames),
  ]

  var panel: ScenePanel {
    ScenePanel(
      segments: [Arrangement.allCases.map(\.control)], switches: [.showNames, .select],
      sliders: Control.sliders(without: .glideResponse),
      ownSlider: SceneSlider(
        control: .tileSize, value: tileSide, usual: Self.usualTileSide, range: Self.tileSides))
  }

  var selects: Bool {
    get { isSelecting }
    set {
      isSelecting = newValue
      if !newValue { selection.clear() }
    }
  }

  mutating func setOwnSlider(_ value: Int) { tileSide = value.clamped(to: Self.tileSides) }

  /// Resets the size and the layout; the pictures stay, because they are the user's own.
  mutating func reset() {
    look = TileLook()
    openGroups = []
    selection.clear()
  }
}

extension PicturesScene.Arrangement {
  var control: Control {
    switch self {
    case .square: .picturesSquare
    case .flow: .picturesFlow
    case .masonry: .picturesMasonry
    }
  }
}

// The tiles below the large view do not respond.
extension PicturesScene {
  func isUserInteractionEnabled(_ item: ItemID) -> Bool {
    enlarged == nil || item.isControl && item != Self.view
  }
}
