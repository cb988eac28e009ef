package import DragKit
internal import DragRecording

/// The program's message about the document: its contents, or whether it was saved.
package struct DocumentMessage: Hashable, Sendable {
  package let state: PicturesScene.DocumentState
  /// The document to show; `nil` keeps the content.
  package let document: BoardDocument?
  /// The number of the program's board.
  package let id: Int
  /// Why the board is not stored; `nil` if the state's standard message says it.
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

  /// Reads a message; `nil` for any other message, or a damaged document.
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
  /// Shows a document, or accepts that it was or was not stored.
  ///
  /// A document that arrives during a drag is ignored; the program sends it again.
  mutating func accept(_ message: DocumentMessage?) {
    guard let message, message.document == nil || !model.isInTransaction else { return }
    // News about the program's board does not concern a page from a recording.
    guard message.document != nil || message.id == documentID else { return }
    if let document = message.document {
      show(document)
      documentID = message.id
    }
    (state, reason) = (message.state, message.reason)
  }

  /// Separates the page, which shows a recorded state, from the program's board.
  ///
  /// The number alone is not enough: the recording can be this program's own.
  mutating func leaveDocument() {
    guard documentID != 0 else { return }
    (documentID, state, reason) = (Self.recordedDocumentID, .recorded, nil)
  }

  /// Replaces the content of the page; the undo steps go.
  private mutating func show(_ document: BoardDocument) {
    var scene = PicturesScene()
    scene.bounds = bounds
    scene.look = document.look
    scene.fill(with: document)
    self = scene
  }

  private mutating func fill(with document: BoardDocument) {
    // In a new model that replaces the old one, because each change of the property lays out the
    // page.
    var model = model
    @discardableResult
    func add(_ picture: BoardPicture?, _ title: String?, to container: ContainerID) -> ItemID {
      let item = model.registerItem(named: append(picture))
      model.insert(item, at: model.end(of: container))
      if let title { model.setTitle(title, of: item) }
      return item
    }
    func add(_ tile: BoardDocument.StoredPicture, to container: ContainerID) {
      if tiles.count < Self.mostTiles { add(tile.picture, tile.title, to: container) }
    }
    model.begin()
    for element in document.elements {
      switch element {
      case .picture(let tile): add(tile, to: Self.container)
      case .group(let title, let isOpen, let contents):
        let group = add(nil, title, to: Self.container)
        let container = ContainerID(model.name(of: group))
        model.insertContainer(container)
        for tile in contents { add(tile, to: container) }
        if isOpen { openGroups.append(container) }
      }
    }
    model.commit()
    model.forgetSteps()
    self.model = model
  }

  /// The document in its stored form.
  package var storedDocument: BoardDocument {
    var document = BoardDocument()
    document.look = look
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
    // A picture without a file cannot be found again.
    guard let picture = picture(of: item), picture.path.hasPrefix("/") else { return nil }
    return BoardDocument.StoredPicture(picture, title: model.title(of: item))
  }

  /// The given paths that tiles on the board have, as bytes.
  package func pathsOnBoard(among paths: Set<[UInt8]>) -> Set<[UInt8]> {
    let shown = tiles.enumerated().filter { number, picture in
      picture != nil && model.position(of: ItemID(rawValue: number)) != nil
    }
    return paths.intersection(shown.compactMap { $1.map { Array($0.path.utf8) } })
  }

  /// A hash that changes with ``storedDocument``, and is computed faster; `nil` during a gesture.
  package var documentHash: UInt64? {
    guard !model.isInTransaction else { return nil }
    var writer = CanonicalWriter.hashing
    writer.write(model.orderHash, model.titlesHash, look, openGroups, detailsVersion)
    return writer.stableHash
  }
}
