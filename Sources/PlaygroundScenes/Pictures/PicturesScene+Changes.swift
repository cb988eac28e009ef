internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

// MARK: - Copying, removing and sorting tiles
extension PicturesScene {
  /// Returns a copy of a tile, or of a group and as many of its tiles as there is room for.
  ///
  /// - Returns: The copy, in no container; `nil` if there is no room.
  mutating func copy(_ item: ItemID) -> ItemID? {
    // A copied group itself counts as a tile, and needs room for at least one picture.
    let roomInGroup = room - 1
    guard isGroup(item) ? roomInGroup > 0 : hasRoom else { return nil }
    let copy = make(picture(of: item))
    if let container = contents(of: copy) {
      model.insertContainer(container)
      for picture in items(in: item).prefix(roomInGroup) {
        guard let tile = self.copy(picture) else { break }
        model.insert(tile, at: model.end(of: container))
      }
    }
    model.setTitle(model.title(of: item), of: copy)
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

  /// Removes tiles and the contents of groups if ``canChange`` is `true`; the files stay.
  mutating func remove(_ items: [ItemID]) {
    if canChange, !items.isEmpty { removeTiles(items) }
  }

  /// Removes tiles, the contents of groups, and groups that become empty, as one step or as a part
  /// of the open transaction; clears the selection.
  mutating func removeTiles(_ items: [ItemID]) {
    model.begin()
    for item in items {
      contents(of: item).map { removeContainer($0) }
      model.remove(item)
    }
    removeEmptyGroups()
    model.commit()
    selection.clear()
  }

  /// Sorts the tiles of each container by a number, largest first, and then by title.
  mutating func sort(by number: (PictureDetails) -> Int) {
    guard canChange else { return }
    let keys = allTiles.map { item in
      (
        number: picture(of: item).map { number($0.details) } ?? 0,
        title: title(of: item, .english) ?? ""
      )
    }
    model.begin()
    for container in model.containers {
      // Sorting is stable, so tiles with equal keys stay in the order of their items.
      let sorted = container.items.sorted().sorted { left, right in
        let (left, right) = (keys[left.rawValue], keys[right.rawValue])
        return left.number == right.number
          ? left.title.precedesNaturally(right.title) : left.number > right.number
      }
      model.move(sorted, to: InsertionPlace(container.id, .start))
    }
    model.commit()
  }

  mutating func step(_ direction: UndoDirection) {
    model.step(direction)
    contentChanged()
  }

  /// Closes the large view and the title editor of a removed item, and inserts pending listings.
  mutating func contentChanged() {
    if let item = enlarged, model.position(of: item) == nil { enlarged = nil }
    if let item = editor?.item, model.position(of: item) == nil { editor = nil }
    useListings()
  }
}

// MARK: - The clipboard, with tiles as files
extension PicturesScene: ClipboardScene {
  /// Returns the visible selected tiles in board order; if there are none, only the focused tile.
  func chosen(_ focused: ItemID?) -> [ItemID] {
    let items = selectedItems.isEmpty ? [focused].compactMap(\.self) : selectedItems
    let places = items.compactMap { item in
      model.position(of: item).flatMap { position in
        topLevelPlace(of: item).map { (item: item, top: $0.gap.index, offset: position.offset) }
      }
    }
    return places.sorted { ($0.top, $0.offset) < ($1.top, $1.offset) }.map(\.item)
  }

  /// Returns the files of tiles; for a group, those of its contents.
  func payloads(of items: [ItemID]) -> [ItemProvider] {
    paths(of: items.flatMap(tiles(shownBy:))).map { ItemProvider(path: $0) }
  }

  /// Returns the paths of the pictures that have files; placeholder paths are not absolute.
  func paths(of items: [ItemID]) -> [String] {
    items.compactMap { picture(of: $0)?.path }.filter { $0.hasPrefix("/") }
  }

  mutating func cut(_ items: [ItemID]) { if !payloads(of: items).isEmpty { removeTiles(items) } }

  mutating func paste(_ payloads: [ItemProvider], at place: InsertionPlace) -> Bool {
    // Titles by path, including those of cut tiles, so that a pasted tile keeps its title.
    let titles = Dictionary(
      allTiles.compactMap { item in
        model.title(of: item).flatMap { title in picture(of: item).map { ($0.path, title) } }
      }, uniquingKeysWith: { $1 })
    var place = place
    var pasted: [ItemID] = []
    for payload in payloads {
      guard let tile = add(payload), model.insert(tile, at: place) else { continue }
      model.setTitle(payload.path.flatMap { titles[$0] }, of: tile)
      place.gap.index += 1
      pasted.append(tile)
    }
    selection.select([], and: pasted)
    return !pasted.isEmpty
  }
}

// MARK: - Titles
extension PicturesScene: TitleEditingScene {
  mutating func beginEditing(_ item: ItemID) {
    guard canChange, model.position(of: item) != nil else { return }
    editor = TitleEditor(
      item: item, text: model.title(of: item) ?? picture(of: item)?.fileName ?? "",
      in: titleFrame(in: Rect(origin: .zero, size: size(of: item))))
  }

  /// Sets the title of a tile; removes it if the typed title is blank or the name of the file.
  mutating func setTitle(typed title: String, of item: ItemID) {
    let isOwn = !title.allSatisfy(\.isWhitespace) && title != picture(of: item)?.fileName
    model.setTitle(isOwn ? title : nil, of: item)
  }
}
