internal import DragKit

// Commands: keys, the menu, and what both do.
extension PicturesScene {
  mutating func press(_ key: Key, _ modifiers: Modifiers) {
    if editor != nil { return edit(with: key) }
    if let enlarged { return turn(enlarged, with: key) }
    switch key {
    case .escape: selection.clear()
    case .space: enlarged = selection.items.first { picture(of: $0) != nil }
    case .a where modifiers.contains(.control):
      selection.selectAll(in: shownContainers.compactMap { model[$0]?.items })
    case "d" where modifiers.contains(.control): duplicate(selection.items)
    case "g" where modifiers.contains(.control): groupSelection(modifiers)
    case "f2": selection.items.first.map { beginEditing($0) }
    case "delete", "backspace": remove(selection.items)
    default: break
    }
  }

  private var shownContainers: [ContainerID] {
    [Self.container] + shownGroups.map(\.container)
  }

  private mutating func groupSelection(_ modifiers: Modifiers) {
    guard canChange else { return }
    if modifiers.contains(.shift) {
      for group in selection.items where isGroup(group) { dissolve(group) }
    } else {
      makeGroup(of: selection.items)
    }
  }

  /// Whether the content can be changed now: not during a drag, nor if another program has the document.
  var canChange: Bool { !isReadOnly && !model.isInTransaction }

  // MARK: - Changes

  /// Returns a new tile of the same file with the same title, or a new group of such tiles; `nil` if there is no room.
  mutating func copy(_ item: ItemID) -> ItemID? {
    let copy: ItemID
    if isGroup(item) {
      copy = makeGroup()
      let container = ContainerID(model.name(of: copy))
      model.insertContainer(container)
      for picture in items(in: item) {
        guard let tile = self.copy(picture) else { break }
        model.insert(tile, at: model.end(of: container))
      }
    } else {
      guard let picture = picture(of: item), let tile = makeTile(picture) else { return nil }
      copy = tile
    }
    if let title = model.title(of: item) { model.setTitle(title, of: copy) }
    return copy
  }

  mutating func duplicate(_ items: [ItemID]) {
    guard canChange else { return }
    model.begin()
    for item in items {
      guard let position = model.position(of: item), let copy = copy(item) else { continue }
      model.insert(copy, at: InsertionPlace(position.container, .after(position.offset)))
    }
    model.commit()
  }

  /// Removes tiles from the board, and with a group its contents; the files stay.
  mutating func remove(_ items: [ItemID]) {
    guard canChange, !items.isEmpty else { return }
    removeTiles(items)
  }

  /// Removes tiles as one step, or as a part of the open transaction.
  mutating func removeTiles(_ items: [ItemID]) {
    model.begin()
    for item in items {
      if let container = contents(of: item) {
        model.removeContainer(container)
        openGroups.removeAll { $0 == container }
      }
      model.remove(item)
    }
    removeEmptyGroups()
    model.commit()
    selection.clear()
  }

  mutating func sort(by order: SortOrder) {
    guard canChange else { return }
    let keys = tiles.indices.map { sortKey(of: ItemID(rawValue: $0), by: order) }
    model.begin()
    for container in model.containers.map(\.id) {
      let items = model[container].map { Array($0.items) } ?? []
      let sorted = items.sorted { (keys[$0.rawValue], $0) < (keys[$1.rawValue], $1) }
      if sorted != items { model.move(sorted, to: InsertionPlace(container, .start)) }
    }
    model.commit()
  }

  enum SortOrder: Sendable {
    case name, date, size
  }

  private func sortKey(of item: ItemID, by order: SortOrder) -> SortKey {
    let details = picture(of: item)?.details
    let title = title(of: item, .english) ?? ""
    return switch order {
    case .name: SortKey(number: 0, title: title)
    // The newest and the largest first.
    case .date: SortKey(number: -(details?.modified ?? 0), title: title)
    case .size: SortKey(number: -(details?.bytes ?? 0), title: title)
    }
  }

  mutating func undo() {
    model.undo()
    contentChanged()
  }

  mutating func redo() {
    model.redo()
    contentChanged()
  }

  /// Forgets items that are no longer on the board, and uses the listings of folders that are there now.
  mutating func contentChanged() {
    selection.remove { [model] in model.position(of: $0) == nil }
    if let item = enlarged, model.position(of: item) == nil { enlarged = nil }
    if let item = editor?.item, model.position(of: item) == nil { editor = nil }
    useListings()
  }

  // MARK: - The title

  mutating func beginEditing(_ item: ItemID) {
    guard canChange, model.position(of: item) != nil else { return }
    editor = TitleEditor(item: item, text: model.title(of: item) ?? title(of: item, .english) ?? "")
  }

  mutating func finishEditing() {
    guard let editor else { return }
    self.editor = nil
    let typed = editor.text
    let title =
      typed.allSatisfy(\.isWhitespace) || typed == defaultTitle(of: editor.item) ? nil : typed
    model.setTitle(title, of: editor.item)
  }

  private func defaultTitle(of item: ItemID) -> String? { picture(of: item)?.fileName }

  private mutating func edit(with key: Key) {
    switch key {
    case .escape: editor = nil
    case .enter, .tab: finishEditing()
    default: _ = editor?.press(key)
    }
  }

  // MARK: - The large view

  private mutating func turn(_ item: ItemID, with key: Key) {
    switch key {
    case .escape, .space, .enter: enlarged = nil
    case .left, .up: enlarged = neighbour(of: item, by: -1) ?? item
    case .right, .down: enlarged = neighbour(of: item, by: 1) ?? item
    default: break
    }
    if let enlarged { selection.select(enlarged) }
  }

  private func neighbour(of item: ItemID, by step: Int) -> ItemID? {
    guard let position = model.position(of: item), let container = model[position.container] else {
      return nil
    }
    var offset = position.offset + step
    while let next = container.item(at: offset) {
      if picture(of: next) != nil { return next }
      offset += step
    }
    return nil
  }

  // MARK: - The menu

  mutating func openMenu(of item: ItemID, at place: Point) {
    guard canChange else { return }
    if item != Self.view, !selection.contains(item) { selection.select(item) }
    menu = ContextMenu(item: item, place: place, entries: entries(of: item))
  }

  private func entries(of item: ItemID) -> [Control] {
    if item == Self.view { return [.menuSortByName, .menuSortByDate, .menuSortBySize] }
    if isGroup(item) { return [.menuRename, .menuUngroup, .menuRemove] }
    let group: [Control] = position(isInGroup: item) ? [] : [.menuGroup]
    return [.menuEnlarge, .menuSelect, .menuRename, .menuCopy] + group + [.menuRemove, .menuTrash]
  }

  private func position(isInGroup item: ItemID) -> Bool {
    model.position(of: item)?.container != Self.container
  }

  mutating func choose(_ entry: Control, for item: ItemID) -> [Request] {
    switch entry {
    case .menuTrash: return [PictureRequest.trash(paths(of: selection.items))]
    case .menuEnlarge: enlarged = item
    case .menuSelect: isSelecting = true
    case .menuRename: beginEditing(item)
    case .menuCopy: duplicate(selection.items)
    case .menuGroup: makeGroup(of: selection.items)
    case .menuUngroup: dissolve(item)
    case .menuRemove: remove(selection.items)
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

/// A number, and then a title, by which tiles are sorted.
private struct SortKey: Comparable {
  let number: Int
  let title: String

  static func < (left: SortKey, right: SortKey) -> Bool {
    left.number != right.number
      ? left.number < right.number : left.title.precedesNaturally(right.title)
  }
}
