package import DragCoding
package import DragKit
internal import PlaygroundUI

/// The program's report about the file or folder at a path.
package struct PictureReport: Hashable, Sendable {
  package let path: String
  package let finding: Finding

  /// The result of reading the file, or a change of the file.
  package enum Finding: Hashable, Sendable {
    case details(PictureDetails)
    /// The path is a folder that contains these pictures.
    case folder([BoardPicture])
    /// The file has moved to this path, or an unsaved picture was stored there.
    case moved(String)
    /// The file was moved to the desktop's trash.
    case trashed
    /// The file could not be moved to the trash.
    case notTrashed
  }

  package init(path: String, _ finding: Finding) { (self.path, self.finding) = (path, finding) }

  /// The name of the program's message with reports.
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

  /// Returns the program's message about the state of its board `id`.
  ///
  /// The page shows `document`, or keeps its content if `document` is `nil`. `reason`, if any,
  /// replaces the standard text of the state.
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

/// The page's requests to find files or move them to the trash, and the answers to searches.
package enum PictureRequest {
  /// The name of the message with the files to move to the desktop's trash.
  package static let trash = "trash-pictures"

  /// The name of the message that asks for pictures; its text is a ``PictureSource``.
  package static let source = "choose-pictures"
  /// The name of the answer to ``source``: the found paths or a ``PictureSearchProblem``.
  package static let found = "pictures-found"

  package static func found(_ paths: [String]) -> Message { Message(found, .strings(paths)) }

  package static func found(_ problem: PictureSearchProblem) -> Message {
    Message(found, text: problem.rawValue)
  }

  static func trash(_ paths: [String]) -> Request { .send(Message(trash, .strings(paths))) }

  package static func paths(in message: Message) -> [String] { message.json.strings }
}

/// The reason why a search added no pictures to the board, or left some out.
package enum PictureSearchProblem: RawRepresentable, Error, Hashable, Sendable, CanonicalCodable {
  case noPictures
  case noDialog
  case unreadableFolder
  case unstoredSamples
  /// The numbers of names that are not UTF-8, and of subfolders that were not opened.
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

/// A source of pictures for an empty board.
package enum PictureSource: String, Sendable, CaseIterable {
  case chooseFolder = "choose-folder"
  case addSamples = "add-samples"

  /// The request that asks the program for pictures.
  var request: Request { .send(Message(PictureRequest.source, text: rawValue)) }
}
