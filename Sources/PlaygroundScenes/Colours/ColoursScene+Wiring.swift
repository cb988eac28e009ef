package import DragKit

extension ColoursScene {
  /// What tiles and targets do.
  static let wiring = Wiring<ColoursScene>()
    .items(in: column) { tile in
      tile.onDrag(
        { scene, item in scene.beginDragging(item) },
        preview: { scene, item in scene.preview(of: item) })
      tile.onDragEnd { scene, _, _ in scene.stopDragging() }
      tile.onDrop(of: [.text]) { TileDropDelegate(tile: $0) }
    }
    .item(DropTargetID.copy.id) { $0.onDrop(of: [.text]) { _ in CopyDropDelegate() } }
    .item(DropTargetID.forbidden.id) {
      $0.onDrop(of: [.text]) { _ in ProposingDropDelegate(operation: .forbidden) }
    }
    .item(DropTargetID.cancel.id) {
      $0.onDrop(of: [.text]) { _ in ProposingDropDelegate(operation: .cancel) }
    }
    .item(DropTargetID.images.id) {
      $0.onDrop(of: [.image]) { _ in ProposingDropDelegate(operation: .copy) }
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
    return ItemProvider(text: String(index))
  }

  /// What the article does in `performDrop` alone, where a drop outside never comes.
  mutating func stopDragging() {
    currentItem = nil
    isDragging = false
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

/// Puts a copy of the tile into the container `copies`.
struct CopyDropDelegate: DropDelegate {
  func dropUpdated(info: DropInfo, content: inout ColoursScene) -> DropProposal? {
    DropProposal(operation: .copy)
  }

  func performDrop(info: DropInfo, content: inout ColoursScene) -> Bool {
    guard let item = info.item, let color = content.color(of: item) else { return false }
    let number = content.model.itemNames.count
    let copy = content.model.registerItem(named: "\(color.rawValue)-\(number)")
    let count = content.model[ColoursScene.copies]?.count ?? 0
    return content.model.insert(copy, at: Place(ColoursScene.copies, Gap(count)))
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
