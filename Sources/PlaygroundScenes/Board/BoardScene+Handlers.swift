internal import DragKit
internal import PlaygroundUI

extension BoardScene {
  static let handlers = HandlerRegistry<BoardScene>()
    .collection(container) { board in
      board.dragDelegate = BoardDragDelegate()
      board.dropDelegate = BoardDropDelegate()
    }
    .items(in: container) { tile in
      tile.onTap { board, item, modifiers in
        if !board.extendSelection(to: item, modifiers) { board.selection.clear() }
        return []
      }
    }
    .clipboard(of: [.plainText], in: container)

  mutating func copy(_ item: ItemID) -> ItemID {
    let copy = model.registerItem(named: "\(Self.stem)-\(model.itemCount + 1)")
    let original = original(of: item)
    originals.append(original)
    let size = tileSize(of: original)
    tileSizes?[copy] = size
    return copy
  }

  // MARK: - The clipboard

  /// Returns the tiles' names, one per string, as ``paste(_:at:)`` accepts them.
  func payloads(of tiles: [ItemID]) -> [ItemProvider] {
    tiles.map { ItemProvider(text: model.name(of: $0)) }
  }

  mutating func cut(_ tiles: [ItemID]) {
    for tile in tiles { model.remove(tile) }
    selection.clear()
  }

  /// Inserts and selects copies of the tiles whose names are lines of the pasted text.
  ///
  /// - Returns: `false` if no line names a tile, or there are too many tiles.
  mutating func paste(_ payloads: [ItemProvider], at place: InsertionPlace) -> Bool {
    let names = payloads.flatMap { $0.text.split(whereSeparator: \.isNewline) }
    let tiles = names.compactMap { name in
      model.item(named: name.filter { !$0.isWhitespace }).flatMap { $0.isControl ? nil : $0 }
    }
    guard !tiles.isEmpty, tiles.count <= TileSelection.limit,
      model.itemCount + tiles.count <= ItemID.limit
    else { return false }
    let copies = tiles.map { copy($0) }
    model.insert(copies, at: place)
    selection.select(copies)
    return true
  }

  // MARK: - The menu of a tile

  var entriesOfPage: [Control] { [.menuSelectAll] }

  static var containersWithMenus: [ContainerID] { [container] }

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
      model.remove(items)
      selection.remove(where: Set(items).contains)
    default: move(chosen(with: item, in: position.container), in: position.container, by: entry)
    }
    return []
  }

  /// Returns a container's selected tiles, in order, if `item` is selected; otherwise `item` alone.
  private func chosen(with item: ItemID, in container: ContainerID) -> [ItemID] {
    guard selection.contains(item) else { return [item] }
    return chosen().filter { model.position(of: $0)?.container == container }
  }
}

struct BoardDragDelegate: PageDragDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content board: inout BoardScene
  ) -> [DragItem] {
    if !board.selection.contains(item) { board.selection.clear() }
    let others = board.selection.items.filter {
      $0 != item && board.model.position(of: $0) != nil
    }
    return ([item] + others).compactMap { dragItem(for: $0, content: board) }
  }
}

struct BoardDropDelegate: PageDropDelegate {
  func canHandle(_ session: DropSession, content board: inout BoardScene) -> Bool {
    session.hasActiveDrag
  }

  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?,
    content board: inout BoardScene
  ) -> DropProposal {
    let canCopy = board.model.itemCount + session.items.count <= ItemID.limit
    let isCopy = session.preferredOperation?.keepsSource == true && canCopy
    return DropProposal(operation: isCopy ? .copy : .move, intent: .insertAtDestination)
  }

  func copy(_ item: DragItem, content board: inout BoardScene) -> ItemID? {
    item.localObject.map { board.copy($0) }
  }
}
