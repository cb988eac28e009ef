internal import DragCoding
internal import DragKit

// MARK: - The document
extension PicturesScene {
  /// The ``documentID`` of a page from a recording; those of the program's boards are greater.
  private static let recordedDocumentID = 1

  /// Shows the document of a message, if any, and sets ``state`` to the state in the message.
  ///
  /// A message with a document is ignored during a drag; the program sends it again.
  mutating func acceptBoard(_ json: JSONValue) {
    guard let state = json["state"]?.integer.flatMap({ DocumentState(rawValue: Int($0)) }) else {
      return
    }
    let id = json["id"]?.integer.map { Int($0) } ?? 1
    if let contents = json["document"] {
      guard let document = try? BoardDocument(contents, in: ""), !model.isInTransaction else {
        return
      }
      show(document)
      documentID = id
    }
    // Ignores a message about the program's board on a page from a recording.
    guard id == documentID else { return }
    (self.state, reason) = (state, json["reason"]?.string)
  }

  /// Marks the page as a recorded state, so that the program does not store it.
  ///
  /// The recorded ``documentID`` is replaced, because it can be that of the program's own board.
  mutating func leaveFiles() {
    guard documentID != 0 else { return }
    (documentID, state, reason) = (Self.recordedDocumentID, .recorded, nil)
  }

  /// Replaces the content of the page; discards all undo steps.
  private mutating func show(_ document: BoardDocument) {
    var scene = PicturesScene()
    scene.bounds = bounds
    scene.look = document.look
    scene.fill(with: document)
    self = scene
  }

  private mutating func fill(with document: BoardDocument) {
    // Change a copy of the model, because each change of the property lays out the page.
    var model = model
    func add(_ elements: [BoardDocument.Entry], to container: ContainerID) {
      for element in elements where element.picture == nil || tiles.count < Self.mostTiles {
        let item = model.registerItem(named: append(element.picture))
        model.insert(item, at: model.end(of: container))
        model.setTitle(element.title, of: item)
        guard element.picture == nil else { continue }
        let group = ContainerID(model.name(of: item))
        model.insertContainer(group)
        add(element.contents, to: group)
        if element.isOpen { openGroups.append(group) }
      }
    }
    model.begin()
    add(document.elements, to: Self.container)
    model.commit()
    model.forgetSteps()
    self.model = model
  }

  /// The document to store; pictures without a file are left out.
  package var storedDocument: BoardDocument {
    var document = BoardDocument()
    document.look = look
    document.elements = (model[Self.container]?.items ?? []).compactMap(stored)
    return document
  }

  private func stored(_ item: ItemID) -> BoardDocument.Entry? {
    let title = model.title(of: item)
    guard let picture = picture(of: item) else {
      return BoardDocument.Entry(
        group: title, isOpen: contents(of: item).map(openGroups.contains) ?? false,
        items(in: item).compactMap(stored))
    }
    // Leaves out a picture without a file, because it could not be loaded again.
    return picture.path.hasPrefix("/") ? BoardDocument.Entry(picture, title: title) : nil
  }

  var document: String? { storedDocument.outline }

  /// A hash that detects changes of ``storedDocument`` at a lower cost; `nil` during a gesture.
  package var documentHash: UInt64? {
    guard !model.isInTransaction else { return nil }
    var writer = CanonicalWriter.hashing
    writer.write(model.orderHash, model.titlesHash, look, openGroups, detailsVersion)
    return writer.stableHash
  }
}

// MARK: - The program's reports about files
extension PicturesScene {
  package mutating func accept(_ reports: [PictureReport]) {
    let order = model.orderHash
    // Collect the tiles before a report changes a path. Compare bytes, because two paths that are
    // equal as strings can differ in how accents are composed.
    let paths = Set(reports.map(\.path))
    let reported = allTiles.filter { paths.contains(picture(of: $0)?.path ?? "") }
    let tilesByPath = Dictionary(grouping: reported) { picture(of: $0).map { Array($0.path.utf8) } }
    var (trashed, hasChanged): ([ItemID], Bool) = ([], false)
    for report in reports {
      for item in tilesByPath[Array(report.path.utf8)] ?? [] {
        guard var picture = picture(of: item) else { continue }
        switch report.finding {
        case .details(let details): picture.details = details
        case .moved(let path):
          picture.path = path
          unsaved.removeAll { $0.item == item }
        case .trashed: if model.position(of: item) != nil { trashed.append(item) }
        case .notTrashed: break
        case .folder([]): picture.details = .problem(.emptyFolder)
        case .folder(let pictures):
          if !listings.contains(where: { $0.item == item }) {
            listings.append(FolderListing(item: item, pictures: pictures))
          }
        }
        hasChanged = setPicture(picture, of: item) || hasChanged
      }
    }
    let untrashed = reports.filter { $0.finding == .notTrashed }
    if !untrashed.isEmpty {
      notices.untrashed = untrashed.map { BoardPicture(path: $0.path).fileName }
    }
    useListings()
    if !trashed.isEmpty { removeTiles(trashed) }
    guard hasChanged || order != model.orderHash else { return }
    detailsVersion += 1
    layOut()
  }

  /// Appends the found pictures unless the board is read-only; shows the search's problem, if any.
  mutating func acceptFound(_ message: Message) {
    let found = PictureRequest.paths(in: message).map { BoardPicture(path: $0) }
    notices.searchProblem =
      message.text.flatMap(PictureSearchProblem.init) ?? (found.isEmpty ? .noPictures : nil)
    guard !isReadOnly, !found.isEmpty else { return }
    listings.append(FolderListing(item: Self.view, pictures: found))
    useListings()
  }

  /// Inserts the pictures of pending listings; the pictures of a folder replace the folder's tile,
  /// as a part of the undo step that inserted the tile.
  ///
  /// Listings stay pending during a drag, and while the tile of their folder is removed.
  mutating func useListings() {
    guard !model.isInTransaction else { return }
    for listing in listings {
      if listing.item == Self.view {
        model.begin()
        insert(listing.pictures, at: model.end(of: Self.container))
      } else if let position = model.position(of: listing.item) {
        model.beginAmending(insertionOf: listing.item)
        replaceFolder(listing.item, at: position, with: listing.pictures)
      } else {
        continue
      }
      listings.removeAll { $0.item == listing.item }
      model.commit()
    }
  }

  /// Replaces a folder's tile: in a group, with its pictures; otherwise, with a group of that name.
  private mutating func replaceFolder(
    _ folder: ItemID, at position: Position, with pictures: [BoardPicture]
  ) {
    var place = InsertionPlace(position.container, .after(position.offset))
    if position.container == Self.container {
      let group = makeGroup(at: place, titled: picture(of: folder)?.fileName)
      place = InsertionPlace(group.container, .start)
    }
    insert(pictures, at: place)
    model.remove(folder)
  }

  private mutating func insert(_ pictures: [BoardPicture], at place: InsertionPlace) {
    var place = place
    for picture in pictures {
      // If there is no room, `makeTile` counts each picture that is left out.
      guard let tile = makeTile(picture) else { continue }
      model.insert(tile, at: place)
      place.gap.index += 1
    }
  }
}

/// The pictures of a folder or a search, until they can be inserted.
struct FolderListing: Hashable, Sendable {
  /// The folder's tile, to be replaced with the pictures; for a search, ``PicturesScene/view``, and
  /// the pictures are appended to the board.
  let item: ItemID
  let pictures: [BoardPicture]
}

extension FolderListing: FieldCoded {
  static let fields = Fields(FolderListing.init) { ($0.item, $0.pictures) }
}
