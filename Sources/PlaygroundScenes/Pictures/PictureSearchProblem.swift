internal import DragKit

/// The reason why a button of an empty board has found no pictures.
package enum PictureSearchProblem: String, Error, Hashable, Sendable, CanonicalCodable {
  case noPictures
  case noDialog
  case unreadableFolder
  case unstoredSamples

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
    }
  }
}
