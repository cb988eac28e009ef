package import DragCoding
package import DragKit
internal import PlaygroundUI

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

  /// The name of the message with reports, which the program sends to the page.
  package static let messageName = "picture-reports"

  package static func message(_ reports: [PictureReport]) -> Message {
    Message(messageName, reports)
  }
}

extension PictureReport: JSONRepresentable {
  package var json: JSONValue {
    let path = JSONValue.object(["path": .string(path)])
    return switch finding {
    case .details(let details): path.adding(details.json)
    case .folder(let files): path.adding(.object(["folder": .array(files.map(\.json))]))
    case .moved(let other): path.adding(.object(["moved": .string(other)]))
    case .trashed: path.adding(.object(["trashed": true]))
    case .notTrashed: path.adding(.object(["trashed": false]))
    }
  }

  package init?(_ json: JSONValue) {
    guard let path = json["path"]?.string else { return nil }
    self.path = path
    if let folder = json["folder"], folder.array != nil {
      finding = .folder(folder.values())
    } else if let moved = json["moved"]?.string {
      finding = .moved(moved)
    } else if let isTrashed = json["trashed"]?.bool {
      finding = isTrashed ? .trashed : .notTrashed
    } else {
      finding = .details(PictureDetails(json))
    }
  }
}

extension Message {
  static let boardName = "pictures-document"

  /// Returns the program's message about the document: its contents, or whether it was saved.
  ///
  /// Without a document, the page keeps its content. `id` is the number of the program's board, and
  /// `reason` is why the board is not stored, unless the state's standard message says it.
  package static func board(
    _ state: PicturesScene.DocumentState, _ document: BoardDocument? = nil, id: Int = 1,
    reason: String? = nil
  ) -> Message {
    Message(
      boardName,
      .object([
        "state": .integer(state.rawValue), "id": .integer(id),
        "reason": reason.map(JSONValue.string), "document": document?.json,
      ]))
  }
}

/// The requests of the page to change or find files, as messages.
package enum PictureRequest {
  /// The name of the message with the files to move to the desktop's trash.
  package static let trash = "trash-pictures"

  /// The name of the message with the name of the button that was pressed on an empty board.
  package static let source = "choose-pictures"
  /// The name of the message with the pictures that were found then.
  package static let found = "pictures-found"

  package static func found(_ paths: [String]) -> Message { Message(found, .strings(paths)) }

  package static func found(_ problem: PictureSearchProblem) -> Message {
    Message(found, text: problem.rawValue)
  }

  static func trash(_ paths: [String]) -> Request { .send(Message(trash, .strings(paths))) }

  package static func paths(in message: Message) -> [String] { message.json.strings }
}

/// Why some pictures of a folder, or all, have not come onto a board.
package enum PictureSearchProblem: RawRepresentable, Error, Hashable, Sendable, CanonicalCodable {
  case noPictures
  case noDialog
  case unreadableFolder
  case unstoredSamples
  /// The number of names that are not UTF-8, and of inner folders that were not opened.
  case leftOut(names: Int, folders: Int)

  package var rawValue: String {
    guard case .leftOut(let names, let folders) = self else { return "\(self)" }
    return "leftOut \(names) \(folders)"
  }

  package init?(rawValue: String) {
    var all: [Self] = [.noPictures, .noDialog, .unreadableFolder, .unstoredSamples]
    let numbers = rawValue.split(separator: " ").compactMap { Int($0) }
    if numbers.count == 2 { all.append(.leftOut(names: numbers[0], folders: numbers[1])) }
    guard let problem = all.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = problem
  }

  var words: LocalizedString {
    guard case .leftOut(let names, let folders) = self else {
      return LocalizedString("search-\(self)".dashed)
    }
    let first = LocalizedString("search-left-out-names", ["count": names.grouped])
    let second = LocalizedString("search-left-out-folders", ["count": folders.grouped])
    if names == 0 || folders == 0 { return folders == 0 ? first : second }
    return LocalizedString("search-left-out-both", texts: ["names": first, "folders": second])
  }
}
