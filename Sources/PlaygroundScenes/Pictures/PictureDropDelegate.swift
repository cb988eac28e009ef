internal import DragKit

/// Moves and copies tiles, groups a tile with another, and adds the files that other programs drop.
///
/// A copy of a tile shows the same file, so a requested link is a copy, too.
struct PictureDropDelegate: CollectionDropDelegate {
  func dropSessionDidEnd(_ session: DropSession, content pictures: inout PicturesScene) {
    pictures.contentChanged()
  }

  func canHandle(_ session: DropSession, content pictures: inout PicturesScene) -> Bool {
    session.hasActiveDrag
      || session.isFromOtherProgram
        && session.items.contains { item in
          [.fileURL, .image, UnsavedPicture.fileContents]
            .contains { item.itemProvider.hasItem(conformingTo: $0) }
        }
  }

  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?,
    content pictures: inout PicturesScene
  ) -> DropProposal {
    if pictures.isReadOnly { return DropProposal(operation: .forbidden) }
    let operation = session.isFromOtherProgram ? .copy : session.preferredOperation ?? .move
    let goesInto =
      destination?.band == .into
      && destination?.item.map { canInsert(session, into: $0, content: pictures) } ?? false
    return DropProposal(
      operation: operation, intent: goesInto ? .insertIntoDestination : .insertAtDestination)
  }

  func canInsert(
    _ session: DropSession, into item: ItemID, content pictures: PicturesScene
  ) -> Bool {
    let dragged = session.localObjects
    guard !dragged.contains(item), !dragged.contains(where: pictures.isGroup) else { return false }
    if pictures.isGroup(item) { return true }
    // Within an open group, this would make a group in a group.
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
    // The engine reports items from other programs that were not inserted.
    if coordinator.session.isFromOtherProgram { pictures.crowdedOut = 0 }
  }
}

extension PicturesScene {
  fileprivate mutating func drop(
    at place: InsertionPlace, with coordinator: inout DropCoordinator
  ) {
    let isForGroups = coordinator.session.localObjects.contains(where: isGroup)
    let place = isForGroups ? topLevelPlace(nearestTo: place) : place
    guard coordinator.proposal.operation.keepsSource else {
      for item in coordinator.items { coordinator.drop(item.dragItem, toItemAt: place) }
      model.move(coordinator.session.localObjects, to: place)
      return removeEmptyGroups()
    }
    let count = tiles.count
    dropCopies(at: place, with: &coordinator) { pictures, item in pictures.copy(item) }
    if tiles.count == count { coordinator.fail(Self.noRoom) }
  }

  /// The reason of a drop that inserts nothing.
  private static let noRoom = "there is no room, or nothing that is a picture"

  fileprivate mutating func drop(
    into target: ItemID, with coordinator: inout DropCoordinator
  ) {
    let dragged = coordinator.session.localObjects
    let copies = coordinator.proposal.operation.keepsSource
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

  /// Returns a new tile for a dragged item: for the same file, or for the file from another
  /// program.
  private mutating func copy(_ item: DragItem) -> ItemID? {
    if let original = item.localObject { return copy(original) }
    return add(item.itemProvider)
  }

  /// Returns a new tile for a file, or for a picture as data; `nil` for anything else.
  mutating func add(_ provider: ItemProvider) -> ItemID? {
    if let path = provider.path { return makeTile(BoardPicture(path: path)) }
    let contents = provider.data(for: UnsavedPicture.fileContents)
    guard let bytes = provider.data(for: .image) ?? contents.flatMap(UnsavedPicture.picture),
      !bytes.isEmpty
    else { return nil }
    let path = UnsavedPicture.path(of: ItemID(rawValue: model.itemCount))
    guard let item = makeTile(BoardPicture(path: path)) else { return nil }
    unsaved.append(UnsavedPicture(item: item, bytes: bytes))
    return item
  }
}
