internal import DragKit

// MARK: - Copying and cutting tiles as files, and pasting files and pictures
extension PicturesScene {
  static let handlers =
    dragHandlers
    .onCopyCommand(in: container) { pictures, focused in
      pictures.payloads(of: pictures.chosen(focused))
    }
    .onCutCommand(in: container) { pictures, focused in
      guard !pictures.isReadOnly else { return [] }
      let chosen = pictures.chosen(focused)
      let payloads = pictures.payloads(of: chosen)
      if !payloads.isEmpty { pictures.removeTiles(chosen) }
      return payloads
    }
    .onPasteCommand(of: [.fileURL, .image], in: container) { pictures, payloads, focused in
      pictures.paste(payloads, after: pictures.chosen(focused).last)
    }

  /// The selected tiles in the order of the board, or else the focused one.
  private func chosen(_ focused: ItemID?) -> [ItemID] {
    let items = selectedItems.isEmpty ? [focused].compactMap(\.self) : selectedItems
    let places = items.compactMap { item in
      model.position(of: item).flatMap { position in
        topLevelPlace(of: item).map { (item: item, top: $0.gap.index, offset: position.offset) }
      }
    }
    return places.sorted { ($0.top, $0.offset) < ($1.top, $1.offset) }.map(\.item)
  }

  /// The files of tiles; for a group, the files of its contents.
  func payloads(of items: [ItemID]) -> [ItemProvider] {
    paths(of: items.flatMap(tiles(shownBy:))).map { ItemProvider(path: $0) }
  }

  private mutating func paste(_ payloads: [ItemProvider], after item: ItemID?) -> Bool {
    guard !isReadOnly else { return false }
    let position = item.flatMap { model.position(of: $0) }
    var place =
      position.map { InsertionPlace($0.container, .after($0.offset)) }
      ?? model.end(of: Self.container)
    let titles = knownTitles
    var pasted: [ItemID] = []
    model.begin()
    for payload in payloads {
      guard let tile = add(payload), model.insert(tile, at: place) else { continue }
      if let title = payload.path.flatMap({ titles[$0] }) { model.setTitle(title, of: tile) }
      place.gap.index += 1
      pasted.append(tile)
    }
    model.commit()
    selection.select([], and: pasted)
    return !pasted.isEmpty
  }

  /// The titles by file path, including tiles that were cut.
  private var knownTitles: [String: String] {
    var titles: [String: String] = [:]
    for number in tiles.indices {
      let item = ItemID(rawValue: number)
      if let path = picture(of: item)?.path, let title = model.title(of: item) {
        titles[path] = title
      }
    }
    return titles
  }
}
