package import DragKit

extension ColoursScene {
  /// What tiles and targets do.
  static let handlers = HandlerRegistry<ColoursScene>()
    .items(in: column) { tile in
      tile.onDrag(
        { scene, item in scene.beginDragging(item) },
        preview: { scene, item in scene.preview(of: item) }, while: { $0.style == .lift })
      tile.onContextMenu { scene, item, place in
        scene.openMenu(of: item, at: place)
      }
      tile.onDragEnd { scene, _, _ in scene.stopDragging() }
      tile.onDrop(of: [.text]) { TileDropDelegate(tile: $0) }
      tile.onTouches(CarryResponder(), while: { $0.style == .follow })
    }
    .item(DropTargetID.copy.id) {
      $0.onDrop(of: DropTargetID.copy.types) { _ in CopyDropDelegate() }
    }
    .item(DropTargetID.forbidden.id) {
      $0.onDrop(of: DropTargetID.forbidden.types) { _ in
        ProposingDropDelegate(operation: .forbidden)
      }
    }
    .item(DropTargetID.cancel.id) {
      $0.onDrop(of: DropTargetID.cancel.types) { _ in ProposingDropDelegate(operation: .cancel) }
    }
    .item(DropTargetID.images.id) {
      $0.onDrop(of: DropTargetID.images.types) { _ in ProposingDropDelegate(operation: .copy) }
    }
    .item(DropTargetID.closure.id) {
      $0.onDrop(of: [.text], isTargeted: \ColoursScene.isClosureTargeted) { scene, providers in
        scene.receivedText = providers.first?.text
        return true
      }
    }
    .item(DropTargetID.closurePlace.id) {
      $0.onDrop(of: [.text], isTargeted: \ColoursScene.isClosurePlaceTargeted) { scene, _, place in
        scene.receivedPlace = place
        return true
      }
    }

  /// What the article's `onDrag` closure does; the payload is the tile's index in words.
  private mutating func beginDragging(_ item: ItemID) -> ItemProvider? {
    guard let index = model[Self.column]?.offset(of: item) else { return nil }
    currentItem = item
    isDragging = true
    return ItemProvider(text: String(index), as: [.plainText] + (showsImages ? [.image] : []))
  }

  /// What the article does in `performDrop` alone, where a drop outside never comes.
  mutating func stopDragging() {
    currentItem = nil
    isDragging = false
  }
}

/// Carries a tile freely from `touchesMoved`, and puts it where it is let go of.
///
/// One touch carries one tile; as many tiles can be carried as there are fingers.
struct CarryResponder: TouchResponder {
  func touchesBegan(_ touches: [Touch], content scene: inout ColoursScene) {
    for touch in touches {
      guard let item = touch.item, scene.style == .follow, let size = scene.column?.itemSize,
        !scene.carried.contains(where: { $0.item == item })
      else { continue }
      var carried = ColoursScene.Carried(
        item: item, pointer: touch.id, frame: Rect(origin: .zero, size: size),
        location: touch.location)
      carried.follow(touch)
      scene.carried.append(carried)
    }
  }

  func touchesMoved(_ touches: [Touch], content scene: inout ColoursScene) {
    for touch in touches {
      guard let index = scene.carried.firstIndex(where: { $0.pointer == touch.id }) else {
        continue
      }
      scene.carried[index].follow(touch)
    }
  }

  func touchesEnded(_ touches: [Touch], content scene: inout ColoursScene) {
    for touch in touches {
      guard let carried = scene.letGo(of: touch), let offset = scene.offset(at: carried.location),
        let from = scene.model[ColoursScene.column]?.offset(of: carried.item)
      else { continue }
      let gap: Gap = from < offset ? .after(offset) : .before(offset)
      scene.model.move([carried.item], to: InsertionPlace(ColoursScene.column, gap))
    }
  }

  /// A tile whose touch is taken away goes home.
  func touchesCancelled(_ touches: [Touch], content scene: inout ColoursScene) {
    for touch in touches { _ = scene.letGo(of: touch) }
  }
}

extension ColoursScene {
  /// How the tiles are laid out.
  var column: ColumnLayout? {
    guard case .column(let column) = areas.last?.layout else { return nil }
    return column
  }

  /// The place in the column that a point is over; nothing outside it.
  func offset(at point: Point) -> Int? {
    column?.nearestOffset(to: point, of: model[Self.column]?.count ?? 0)
  }

  fileprivate mutating func letGo(of touch: Touch) -> Carried? {
    guard let index = carried.firstIndex(where: { $0.pointer == touch.id }) else { return nil }
    return carried.remove(at: index)
  }
}

/// The article's `ItemDropDelegate`, with the tile in place of its index.
package struct TileDropDelegate: DropDelegate {
  package let tile: ItemID

  /// Creates the delegate of a tile.
  package init(tile: ItemID) {
    self.tile = tile
  }

  /// Takes the column's own tiles; words from elsewhere have no place in it.
  package func validateDrop(info: DropInfo, content: inout ColoursScene) -> Bool {
    content.currentItem != nil
  }

  package func dropUpdated(info: DropInfo, content: inout ColoursScene) -> DropProposal? {
    DropProposal(operation: .move, intent: .insertAtDestination)
  }

  package func dropEntered(info: DropInfo, content: inout ColoursScene) {
    content.isDragging = true
    guard let item = content.currentItem, let column = content.model[ColoursScene.column],
      let from = column.offset(of: item), let index = column.offset(of: tile), from != index
    else { return }
    let toOffset = from < index ? index + 1 : index
    content.model.move(
      fromOffsets: RangeSet(from..<from + 1), toOffset: toOffset, in: ColoursScene.column)
  }

  package func performDrop(info: DropInfo, content: inout ColoursScene) -> Bool {
    content.stopDragging()
    return true
  }
}

/// Adds a copy of the tile, or a link to it, to the container `copies`.
struct CopyDropDelegate: DropDelegate {
  func dropUpdated(info: DropInfo, content: inout ColoursScene) -> DropProposal? {
    DropProposal(operation: info.preferredOperation == .link ? .link : .copy)
  }

  func performDrop(info: DropInfo, content: inout ColoursScene) -> Bool {
    info.item.map { content.addCopy(of: $0, asLink: info.preferredOperation == .link) } ?? false
  }
}

/// Proposes one operation, whatever comes.
struct ProposingDropDelegate: DropDelegate {
  let operation: DropOperation

  func dropUpdated(info: DropInfo, content: inout ColoursScene) -> DropProposal? {
    DropProposal(operation: operation)
  }

  func performDrop(info: DropInfo, content: inout ColoursScene) -> Bool { true }
}
