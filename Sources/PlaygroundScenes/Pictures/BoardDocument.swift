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
    let lines = elements.map { "\n    " + $0.json(in: folder).description }
    return JSONValue.object(head).description.dropLast() + ",\"items\":["
      + lines.joined(separator: ",") + "\n]}\n"
  }

  var json: JSONValue {
    .object(head + [JSONField("items", .array(elements.map { $0.json(in: "") }))])
  }

  private var head: [JSONField] {
    [
      JSONField("board", .integer(Self.version)),
      JSONField("layout", .string("\(look.arrangement)")),
      JSONField("tile", .integer(look.tileSide)), JSONField("names", .bool(look.showsNames)),
    ]
  }

  /// The order and the groups, without the details of the files.
  package var outline: String {
    let items = elements.map { $0.json(in: nil) }
    return JSONValue.object([JSONField("board", .array(items))]).description
  }
}

extension BoardDocument.BoardElement {
  /// The element for a document in a folder; without one, for an outline.
  fileprivate func json(in folder: String?) -> JSONValue {
    switch self {
    case .picture(let tile): return tile.json(in: folder)
    case .group(let title, let isOpen, let tiles):
      let state = folder == nil ? [] : [JSONField("open", .bool(isOpen))]
      let items = JSONField("items", .array(tiles.map { $0.json(in: folder) }))
      return .object([JSONField("group", .string(title ?? ""))] + state + [items])
    }
  }
}

extension BoardDocument.StoredPicture {
  fileprivate func json(in folder: String?) -> JSONValue {
    let name = title.map { [JSONField("title", .string($0))] } ?? []
    guard let folder else { return .object([JSONField("path", .string(picture.path))] + name) }
    let prefix = Array((folder + "/").utf8)
    let isBelow = !folder.isEmpty && picture.path.utf8.starts(with: prefix)
    let path = picture.path.utf8.dropFirst(isBelow ? prefix.count : 0)
    return .object(
      [JSONField("path", .string(String(decoding: path, as: UTF8.self)))] + name
        + PictureReport(picture).detailFields)
  }
}

// MARK: - Reading
extension BoardDocument {
  /// Reads the text of a document in `folder`.
  ///
  /// - Throws: Why the text is not a document.
  package init(parsing text: String, in folder: String) throws(DocumentProblem) {
    let json: JSONValue
    do throws(FileError.Problem) {
      json = try JSONValue(parsing: text.utf8)
    } catch {
      throw .damaged
    }
    try self.init(json, in: folder)
  }

  init(_ json: JSONValue, in folder: String) throws(DocumentProblem) {
    guard let version = json["board"]?.integer else { throw .notABoard }
    guard version == Self.version else { throw .otherVersion }
    guard let items = json["items"]?.array else { throw .damaged }
    if let layout = json["layout"]?.string {
      look.arrangement =
        PicturesScene.Arrangement.allCases.first { "\($0)" == layout } ?? look.arrangement
    }
    if let side = json["tile"]?.integer {
      look.tileSide = Int(side.clamped(to: 0...1000)).clamped(to: PicturesScene.tileSides)
    }
    look.showsNames = json["names"]?.bool ?? true
    for item in items { elements.append(try Self.element(item, folder)) }
    guard tiles.count <= PicturesScene.storedLimit else { throw .tooManyPictures }
  }

  private static func element(
    _ json: JSONValue, _ folder: String
  ) throws(DocumentProblem) -> BoardElement {
    guard let title = json["group"]?.string else { return .picture(try tile(json, folder)) }
    guard let items = json["items"]?.array else { throw .damaged }
    var tiles: [StoredPicture] = []
    for item in items { tiles.append(try tile(item, folder)) }
    return .group(
      title: title.isEmpty ? nil : title, isOpen: json["open"]?.bool ?? false, tiles)
  }

  private static func tile(_ json: JSONValue, _ folder: String) throws(DocumentProblem)
    -> StoredPicture
  {
    guard let path = json["path"]?.string, !path.isEmpty, !path.unicodeScalars.contains("\0") else {
      throw .damaged
    }
    let absolute = path.hasPrefix("/") ? path : folder + "/" + path
    return StoredPicture(
      BoardPicture(path: absolute, PictureReport.details(json)), title: json["title"]?.string)
  }
}

/// The reason why a document cannot be opened.
package enum DocumentProblem: Error, Hashable, Sendable {
  case damaged
  case notABoard
  case otherVersion
  case tooManyPictures
}
