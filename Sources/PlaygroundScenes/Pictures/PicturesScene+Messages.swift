package import DragKit
internal import DragRecording

/// A message of the program about the document: its contents, or whether it was saved.
package struct DocumentMessage: Hashable, Sendable {
  package let state: PicturesScene.DocumentState
  /// The document to show; `nil` leaves the content alone.
  package let document: BoardDocument?
  /// The number of the program's board.
  package let id: Int
  /// The reason for a state in which the board is not stored; `nil` is the usual one.
  package let reason: String?

  package static let name = "pictures-document"

  package init(
    _ state: PicturesScene.DocumentState, _ document: BoardDocument? = nil, id: Int = 1,
    reason: String? = nil
  ) {
    (self.state, self.document, self.id, self.reason) = (state, document, id, reason)
  }

  package var message: Message {
    var fields = [JSONField("state", .integer(state.rawValue)), JSONField("id", .integer(id))]
    if let reason { fields.append(JSONField("reason", .string(reason))) }
    if let document { fields.append(JSONField("document", document.json)) }
    return Message(Self.name, text: JSONValue.object(fields).description)
  }

  /// Reads a message; `nil` if it is none, or its document is damaged.
  init?(_ message: Message) {
    guard let json = try? JSONValue(parsing: message.bytes),
      let number = json["state"]?.integer.flatMap({ Int(exactly: $0) }),
      let state = PicturesScene.DocumentState(rawValue: number)
    else { return nil }
    self.state = state
    id = json["id"]?.integer.flatMap { Int(exactly: $0) } ?? 1
    reason = json["reason"]?.string
    guard let contents = json["document"] else {
      document = nil
      return
    }
    guard let document = try? BoardDocument(contents, in: "") else { return nil }
    self.document = document
  }
}

extension PicturesScene {
  /// Shows a document, or notes that it was or was not stored.
  ///
  /// A document that arrives during a drag is ignored; the program sends it again.
  mutating func accept(_ message: DocumentMessage?) {
    guard let message, message.document == nil || !model.isInTransaction else { return }
    // The news about the board of the program do not concern a page that a recording has left.
    guard message.document != nil || message.id == documentID else { return }
    if let document = message.document {
      show(document)
      documentID = message.id
    }
    (state, reason) = (message.state, message.reason)
  }

  /// Separates the page from the program's board, of which it shows a recorded state.
  ///
  /// The number alone does not separate them: the recording can be one of the same program.
  mutating func leaveDocument() {
    guard documentID != 0 else { return }
    (documentID, state, reason) = (Self.recordedDocumentID, .recorded, nil)
  }

  /// Replaces the content of the page; there is nothing to undo then.
  private mutating func show(_ document: BoardDocument) {
    var scene = PicturesScene()
    scene.bounds = bounds
    scene.look = TileLook(
      arrangement: document.arrangement, tileSide: document.tileSide,
      showsNames: document.showsNames)
    scene.fill(with: document)
    self = scene
  }

  private mutating func fill(with document: BoardDocument) {
    var (topLevel, titles): ([ItemID], [(ItemID, String)]) = ([], [])
    var groups: [(ContainerID, [ItemID])] = []
    // In one model that replaces the old one, since each change of that lays out the page.
    var model = model
    func addTile(_ tile: BoardDocument.StoredPicture) -> ItemID? {
      guard tiles.count < Self.mostTiles else { return nil }
      let item = model.registerItem(named: append(.picture(tile.picture)))
      if let title = tile.title { titles.append((item, title)) }
      return item
    }
    for element in document.elements {
      switch element {
      case .picture(let tile): topLevel += [addTile(tile)].compactMap(\.self)
      case .group(let title, let isOpen, let contents):
        let group = model.registerItem(named: append(.group))
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
    self.model = model
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

  private func storedTile(_ item: ItemID) -> BoardDocument.StoredPicture? {
    // What is not in a file yet cannot be found again.
    guard let picture = picture(of: item), picture.path.hasPrefix("/") else { return nil }
    return BoardDocument.StoredPicture(picture, title: model.title(of: item))
  }

  /// The paths that tiles on the board have, of some paths as bytes.
  package func pathsOnBoard(among paths: Set<[UInt8]>) -> Set<[UInt8]> {
    var found: Set<[UInt8]> = []
    for (number, tile) in tiles.enumerated() {
      guard case .picture(let picture) = tile,
        model.position(of: ItemID(rawValue: number)) != nil
      else { continue }
      let path = Array(picture.path.utf8)
      if paths.contains(path) { found.insert(path) }
    }
    return found
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

extension Model {
  fileprivate mutating func append(_ items: [ItemID], to container: ContainerID) {
    for (offset, item) in items.enumerated() {
      insert(item, at: InsertionPlace(container, Gap(offset)))
    }
  }
}
