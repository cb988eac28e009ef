internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

// MARK: - Commands, by keys and by the menu
extension PicturesScene {
  mutating func press(_ key: Key, _ modifiers: Modifiers) -> [Request] {
    if editor != nil {
      edit(with: key, modifiers)
    } else if let enlarged {
      turn(enlarged, with: key)
    } else {
      command(by: key, modifiers)
    }
    return []
  }

  private mutating func command(by key: Key, _ modifiers: Modifiers) {
    switch key {
    case .escape: selection.clear()
    case .space: enlarged = selectedItems.first { picture(of: $0) != nil }
    case .a where modifiers.contains(.control):
      selection.selectAll(in: shownContainers.compactMap { model[$0]?.items })
    case "d" where modifiers.contains(.control): duplicate(selectedItems)
    case "g" where modifiers.contains(.control): groupSelection(modifiers)
    case "f2": selectedItems.first.map { beginEditing($0) }
    case "delete", "backspace": remove(selectedItems)
    default: break
    }
  }

  private var shownContainers: [ContainerID] {
    [Self.container] + shownGroups.map(\.container)
  }

  private mutating func groupSelection(_ modifiers: Modifiers) {
    guard canChange else { return }
    if modifiers.contains(.shift) {
      for group in selectedItems where isGroup(group) { dissolve(group) }
    } else {
      makeGroup(of: selectedItems)
    }
  }

  /// Whether the content can change now: not during a drag, and not while another program has the
  /// document.
  var canChange: Bool { !isReadOnly && !model.isInTransaction }

  // MARK: - Changes

  /// Returns a new tile of the same file with the same title, or a new group of such tiles; `nil`
  /// without room.
  mutating func copy(_ item: ItemID) -> ItemID? {
    // A group without room for its first picture would be empty.
    guard hasRoom else { return nil }
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

  /// Removes tiles from the board, with the contents of groups; the files stay.
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

  /// Sorts the tiles of each container by a number, the greatest first, and then by their titles.
  mutating func sort(by number: (PictureDetails) -> Int) {
    guard canChange else { return }
    let items = tiles.indices.map(ItemID.init(rawValue:))
    let numbers = items.map { picture(of: $0).map { number($0.details) } ?? 0 }
    let titles = items.map { title(of: $0, .english) ?? "" }
    model.begin()
    for container in model.containers {
      // Sorting is stable.
      let sorted = container.items.sorted().sorted { left, right in
        let (left, right) = (left.rawValue, right.rawValue)
        return numbers[left] == numbers[right]
          ? titles[left].precedesNaturally(titles[right]) : numbers[left] > numbers[right]
      }
      model.move(sorted, to: InsertionPlace(container.id, .start))
    }
    model.commit()
  }

  mutating func step(_ direction: UndoDirection) {
    model.step(direction)
    contentChanged()
  }

  /// Forgets items that are no longer on the board, and uses the pending listings of its folders.
  mutating func contentChanged() {
    if let item = enlarged, model.position(of: item) == nil { enlarged = nil }
    if let item = editor?.item, model.position(of: item) == nil { editor = nil }
    useListings()
  }
}
