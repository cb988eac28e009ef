internal import DragKit

// MARK: - Copying tiles by name, and pasting copies of tiles
extension BoardScene {
  static let handlers =
    dragHandlers
    .onCopyCommand(in: container) { board, focused in board.payloads(of: board.chosen(focused)) }
    .onCutCommand(in: container) { board, focused in board.cut(board.chosen(focused)) }
    .onPasteCommand(of: [.plainText], in: container) { board, payloads, focused in
      board.paste(payloads.map(\.text), after: board.chosen(focused).last)
    }

  /// The selected tiles in the board's order, or else the focused one.
  private func chosen(_ focused: ItemID?) -> [ItemID] {
    let tiles = selection.items.isEmpty ? [focused].compactMap(\.self) : selection.items
    let shelves = Shelf.allCases.map(\.container)
    let placed = tiles.compactMap { tile in
      model.position(of: tile).map { position in
        (shelves.firstIndex(of: position.container) ?? 0, position.offset, tile)
      }
    }
    return placed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private func payloads(of tiles: [ItemID]) -> [ItemProvider] {
    tiles.map { ItemProvider(text: model.name(of: $0)) }
  }

  private mutating func cut(_ tiles: [ItemID]) -> [ItemProvider] {
    let payloads = payloads(of: tiles)
    for tile in tiles { model.remove(tile) }
    selection.clear()
    return payloads
  }

  /// Inserts copies of the tiles that the lines of a text name, and selects them.
  private mutating func paste(_ texts: [String], after tile: ItemID?) -> Bool {
    let names = texts.flatMap { $0.split(whereSeparator: \.isNewline) }
    let tiles = names.compactMap { name in
      model.item(named: name.filter { !$0.isWhitespace }).flatMap { $0.isControl ? nil : $0 }
    }
    guard !tiles.isEmpty, tiles.count <= TileSelection.limit,
      model.itemCount + tiles.count <= ItemID.limit
    else { return false }
    let position = tile.flatMap { model.position(of: $0) }
    var place = position.map { InsertionPlace($0.container, Gap($0.offset + 1)) }
    let copies = tiles.map { tile in
      let (copy, goal) = (copy(tile), place ?? model.end(of: Self.container))
      model.insert(copy, at: goal)
      place = InsertionPlace(goal.container, Gap(goal.gap.index + 1))
      return copy
    }
    selection.select(copies)
    return true
  }
}
