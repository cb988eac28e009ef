internal import DragRecording

/// The stored form of the board: its pictures and groups in order, and how they are shown.
///
/// The text is one JSON object. A path below the document's folder is relative to it, so that both
/// can be moved together.
package struct BoardDocument: Hashable, Sendable {
  package var look = PicturesScene.TileLook()
  package var elements: [Entry] = []

  package init() {}

  /// A picture, or a group with its pictures.
  package struct Entry: Hashable, Sendable {
    /// The picture; `nil` for a group.
    package private(set) var picture: BoardPicture?
    package private(set) var title: String?
    package private(set) var isOpen = false
    /// The pictures of a group.
    package private(set) var contents: [Entry] = []

    package init(_ picture: BoardPicture, title: String? = nil) {
      (self.picture, self.title) = (picture, title)
    }

    package init(group title: String?, isOpen: Bool, _ contents: [Entry]) {
      (self.title, self.isOpen, self.contents) = (title, isOpen, contents)
    }
  }

  package static let version = 1

  /// The pictures in the order of the board; a group's pictures are at its place.
  package var pictures: [Entry] { elements.flatMap { $0.picture == nil ? $0.contents : [$0] } }
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

extension BoardDocument.Entry {
  /// The element for a document in a folder; without one, for an outline.
  fileprivate func json(in folder: String?) -> JSONValue {
    guard let picture else {
      return .object([
        "group": .string(title ?? ""), "open": folder.map { _ in .bool(isOpen) },
        "items": .array(contents.map { $0.json(in: folder) }),
      ])
    }
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
    elements = try Entry.contents(of: json, in: folder)
    guard pictures.count <= PicturesScene.storedLimit else { throw .tooManyPictures }
  }
}

extension BoardDocument.Entry {
  /// Reads the elements of a document, or of a group in it.
  fileprivate static func contents(
    of json: JSONValue, in folder: String, isGroup: Bool = false
  ) throws(DocumentProblem) -> [Self] {
    guard let items = json["items"]?.array else { throw .damaged }
    return try items.map { (json) throws(DocumentProblem) in
      if let title = json["group"]?.string, !isGroup {
        let contents = try contents(of: json, in: folder, isGroup: true)
        return Self(
          group: title.isEmpty ? nil : title, isOpen: json["open"]?.bool ?? false, contents)
      }
      guard var picture = BoardPicture(json), !picture.path.isEmpty,
        !picture.path.unicodeScalars.contains("\0")
      else { throw .damaged }
      if !picture.path.hasPrefix("/") { picture.path = "\(folder)/\(picture.path)" }
      return Self(picture, title: json["title"]?.string)
    }
  }
}

/// The reason why a document cannot be opened.
package enum DocumentProblem: Error, Hashable, Sendable {
  case damaged
  case notABoard
  case otherVersion
  case tooManyPictures
}
