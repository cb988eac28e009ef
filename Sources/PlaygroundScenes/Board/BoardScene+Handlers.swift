internal import DragKit

extension BoardScene {
  static let dragHandlers = HandlerRegistry<BoardScene>()
    .collection(container) { board in
      board.dragDelegate = BoardDragDelegate()
      board.dropDelegate = BoardDropDelegate()
    }
    .items(in: container) { tile in
      tile.onTap { board, item, modifiers in board.tap(item, modifiers) }
      tile.onContextMenu { board, item, place in board.openMenu(of: item, at: place) }
    }

  private mutating func tap(_ item: ItemID, _ modifiers: Modifiers) -> [Request] {
    guard let shelf = model.position(of: item)?.container, let order = model[shelf]?.items else {
      return []
    }
    if modifiers.contains(.shift) {
      selection.extend(to: item, in: order)
    } else if modifiers.contains(.control) || isSelecting {
      selection.toggle(item)
    } else {
      selection.clear()
    }
    return []
  }

  mutating func press(_ key: Key, _ modifiers: Modifiers) -> [Request] {
    switch key {
    case .escape: selection.clear()
    case .a where modifiers.contains(.control):
      selection.selectAll(in: Shelf.allCases.compactMap { model[$0.container]?.items })
    default: break
    }
    return []
  }

  fileprivate mutating func beginDragging(_ item: ItemID) -> [ItemID] {
    guard selection.contains(item) else {
      selection.clear()
      return [item]
    }
    return [item] + selection.items.filter { $0 != item && model.position(of: $0) != nil }
  }

  mutating func copy(_ item: ItemID) -> ItemID {
    let copy = model.registerItem(named: "\(Self.stem)-\(model.itemCount + 1)")
    let original = original(of: item)
    originals.append(original)
    let size = tileSize(of: original)
    tileSizes?[copy] = size
    return copy
  }

  fileprivate func dragItem(for item: ItemID) -> DragItem {
    DragItem(itemProvider: ItemProvider(text: model.name(of: item)), localObject: item)
  }
}

struct BoardDragDelegate: CollectionDragDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content board: inout BoardScene
  ) -> [DragItem] {
    board.beginDragging(item).map { board.dragItem(for: $0) }
  }

  func itemsForAdding(
    to session: DragSession, at item: ItemID, content board: inout BoardScene
  ) -> [DragItem] {
    session.items.count < TileSelection.limit ? [board.dragItem(for: item)] : []
  }
}

struct BoardDropDelegate: CollectionDropDelegate {
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

  func performDrop(with coordinator: inout DropCoordinator, content board: inout BoardScene) {
    guard let place = coordinator.destination?.place else {
      return coordinator.fail("there is no destination")
    }
    guard coordinator.proposal.operation == .copy else {
      for item in coordinator.items { coordinator.drop(item.dragItem, toItemAt: place) }
      board.model.move(coordinator.session.localObjects, to: place)
      return
    }
    board.dropCopies(at: place, with: &coordinator) { board, item in
      item.localObject.flatMap { board.copy($0) }
    }
  }
}
