extension LocalizedString {
  static let pictures = Self("Pictures", "画像", "이미지")
  static let group = Self("Group", "グループ", "그룹")
  static let emptyBoard = Self("No pictures yet", "画像がありません", "이미지가 없음")
  static let emptyBoardHint = Self(
    "Drop pictures or folders here from your file manager", "ファイルやフォルダをここにドロップ",
    "파일이나 폴더를 여기에 드롭")
  static let boardIsReadOnly = Self(
    "Read-only: this board is open in another window", "ほかのウインドウで開いているため編集できません",
    "다른 창에서 열려 있어 읽기 전용")
  static let boardIsRecorded = Self(
    "This board is from a recording, and is not stored", "記録されたボードのため保存しません",
    "녹화된 보드라 저장하지 않음")
  static let boardNotSaved = Self(
    "The last change could not be saved", "最後の変更を保存できません", "마지막 변경을 저장하지 못함")
  static let boardWasDamaged = Self(
    "The board was damaged; its file was kept beside this new one", "元のファイルは残し、新しいボードを開きました",
    "손상된 파일은 남기고 새 보드를 열었음")
}
