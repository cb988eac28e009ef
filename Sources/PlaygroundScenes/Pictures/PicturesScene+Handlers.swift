internal import DragKit
internal import PlaygroundUI

extension PicturesScene {
  static let handlers = HandlerRegistry<PicturesScene>()
    .collection(container) { board in
      board.dragDelegate = PictureDragDelegate()
      board.dropDelegate = PictureDropDelegate()
      board.acceptedTypes = [.fileURL, .image, UnsavedPicture.fileContents, .text]
      board.isSpringLoaded = true
      board.shouldSpringLoadItem = { pictures, item in
        pictures.isGroup(item) && !pictures.isOpen(item)
      }
      board.springLoadItem = { pictures, item in pictures.open(item) }
      board.targetPlaceForMoveOfItem = { pictures, item, proposed in
        pictures.liftedGroups.isEmpty ? proposed : pictures.topLevelPlace(nearestTo: proposed)
      }
      board.selectionBand = { pictures, event in pictures.select(with: event) }
      board.magnify = { pictures, event in pictures.magnify(with: event) }
    }
    .items(in: container) { tile in
      tile.onTap { pictures, item, modifiers in pictures.tap(item, modifiers) }
      tile.onDoubleTap { pictures, item in pictures.doubleTap(item) }
      tile.editTitle()
    }
    .item(view) { board in
      board.onTap { pictures, _, _ in
        pictures.selection.clear()
        pictures.notices.untrashed = []
        return []
      }
    }
    .clipboard(of: [.fileURL, .image], in: container)
    .onReceive(PictureRequest.found) { pictures, message in pictures.acceptFound(message) }
    .onReceive(PictureReport.messageName) { pictures, message in
      pictures.accept(message.json.values(of: PictureReport.self))
    }
    .onReceive(Message.boardName) { pictures, message in pictures.acceptBoard(message.json) }

  // MARK: - Pointers

  private mutating func tap(_ item: ItemID, _ modifiers: Modifiers) -> [Request] {
    notices.untrashed = []
    let shown = Set(selectedItems)
    selection.remove { !shown.contains($0) }
    if extendSelection(to: item, modifiers) { return [] }
    if isGroup(item) {
      selection.clear()
      toggleGroup(item)
    } else {
      selection.select(item)
    }
    return []
  }

  private mutating func doubleTap(_ item: ItemID) -> [Request] {
    if selects || isGroup(item) { return tap(item, []) }
    selection.select(item)
    enlarged = item
    return []
  }

  /// Selects the tiles in the band; with Control or Shift, keeps the earlier selection too.
  ///
  /// A canceled band restores the earlier selection.
  private mutating func select(with event: SelectionBandEvent) {
    if event.phase == .began { selectionBeforeBand = selection }
    guard let before = selectionBeforeBand else { return }
    let adds = !event.modifiers.isDisjoint(with: [.control, .shift])
    selection.select(adds ? before.items : [], and: event.items)
    if event.phase == .cancelled { selection = before }
    if event.phase == .ended || event.phase == .cancelled { selectionBeforeBand = nil }
  }

  private mutating func magnify(with event: MagnifyEvent) {
    let begins = event.phase == .turned || event.phase == .began
    let start = begins ? look.tileSide : magnifiedFrom ?? look.tileSide
    magnifiedFrom = event.phase == .turned || event.phase == .ended ? nil : start
    setTileSide(((start * event.scale.raw) + 32768) / 65536)
  }

  /// Returns `false` for the board and its tiles while the large view covers them.
  func isUserInteractionEnabled(_ item: ItemID) -> Bool {
    enlarged == nil || item.isControl && item != Self.view
  }

  var plainItems: [ItemID] { [Self.view, Control.closeLargeView.id] }

  // MARK: - Keys

  mutating func press(_ key: Key, _ modifiers: Modifiers) -> [Request] {
    if edit(with: key, modifiers) { return [] }
    switch key {
    case _ where enlarged != nil: turnLargeView(with: key)
    case .escape: selection.clear()
    case .space: enlarged = selectedItems.first { picture(of: $0) != nil }
    case .a where modifiers.contains(.control):
      let shown = [Self.container] + shownGroups.map(\.container)
      selection.selectAll(in: shown.compactMap { model[$0]?.items })
    case "d" where modifiers.contains(.control): duplicate(selectedItems)
    case "g" where modifiers.isSuperset(of: [.control, .shift]) && canChange:
      for group in selectedItems { dissolve(group) }
    case "g" where modifiers.contains(.control) && canChange: makeGroup(of: selectedItems)
    case "f2": selectedItems.first.map { beginEditing($0) }
    case "delete", "backspace": remove(selectedItems)
    default: break
    }
    return []
  }

  // MARK: - Menus

  static var containersWithMenus: [ContainerID] { [container] }

  mutating func menuEntries(of item: ItemID) -> [Control] {
    guard canChange else { return [] }
    if !selection.contains(item) { selection.select(item) }
    if isGroup(item) { return [.menuRename, .menuUngroup, .menuRemove] }
    let group: [Control] = group(containing: item) == nil ? [.menuGroup] : []
    return [.menuEnlarge, .menuSelect, .menuRename, .menuCopy] + group + [.menuRemove, .menuTrash]
  }

  var entriesOfPage: [Control] {
    [.menuSelectAll, .menuSortByName, .menuSortByDate, .menuSortBySize]
  }

  func canChoose(_ entry: Control) -> Bool {
    let count = model.count(of: Self.container) ?? 0
    return switch entry {
    case .menuSelectAll: count > 0
    case .menuSortByName, .menuSortByDate, .menuSortBySize: canChange && count > 1
    default: true
    }
  }

  mutating func choose(_ entry: Control, for item: ItemID) -> [Request] {
    switch entry {
    case .menuTrash: return [PictureRequest.trash(paths(of: selectedItems))]
    case .menuEnlarge: enlarged = item
    case .menuSelect: selects = true
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
}
