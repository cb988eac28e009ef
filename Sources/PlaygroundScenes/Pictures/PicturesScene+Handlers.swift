internal import DragKit

extension PicturesScene {
  static let handlers = HandlerRegistry<PicturesScene>()
    .collection(container) { board in
      board.dragDelegate = PictureDragDelegate()
      board.dropDelegate = PictureDropDelegate()
      board.acceptedTypes = [.fileURL, .image, .text]
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
      tile.onContextMenu { pictures, item, place in pictures.openMenu(of: item, at: place) }
      tile.onTextInput { pictures, _, text in
        pictures.editor?.insert(text)
      } onEnd: { pictures, _ in
        pictures.finishEditing()
      }
    }
    .item(view) { board in
      board.onTap { pictures, _, _ in
        pictures.selection.clear()
        return []
      }
      board.onContextMenu { pictures, _, place in pictures.openMenu(of: view, at: place) }
    }
    .item(Control.closeLargeView.id) { backdrop in
      backdrop.onTap { pictures, _, _ in
        pictures.enlarged = nil
        return []
      }
    }
    .onMessage(PictureReport.messageName) { pictures, message in
      pictures.accept(PictureReport.all(in: message))
      return []
    }
    .onMessage(DocumentMessage.name) { pictures, message in
      pictures.accept(DocumentMessage(message))
      return []
    }

  private mutating func tap(_ item: ItemID, _ modifiers: Modifiers) -> [Request] {
    guard let container = model.position(of: item)?.container, let order = model[container]?.items
    else { return [] }
    if modifiers.contains(.shift) {
      selection.extend(to: item, in: order)
    } else if modifiers.contains(.control) || isSelecting {
      selection.toggle(item)
    } else if isGroup(item) {
      selection.clear()
      toggleGroup(item)
    } else if selection.items == [item] {
      // The second click of two, and the second press of Enter.
      enlarged = item
    } else {
      selection.select(item)
    }
    return []
  }

  /// Selects what the band touches; with Control or Shift held, beside what was selected before.
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

  fileprivate mutating func beginDragging(_ item: ItemID) -> [ItemID] {
    guard selection.contains(item) else { return [item] }
    return [item] + selection.items.filter { $0 != item && model.position(of: $0) != nil }
  }

  fileprivate func dragItem(for item: ItemID) -> DragItem {
    DragItem(itemProvider: provider(of: item), localObject: item)
  }

  /// A picture is its file; a group is its title.
  func provider(of item: ItemID) -> ItemProvider {
    picture(of: item).map { ItemProvider(path: $0.path) }
      ?? ItemProvider(text: title(of: item, .english) ?? "")
  }
}

struct PictureDragDelegate: CollectionDragDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content pictures: inout PicturesScene
  ) -> [DragItem] {
    pictures.beginDragging(item).map { pictures.dragItem(for: $0) }
  }

  func itemsForAdding(
    to session: DragSession, at item: ItemID, content pictures: inout PicturesScene
  ) -> [DragItem] {
    guard session.items.count < TileSelection.limit else { return [] }
    pictures.liftedGroups += [pictures.contents(of: item)].compactMap(\.self)
    return [pictures.dragItem(for: item)]
  }

  func dragSessionWillBegin(_ session: DragSession, content pictures: inout PicturesScene) {
    pictures.liftedGroups = session.localObjects.compactMap { pictures.contents(of: $0) }
  }

  func dragSessionDidEnd(
    _ session: DragSession, reason: DragEndReason, content pictures: inout PicturesScene
  ) {
    pictures.liftedGroups = []
    // The other program has the files, and may have taken them away.
    if session.externalOperation == .move, reason == .dropped, !pictures.isReadOnly {
      pictures.removeTiles(session.localObjects)
    }
    pictures.contentChanged()
  }

  func dragSessionAllowsMoveOperation(_ session: DragSession, content: PicturesScene) -> Bool {
    !content.isReadOnly
  }

  func operationsOutside(_ session: DragSession, content: PicturesScene) -> [DropOperation] {
    content.isReadOnly ? [.copy, .link] : [.copy, .move, .link]
  }
}

/// Moves and copies tiles, puts a tile onto another into a group, and adds the files that other programs drop.
struct PictureDropDelegate: CollectionDropDelegate {
  func dropSessionDidEnd(_ session: DropSession, content pictures: inout PicturesScene) {
    pictures.contentChanged()
  }

