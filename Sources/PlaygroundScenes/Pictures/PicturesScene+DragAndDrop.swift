package import DragKit

/// The drag delegate of the board; it also provides the files of tiles to other programs.
struct PictureDragDelegate: CollectionDragDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content pictures: inout PicturesScene
  ) -> [DragItem] {
    pictures.itemsDragged(with: item).map(pictures.dragItem)
  }

  func itemsForAdding(
    to session: DragSession, at item: ItemID, content pictures: inout PicturesScene
  ) -> [DragItem] {
    guard session.items.count < TileSelection.limit,
      // A group comes with its pictures, so none of these may be dragged already.
      Set(session.localObjects).isDisjoint(with: pictures.items(in: item))
    else { return [] }
    pictures.liftedGroups += [pictures.contents(of: item)].compactMap(\.self)
    return [pictures.dragItem(for: item)]
  }

  func dragSessionWillBegin(_ session: DragSession, content pictures: inout PicturesScene) {
    pictures.liftedGroups = session.localObjects.compactMap(pictures.contents)
  }

  func dragSessionDidEnd(
    _ session: DragSession, reason: DragEndReason, content pictures: inout PicturesScene
  ) {
    pictures.liftedGroups = []
    // Removes the tiles, because the other program has moved their files.
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

  /// Returns the files of the dragged tiles; for a group, those of its pictures.
  func itemProvidersOutside(_ session: DragSession, content: PicturesScene) -> [ItemProvider] {
    content.payloads(of: session.localObjects)
  }
}

extension PicturesScene {
  /// Returns the items to drag: the selection, or the lifted item alone if it is not selected.
  ///
  /// Pictures in a selected group are left out, because they come with it. The group that contains
  /// the lifted item is not dragged.
  fileprivate func itemsDragged(with item: ItemID) -> [ItemID] {
    guard selection.contains(item) else { return [item] }
    let own = group(containing: item)
    let selected = selectedItems.filter { $0 != own }
    let groups = Set(selected.filter(isGroup))
    return selected.filter { other in
      group(containing: other).map { !groups.contains($0) } ?? true
    }
  }

  /// Returns a drag item with the file of a picture, or with the title of a group.
  fileprivate func dragItem(for item: ItemID) -> DragItem {
    let file = picture(of: item).map { ItemProvider(path: $0.path) }
    return DragItem(
      itemProvider: file ?? ItemProvider(text: title(of: item, .english) ?? ""), localObject: item)
  }
}

/// The drop delegate of the board: moves, copies, groups, and files from other programs.
///
/// A copied tile shows the same file as its original, so a link is performed as a copy.
struct PictureDropDelegate: PageDropDelegate {
  func dropSessionDidEnd(_ session: DropSession, content pictures: inout PicturesScene) {
    pictures.contentChanged()
  }

  func canHandle(_ session: DropSession, content pictures: inout PicturesScene) -> Bool {
    session.hasActiveDrag
      || session.isFromOtherProgram
        && session.hasItemsConforming(to: [.fileURL, .image, UnsavedPicture.fileContents])
  }

  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?,
    content pictures: inout PicturesScene
  ) -> DropProposal {
    if pictures.isReadOnly { return DropProposal(operation: .forbidden) }
    let operation = session.isFromOtherProgram ? .copy : session.preferredOperation ?? .move
    let item = destination?.band == .into ? destination?.item : nil
    let goesInto = item.map { canInsert(session, into: $0, content: pictures) } ?? false
    return DropProposal(
      operation: operation, intent: goesInto ? .insertIntoDestination : .insertAtDestination)
  }

  func canInsert(
    _ session: DropSession, into item: ItemID, content pictures: PicturesScene
  ) -> Bool {
    let dragged = session.localObjects
    guard !dragged.contains(item), !dragged.contains(where: pictures.isGroup) else { return false }
    if pictures.isGroup(item) { return true }
    // Groups do not nest, so a tile in a group cannot become a group.
    return pictures.model.position(of: item)?.container == PicturesScene.container
      && !session.isFromOtherProgram
  }

  func performDrop(
    with coordinator: inout DropCoordinator, content pictures: inout PicturesScene
  ) {
    guard let destination = coordinator.destination else {
      return coordinator.fail("there is no destination")
    }
    var (place, group) = (destination.place, ItemID?.none)
    if coordinator.proposal.intent == .insertIntoDestination, let item = destination.item {
      group = pictures.isGroup(item) ? item : pictures.makeGroup(of: [item])
      guard let container = group.flatMap(pictures.contents) else {
        return coordinator.fail("it is gone")
      }
      place = pictures.model.end(of: container)
    } else if coordinator.session.localObjects.contains(where: pictures.isGroup) {
      place = pictures.topLevelPlace(nearestTo: place)
    }
    let pile = group.flatMap { pictures.isOpen($0) ? nil : $0 }
    if drop(at: place, onto: pile, with: &coordinator, content: &pictures) {
      pictures.removeEmptyGroups(except: group)
    } else {
      coordinator.fail("there is no room, or nothing that is a picture")
    }
    // Shows no notice, because the engine reports the external items that were not inserted.
    if coordinator.session.isFromOtherProgram { pictures.notices.crowdedOut = 0 }
  }

  /// Returns a copy of a dragged tile, or a new tile for data from another program, if possible.
  func copy(_ item: DragItem, content pictures: inout PicturesScene) -> ItemID? {
    guard let original = item.localObject else { return pictures.add(item.itemProvider) }
    return pictures.copy(original)
  }
}

extension PicturesScene {
  /// Returns a new tile for a file or picture data; `nil` for other data, or if there is no room.
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

/// A picture that was dropped or pasted as data, for example from a browser, and has no file yet.
package struct UnsavedPicture: Hashable, Sendable {
  package let item: ItemID
  package let bytes: [UInt8]

  /// The placeholder path of the picture until it has a file; paths of files are absolute.
  package var path: String { Self.path(of: item) }

  fileprivate static func path(of item: ItemID) -> String { "unsaved/\(item.rawValue)" }

  /// The type of arbitrary file contents; Chromium offers it for a picture on a web page.
  static let fileContents = ContentType(rawValue: "application/octet-stream")

  /// Returns `contents` if they begin with the signature of a picture format; otherwise `nil`.
  fileprivate static func picture(in contents: [UInt8]) -> [UInt8]? {
    let starts: [[UInt8]] = [
      [0x89, 0x50, 0x4e, 0x47], [0xff, 0xd8, 0xff], Array("GIF8".utf8), Array("RIFF".utf8),
      Array("BM".utf8), [0x49, 0x49, 0x2a, 0], [0x4d, 0x4d, 0, 0x2a], Array("<svg".utf8),
      Array("<?xml".utf8),
    ]
    return starts.contains { contents.starts(with: $0) } ? contents : nil
  }
}

extension UnsavedPicture: FieldCoded {
  package static let fields = Fields(UnsavedPicture.init) { ($0.item, $0.bytes) }
}
