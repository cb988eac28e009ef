internal import DragRecording

/// The stored form of the board: the look of its tiles, and its pictures and groups in order.
///
/// The text is one JSON object. Paths in the document's folder are relative to it, so that the
/// folder can be moved.
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
    /// The pictures of a group; empty for a picture.
    package private(set) var contents: [Entry] = []

    package init(_ picture: BoardPicture, title: String? = nil) {
      (self.picture, self.title) = (picture, title)
    }

    package init(group title: String?, isOpen: Bool, _ contents: [Entry]) {
      (self.title, self.isOpen, self.contents) = (title, isOpen, contents)
    }
  }

  package static let version = 1

  /// The entries of all pictures in board order; groups are replaced with their contents.
  package var pictures: [Entry] { elements.flatMap { $0.picture == nil ? $0.contents : [$0] } }
}

// MARK: - Writing
extension BoardDocument {
  /// Returns the document as text for a file in `folder`, with one line for each element, so that
  /// a diff of two versions is readable.
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

  /// The paths, titles and groups in order, as JSON without file details or the look of tiles.
  package var outline: String {
    JSONValue.object(["board": .array(elements.map { $0.json(in: nil) })]).description
  }
}

extension BoardDocument.Entry {
  /// Returns the JSON for a document in `folder`, or for an outline if `folder` is `nil`.
  fileprivate func json(in folder: String?) -> JSONValue {
    guard let picture else {
      return .object([
        "group": .string(title ?? ""), "open": folder.map { _ in .bool(isOpen) },
        "items": .array(contents.map { $0.json(in: folder) }),
      ])
    }
    var path = picture.path[...]
    // Compares bytes, because a combining mark at the start of a name merges with the slash.
    if let folder, !folder.isEmpty, path.utf8.starts(with: "\(folder)/".utf8) {
      path = Substring(path.utf8.dropFirst(folder.utf8.count + 1))
    }
    return JSONValue.object(["path": .string(String(path)), "title": title.map(JSONValue.string)])
      .adding(folder == nil ? .null : picture.details.json)
  }
}

// MARK: - Reading
extension BoardDocument {
  /// Creates a document from its text; relative paths are resolved against `folder`.
  ///
  /// - Throws: A ``DocumentProblem``.
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
  /// Returns the elements of a document or of a group; a group cannot contain another group.
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
