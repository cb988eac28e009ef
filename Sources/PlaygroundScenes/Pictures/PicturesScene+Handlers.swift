internal import DragKit
internal import PlaygroundUI

extension PicturesScene {
  static let dragHandlers = HandlerRegistry<PicturesScene>()
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
      tile.onContextMenu { pictures, item, place in pictures.openMenu(of: item, at: place) }
      tile.onTextInput { pictures, _, text in
        pictures.editor?.insert(text)
      } onEnd: { pictures, _ in
        pictures.finishEditing()
      }
      tile.onTextSelection { pictures, event in
        let field = pictures.titleFrame(in: event.frame)
        pictures.editor?.select(event, in: field)
      }
    }
    .item(view) { board in
      board.onTap { pictures, _, _ in
        pictures.selection.clear()
        pictures.untrashed = []
        return []
      }
    }
    .item(Control.closeLargeView.id) { backdrop in
      backdrop.onTap { pictures, _, _ in
        pictures.enlarged = nil
        return []
      }
    }
    .onTap(of: PictureSource.allCases) { pictures, source in
      pictures.searchProblem = nil
      return [source.request]
    }
    .onReceive(PictureRequest.found) { pictures, message in
      pictures.searchProblem = message.text.flatMap(PictureSearchProblem.init)
      pictures.accept(PictureRequest.paths(in: message).map { BoardPicture(path: $0) })
    }
    .onReceive(PictureReport.messageName) { pictures, message in
      pictures.accept(PictureReport.all(in: message))
    }
    .onReceive(DocumentMessage.name) { pictures, message in
      pictures.accept(DocumentMessage(message))
    }

  private mutating func tap(_ item: ItemID, _ modifiers: Modifiers) -> [Request] {
    guard let container = model.position(of: item)?.container, let order = model[container]?.items
    else { return [] }
    untrashed = []
    let shown = Set(selectedItems)
    selection.remove { !shown.contains($0) }
    if modifiers.contains(.shift) {
      selection.extend(to: item, in: order)
    } else if modifiers.contains(.control) || isSelecting {
      selection.toggle(item)
    } else if isGroup(item) {
      selection.clear()
      toggleGroup(item)
    } else {
      selection.select(item)
    }
    return []
  }

  private mutating func doubleTap(_ item: ItemID) -> [Request] {
    if isSelecting || isGroup(item) { return tap(item, []) }
    selection.select(item)
    enlarged = item
    return []
  }

  /// Selects the tiles in the band; with Control or Shift, adds them to the former selection.
  private mutating func select(with event: SelectionBandEvent) {
    if event.phase == .began { selectionBeforeBand = selection }
    guard let before = selectionBeforeBand else { return }
    let adds = !event.modifiers.isDisjoint(with: [.control, .shift])
    selection.select(adds ? before.items : [], and: event.items)
    if event.phase == .cancelled { selection = before }
    if event.phase == .ended || event.phase == .cancelled { selectionBeforeBand = nil }
  }

  private mutating func magnify(with event: MagnifyEvent) {
    let start =
      event.phase == .turned || event.phase == .began ? tileSide : magnifiedFrom ?? tileSide
    magnifiedFrom = event.phase == .turned || event.phase == .ended ? nil : start
    setOwnSlider(((start * event.scale.raw) + 32768) / 65536)
  }

  /// Returns the items that a drag of an item carries: the selection, or an unselected item alone.
  ///
  /// A selected group comes with its pictures, except the group from which the item is lifted.
  func itemsDragged(with item: ItemID) -> [ItemID] {
    guard selection.contains(item) else { return [item] }
    let own = model.position(of: item).flatMap { group(of: $0.container) }
    let selected = selectedItems
    let groups = Set(selected.filter { isGroup($0) && $0 != own })
    return selected.filter { other in
      guard let position = model.position(of: other), other != own else { return false }
      return group(of: position.container).map { !groups.contains($0) } ?? true
    }
  }

  func dragItem(for item: ItemID) -> DragItem {
    DragItem(itemProvider: provider(of: item), localObject: item)
  }

  /// A picture provides its file, and a group its title.
  func provider(of item: ItemID) -> ItemProvider {
    picture(of: item).map { ItemProvider(path: $0.path) }
      ?? ItemProvider(text: title(of: item, .english) ?? "")
  }
}
