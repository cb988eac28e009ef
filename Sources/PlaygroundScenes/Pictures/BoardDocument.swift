internal import DragRecording

/// The stored form of the board: its pictures and groups in order, and how they are shown.
///
/// The text is one JSON object. A path below the document's folder is relative to it, so that both
/// can be moved together.
package struct BoardDocument: Hashable, Sendable {
  package var look = PicturesScene.TileLook()
  package var elements: [BoardElement] = []

  package init() {}

  /// A picture, or a group with its pictures.
  package enum BoardElement: Hashable, Sendable {
    case picture(StoredPicture)
    case group(title: String?, isOpen: Bool, [StoredPicture])
  }

  package struct StoredPicture: Hashable, Sendable {
    package var picture: BoardPicture
    package var title: String?

    package init(_ picture: BoardPicture, title: String? = nil) {
      (self.picture, self.title) = (picture, title)
    }
  }

  package static let version = 1

  /// The pictures in the order of the board; a group's pictures are at its place.
  package var tiles: [StoredPicture] {
    elements.flatMap { element in
      switch element {
      case .picture(let tile): [tile]
      case .group(_, _, let tiles): tiles
      }
    }
  }
}

// MARK: - Writing
extension BoardDocument {
  /// Returns the document as text for a file in `folder`, with a line for each picture, so that
  /// versions can be compared.
  package func text(in folder: String) -> String {
    let lines = elements.map { "\n    \($0.json(in: folder))" }
    return "\(head)".dropLast() + ",\"items\":[\(lines.joined(separator: ","))\n]}\n"
  }

  var json: JSONValue {
    head.adding(.object(["items": .array(elements.map { $0.json(in: "") })]))
  }

  private var head: JSONValue {
    .object([
      "board": .integer(Self.version), "layout": .string("\(look.arrangement)"),
      "tile": .integer(look.tileSide), "names": .bool(look.showsNames),
    ])
  }

  /// The order and the groups, without the details of the files.
  package var outline: String {
    JSONValue.object(["board": .array(elements.map { $0.json(in: nil) })]).description
  }
}

extension BoardDocument.BoardElement {
  /// The element for a document in a folder; without one, for an outline.
  fileprivate func json(in folder: String?) -> JSONValue {
    switch self {
    case .picture(let tile): tile.json(in: folder)
    case .group(let title, let isOpen, let tiles):
      .object([
        "group": .string(title ?? ""), "open": folder.map { _ in .bool(isOpen) },
        "items": .array(tiles.map { $0.json(in: folder) }),
      ])
    }
  }
}

extension BoardDocument.StoredPicture {
  fileprivate func json(in folder: String?) -> JSONValue {
    var path = picture.path[...]
    // By bytes: a name can begin with a combining mark, which would join the slash before it.
    if let folder, !folder.isEmpty, path.utf8.starts(with: "\(folder)/".utf8) {
      path = Substring(path.utf8.dropFirst(folder.utf8.count + 1))
    }
    return JSONValue.object(["path": .string(String(path)), "title": title.map(JSONValue.string)])
      .adding(folder == nil ? .null : picture.details.json)
  }
}

// MARK: - Reading
extension BoardDocument {
  /// Reads the text of a document in `folder`.
  ///
  /// - Throws: Why the text is not a document.
  package init(parsing text: String, in folder: String) throws(DocumentProblem) {
    guard let json = try? JSONValue(parsing: text.utf8) else { throw .damaged }
    try self.init(json, in: folder)
  }

  init(_ json: JSONValue, in folder: String) throws(DocumentProblem) {
    guard let version = json["board"]?.integer else { throw .notABoard }
    guard version == Self.version else { throw .otherVersion }
    let layouts = PicturesScene.Arrangement.allCases
    look.arrangement = layouts.first { "\($0)" == json["layout"]?.string } ?? look.arrangement
    if let side = json["tile"]?.integer {
      look.tileSide = Int(side).clamped(to: PicturesScene.tileSides)
    }
    look.showsNames = json["names"]?.bool ?? true
    elements = try Self.read(json) { (json) throws(DocumentProblem) in
      guard let title = json["group"]?.string else { return .picture(try Self.tile(json, folder)) }
      return .group(
        title: title.isEmpty ? nil : title, isOpen: json["open"]?.bool ?? false,
        try Self.read(json) { (json) throws(DocumentProblem) in try Self.tile(json, folder) })
    }
    guard tiles.count <= PicturesScene.storedLimit else { throw .tooManyPictures }
  }

  /// Reads the items of a document or of a group.
  private static func read<Element>(
    _ json: JSONValue, _ element: (JSONValue) throws(DocumentProblem) -> Element
  ) throws(DocumentProblem) -> [Element] {
    guard let items = json["items"]?.array else { throw .damaged }
    return try items.map(element)
  }

  private static func tile(
    _ json: JSONValue, _ folder: String
  ) throws(DocumentProblem) -> StoredPicture {
    guard var picture = BoardPicture(json), !picture.path.isEmpty,
      !picture.path.unicodeScalars.contains("\0")
    else { throw .damaged }
    if !picture.path.hasPrefix("/") { picture.path = "\(folder)/\(picture.path)" }
    return StoredPicture(picture, title: json["title"]?.string)
  }
}

/// The reason why a document cannot be opened.
package enum DocumentProblem: Error, Hashable, Sendable {
  case damaged
  case notABoard
  case otherVersion
  case tooManyPictures
}
