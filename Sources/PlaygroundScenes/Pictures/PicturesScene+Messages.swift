package import DragKit

/// A message of the program about the document: its contents, or whether it was saved.
package struct DocumentMessage: Hashable, Sendable {
  package let state: PicturesScene.DocumentState
  /// The document to show; `nil` leaves the content alone.
  package let document: BoardDocument?

  package static let name = "pictures-document"

  package init(_ state: PicturesScene.DocumentState, _ document: BoardDocument? = nil) {
    (self.state, self.document) = (state, document)
  }

  package var message: Message {
    let contents = document.map { [JSONField("document", $0.json)] } ?? []
    return Message(
      Self.name,
      text: JSONValue.object([JSONField("state", .integer(state.rawValue))] + contents).description)
  }

  init?(_ message: Message) {
    guard let json = try? JSONValue(parsing: message.bytes),
      let number = json["state"]?.integer.flatMap({ Int(exactly: $0) }),
      let state = PicturesScene.DocumentState(rawValue: number)
    else { return nil }
    self.state = state
    document = json["document"].flatMap { try? BoardDocument($0, in: "") }
  }
}

extension PicturesScene {
  mutating func accept(_ message: DocumentMessage?) {
    guard let message else { return }
    state = message.state
    if let document = message.document, !model.isInTransaction { show(document) }
  }

  /// Replaces the content of the page; there is nothing to undo then.
  mutating func show(_ document: BoardDocument) {
    var scene = PicturesScene()
    scene.bounds = bounds
    (scene.arrangement, scene.tileSide) = (document.arrangement, document.tileSide)
    (scene.showsNames, scene.state) = (document.showsNames, state)
    scene.fill(with: document)
    self = scene
  }

  private mutating func fill(with document: BoardDocument) {
    var (topLevel, titles): ([ItemID], [(ItemID, String)]) = ([], [])
    var groups: [(ContainerID, [ItemID])] = []
    func addTile(_ tile: BoardDocument.Tile) -> ItemID? {
      guard let item = makeTile(tile.picture) else { return nil }
      if let title = tile.title { titles.append((item, title)) }
      return item
    }
    for element in document.elements {
      switch element {
      case .picture(let tile): topLevel += [addTile(tile)].compactMap(\.self)
      case .group(let title, let isOpen, let contents):
        let group = makeGroup()
        let container = ContainerID(model.name(of: group))
        topLevel.append(group)
        groups.append((container, contents.compactMap { addTile($0) }))
        if let title { titles.append((group, title)) }
        if isOpen { openGroups.append(container) }
      }
    }
    model.transaction { model in
      model.append(topLevel, to: Self.container)
      for (container, items) in groups {
        model.insertContainer(container)
        model.append(items, to: container)
      }
      for (item, title) in titles { model.setTitle(title, of: item) }
    }
    model.forgetSteps()
  }

  /// The document as it would be stored now.
  package var storedDocument: BoardDocument {
    var document = BoardDocument()
    (document.arrangement, document.tileSide) = (arrangement, tileSide)
    document.showsNames = showsNames
    for item in model[Self.container]?.items ?? [] {
      if let container = contents(of: item) {
        document.elements.append(
          .group(
            title: model.title(of: item), isOpen: openGroups.contains(container),
            items(in: item).compactMap(storedTile)))
      } else if let tile = storedTile(item) {
        document.elements.append(.picture(tile))
      }
    }
    return document
  }

  var document: String? { storedDocument.outline }

  private func storedTile(_ item: ItemID) -> BoardDocument.Tile? {
    // What is not in a file yet cannot be found again.
    guard let picture = picture(of: item), picture.path.hasPrefix("/") else { return nil }
    return BoardDocument.Tile(picture, title: model.title(of: item))
  }

  /// A hash of what ``storedDocument`` depends on, which is computed faster; `nil` during a gesture.
  package var documentHash: UInt64? {
    guard !model.isInTransaction else { return nil }
    var writer = CanonicalWriter.hashing
    writer.write(model.orderHash, model.titlesHash, arrangement, tileSide, showsNames, openGroups)
    writer.write(detailsVersion)
    return writer.stableHash
  }
}

// What the program has found out about files.
extension PicturesScene {
  mutating func accept(_ reports: [PictureReport]) {
    var items: [String: [ItemID]] = [:]
    for (number, tile) in tiles.enumerated() {
      guard case .picture(let picture) = tile else { continue }
      items[picture.path, default: []].append(ItemID(rawValue: number))
    }
    let before = (tiles, model.orderHash)
    var trashed: [ItemID] = []
    for report in reports {
      for item in items[report.path] ?? [] { accept(report.finding, for: item, &trashed) }
    }
    remove(trashed)
    guard before != (tiles, model.orderHash) else { return }
    detailsVersion += 1
    layOut()
  }

  private mutating func accept(
    _ finding: PictureReport.Finding, for item: ItemID, _ removed: inout [ItemID]
  ) {
    switch finding {
    case .details(let details): setDetails(details, of: item)
    case .moved(let path):
      setPath(path, of: item)
      unsaved.removeAll { $0.item == item }
    case .trashed: if model.position(of: item) != nil { removed.append(item) }
    case .folder(let pictures) where pictures.isEmpty: setDetails(.problem(.emptyFolder), of: item)
    case .folder(let pictures):
      setDetails(.problem(.notAPicture), of: item)
      guard let position = model.position(of: item) else { return }
      let isDragging = model.isInTransaction
      isDragging ? model.begin() : model.beginAmending()
      replaceFolder(item, at: position, with: pictures)
      model.commit()
    }
  }

  /// A folder becomes a group with its name; within a group, its pictures take its place.
  private mutating func replaceFolder(
    _ folder: ItemID, at position: Position, with pictures: [BoardPicture]
  ) {
    var place = InsertionPlace(position.container, .after(position.offset))
    if position.container == Self.container {
      let group = makeGroup()
      let container = ContainerID(model.name(of: group))
      model.insert(group, at: place)
      model.setTitle(picture(of: folder)?.fileName, of: group)
      model.insertContainer(container)
      place = InsertionPlace(container, .start)
    }
    let items = pictures.compactMap { makeTile($0) }
    model.append(items, to: place.container, at: place.gap.index)
    model.remove(folder)
  }
}

extension Model {
  fileprivate mutating func append(
    _ items: [ItemID], to container: ContainerID, at first: Int = 0
  ) {
    for (offset, item) in items.enumerated() {
      insert(item, at: InsertionPlace(container, Gap(first + offset)))
    }
  }
}