  func canHandle(_ session: DropSession, content pictures: inout PicturesScene) -> Bool {
    session.hasActiveDrag
      || session.isFromOtherProgram
        && session.items.contains { item in
          [.fileURL, .image].contains { item.itemProvider.hasItem(conformingTo: $0) }
        }
  }

  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?,
    content pictures: inout PicturesScene
  ) -> DropProposal {
    if pictures.isReadOnly { return DropProposal(operation: .forbidden) }
    let copies = session.isFromOtherProgram || session.prefersCopyOrLink
    let goesInto =
      destination?.band == .into
      && destination?.item.map { canInsert(session, into: $0, content: pictures) } ?? false
    return DropProposal(
      operation: copies ? .copy : .move,
      intent: goesInto ? .insertIntoDestination : .insertAtDestination)
  }

  func canInsert(
    _ session: DropSession, into item: ItemID, content pictures: PicturesScene
  ) -> Bool {
    let dragged = session.localObjects
    guard !dragged.contains(item), !dragged.contains(where: pictures.isGroup) else { return false }
    if pictures.isGroup(item) { return true }
    // Within an open group, a tile on a tile would be a group in a group.
    return pictures.model.position(of: item)?.container == PicturesScene.container
      && !session.isFromOtherProgram
  }

  func performDrop(
    with coordinator: inout DropCoordinator, content pictures: inout PicturesScene
  ) {
    guard let destination = coordinator.destination else {
      return coordinator.fail("there is no destination")
    }
    if coordinator.proposal.intent == .insertIntoDestination, let item = destination.item {
      pictures.drop(into: item, with: &coordinator)
    } else {
      pictures.drop(at: destination.place, with: &coordinator)
    }
  }
}

extension PicturesScene {
  fileprivate mutating func drop(
    at place: InsertionPlace, with coordinator: inout DropCoordinator
  ) {
    let isForGroups = coordinator.session.localObjects.contains(where: isGroup)
    let place = isForGroups ? topLevelPlace(nearestTo: place) : place
    guard coordinator.proposal.operation == .copy else {
      for item in coordinator.items { coordinator.drop(item.dragItem, toItemAt: place) }
      model.move(coordinator.session.localObjects, to: place)
      return removeEmptyGroups()
    }
    let count = tiles.count
    dropCopies(at: place, with: &coordinator) { pictures, item in pictures.copy(item) }
    if tiles.count == count { coordinator.fail(Self.noRoom) }
  }

  /// The reason why nothing was inserted.
  private static let noRoom = "there is no room, or nothing that is a picture"

  fileprivate mutating func drop(
    into target: ItemID, with coordinator: inout DropCoordinator
  ) {
    let dragged = coordinator.session.localObjects
    let copies = coordinator.proposal.operation == .copy
    let group: ItemID
    if isGroup(target) {
      group = target
    } else {
      guard let made = makeGroup(of: [target]) else { return coordinator.fail("it is gone") }
      group = made
    }
    guard let end = contents(of: group).map({ model.end(of: $0) }) else { return }
    let isShown = isOpen(group)
    func land(_ item: DragItem, at place: InsertionPlace, _ coordinator: inout DropCoordinator) {
      isShown
        ? coordinator.drop(item, toItemAt: place) : coordinator.drop(item, intoItemAt: group)
    }
    guard copies else {
      for item in coordinator.items { land(item.dragItem, at: end, &coordinator) }
      model.move(dragged, to: end)
      return removeEmptyGroups(except: group)
    }
    var place = end
    for item in coordinator.items {
      guard let copy = copy(item.dragItem), model.insert(copy, at: place) else { continue }
      land(item.dragItem, at: place, &coordinator)
      place = InsertionPlace(place.container, Gap(place.gap.index + 1))
    }
    if place == end { coordinator.fail(Self.noRoom) }
  }

  /// Returns a new tile for a dragged item: of the same file, or of the file that another program drops.
  private mutating func copy(_ item: DragItem) -> ItemID? {
    if let original = item.localObject { return copy(original) }
    return add(item.itemProvider)
  }

  /// Returns a new tile for a file, or for a picture as data; `nil` for anything else.
  mutating func add(_ provider: ItemProvider) -> ItemID? {
    if let path = provider.path { return makeTile(BoardPicture(path: path)) }
    guard let bytes = provider.data(for: .image), !bytes.isEmpty else { return nil }
    let path = UnsavedPicture.path(of: ItemID(rawValue: model.itemNames.count))
    guard let item = makeTile(BoardPicture(path: path)) else { return nil }
    unsaved.append(UnsavedPicture(item: item, bytes: bytes))
    return item
  }
}
