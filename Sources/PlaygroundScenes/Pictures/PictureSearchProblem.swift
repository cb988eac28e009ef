internal import DragKit
internal import PlaygroundUI

/// Why some pictures of a folder, or all, have not come onto a board.
package enum PictureSearchProblem: RawRepresentable, Error, Hashable, Sendable, CanonicalCodable {
  case noPictures
  case noDialog
  case unreadableFolder
  case unstoredSamples
  /// The number of names that are not UTF-8, and of inner folders that were not opened.
  case leftOut(names: Int, folders: Int)

  package var rawValue: String {
    if case .leftOut(let names, let folders) = self {
      "leftOut \(names) \(folders)"
    } else {
      "\(self)"
    }
  }

  package init?(rawValue: String) {
    let words = rawValue.split(separator: " ")
    if words.count == 3, words[0] == "leftOut", let names = Int(words[1]),
      let folders = Int(words[2])
    {
      self = .leftOut(names: names, folders: folders)
      return
    }
    let all: [Self] = [.noPictures, .noDialog, .unreadableFolder, .unstoredSamples]
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
