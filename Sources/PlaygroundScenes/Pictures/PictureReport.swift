package import DragKit
internal import DragRecording

/// The program's report about a file.
package struct PictureReport: Hashable, Sendable {
  package let path: String
  package let finding: Finding

  package enum Finding: Hashable, Sendable {
    case details(PictureDetails)
    /// The path is a folder, with these files.
    case folder([BoardPicture])
    /// The file is at another path now.
    case moved(String)
    /// The file is in the desktop's trash.
    case trashed
    /// The file could not be moved to the trash.
    case notTrashed
  }

  package init(path: String, _ finding: Finding) { (self.path, self.finding) = (path, finding) }

  init(_ picture: BoardPicture) { self.init(path: picture.path, .details(picture.details)) }
}

extension PictureReport {
  /// The name of the message with reports, which the program sends to the page.
  package static let messageName = "picture-reports"

  package static func message(_ reports: [PictureReport]) -> Message {
    Message(messageName, text: JSONValue.array(reports.map(\.json)).description)
  }

  static func all(in message: Message) -> [PictureReport] {
    (try? JSONValue(parsing: message.bytes))?.array?.compactMap(PictureReport.init) ?? []
  }

  private init?(_ json: JSONValue) {
    guard let path = json["path"]?.string else { return nil }
    self.path = path
    if let files = json["folder"]?.array {
      finding = .folder(
        files.compactMap { file in
          file["path"]?.string.map { BoardPicture(path: $0, Self.details(file)) }
        })
    } else if let moved = json["moved"]?.string {
      finding = .moved(moved)
    } else if let isTrashed = json["trashed"]?.bool {
      finding = isTrashed ? .trashed : .notTrashed
    } else {
      finding = .details(Self.details(json))
    }
  }

  private var json: JSONValue {
    let path = JSONField("path", .string(path))
    switch finding {
    case .details: return .object([path] + detailFields)
    case .moved(let other): return .object([path, JSONField("moved", .string(other))])
    case .trashed, .notTrashed:
      return .object([path, JSONField("trashed", .bool(finding == .trashed))])
    case .folder(let pictures):
      let files = pictures.map { PictureReport($0).json }
      return .object([path, JSONField("folder", .array(files))])
    }
  }

  var detailFields: [JSONField] {
    guard case .details(let details) = finding else { return [] }
    switch details {
    case .unknown: return []
    case .problem(let problem): return [JSONField("problem", .string(problem.rawValue))]
    case .readable(let width, let height, let bytes, let modified):
      return [
        JSONField("size", .integers([width, height])), JSONField("bytes", .integer(bytes)),
        JSONField("modified", .integer(modified)),
      ]
    }
  }

  static func details(_ json: JSONValue) -> PictureDetails {
    if let problem = json["problem"]?.string {
      return .problem(PictureProblem(rawValue: problem) ?? .damaged)
    }
    let size = json["size"]?.array?.compactMap(\.integer) ?? []
    guard size.count == 2, size.allSatisfy({ (1...1 << 20).contains($0) }) else { return .unknown }
    return .readable(
      width: Int(size[0]), height: Int(size[1]),
      bytes: Int(clamping: max(json["bytes"]?.integer ?? 0, 0)),
      modified: Int(clamping: json["modified"]?.integer ?? 0))
  }
}

/// The requests of the page to change files, as messages.
package enum PictureRequest {
  /// The name of the message with the files to move to the desktop's trash.
  package static let trash = "trash-pictures"

  /// The name of the message with the name of the button that was pressed on an empty board.
  package static let source = "choose-pictures"
  /// The name of the message with the pictures that were found then.
  package static let found = "pictures-found"

  package static func found(_ paths: [String]) -> Message {
    Message(found, text: JSONValue.strings(paths).description)
  }

  package static func found(_ problem: PictureSearchProblem) -> Message {
    Message(found, text: problem.rawValue)
  }

  static func trash(_ paths: [String]) -> Request {
    .send(Message(trash, text: JSONValue.strings(paths).description))
  }

  package static func paths(in message: Message) -> [String] {
    (try? JSONValue(parsing: message.bytes))?.array?.compactMap(\.string) ?? []
  }
}
