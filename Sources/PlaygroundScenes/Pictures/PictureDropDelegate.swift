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
    let goesInto = coordinator.proposal.intent == .insertIntoDestination
    if goesInto, let item = destination.item {
      let group = pictures.isGroup(item) ? item : pictures.makeGroup(of: [item])
      if let group, let container = pictures.contents(of: group) {
        pictures.drop(at: pictures.model.end(of: container), in: group, with: &coordinator)
      } else {
        coordinator.fail("it is gone")
      }
    } else {
      let areGroups = coordinator.session.localObjects.contains(where: pictures.isGroup)
      let place = destination.place
      pictures.drop(
        at: areGroups ? pictures.topLevelPlace(nearestTo: place) : place, with: &coordinator)
    }
    // The engine reports items from other programs that were not inserted.
    if coordinator.session.isFromOtherProgram { pictures.crowdedOut = 0 }
  }
}

extension PicturesScene {
  /// Moves or copies the dragged items to a place, or to the end of a group; on a folded group,
  /// they land on its pile.
  fileprivate mutating func drop(
    at start: InsertionPlace, in group: ItemID? = nil, with coordinator: inout DropCoordinator
  ) {
    let copies = coordinator.proposal.operation.keepsSource
    let pile = group.flatMap { isOpen($0) ? nil : $0 }
    var place = start
    for item in coordinator.items.map(\.dragItem) {
      if copies {
        guard let copy = copy(item), model.insert(copy, at: place) else { continue }
      }
      if let pile {
        coordinator.drop(item, intoItemAt: pile)
      } else {
        coordinator.drop(item, toItemAt: place)
      }
      if copies { place.gap.index += 1 }
    }
    if copies {
      if place == start { coordinator.fail("there is no room, or nothing that is a picture") }
    } else {
      model.move(coordinator.session.localObjects, to: start)
      removeEmptyGroups(except: group)
    }
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
