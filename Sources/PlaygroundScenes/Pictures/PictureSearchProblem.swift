internal import DragKit

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
    switch self {
    case .noPictures:
      LocalizedString(
        "No pictures found; drop them here from your file manager", "画像がありません。ここにドロップ",
        "이미지 없음. 여기에 드롭")
    case .noDialog:
      LocalizedString(
        "Install zenity or kdialog to choose a folder", "フォルダの選択にはzenityかkdialogを使います",
        "폴더를 선택하려면 zenity나 kdialog가 필요함")
    case .unreadableFolder:
      LocalizedString("The folder cannot be read", "フォルダを読み込めません", "폴더를 읽을 수 없음")
    case .unstoredSamples:
      LocalizedString("The samples could not be stored", "サンプルを保存できません", "예시를 저장하지 못함")
    case .leftOut(let names, 0): Self.words(forNames: names)
    case .leftOut(0, let folders): Self.words(forFolders: folders)
    case .leftOut(let names, let folders):
      Self.words(forNames: names) + LocalizedString("; ", "、", "; ")
        + Self.words(forFolders: folders)
    }
  }

  private static func words(forNames count: Int) -> LocalizedString {
    LocalizedString(
      count == 1
        ? "1 file was not added: its name is not UTF-8"
        : "\(count.grouped) files were not added: their names are not UTF-8",
      "UTF-8でない名前\(count.grouped)個を追加できません", "UTF-8 외 이름 \(count.grouped)개를 추가하지 못함")
  }

  private static func words(forFolders count: Int) -> LocalizedString {
    LocalizedString(
      count == 1
        ? "1 folder inside was not opened" : "\(count.grouped) folders inside were not opened",
      "フォルダ内のフォルダ\(count.grouped)個を追加できません", "폴더 안의 폴더 \(count.grouped)개를 추가하지 못함")
  }
}
