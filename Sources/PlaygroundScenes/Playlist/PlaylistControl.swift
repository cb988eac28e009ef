internal import DragKit

/// The controls above the playlist.
enum PlaylistControl: Int, NumberedControl {
  /// Begins or ends editing, on the ordinary page.
  case edit
  /// Begins an empty playlist, on the page for editing (E26).
  case newPlaylist
  /// Copies the playlist to the clipboard (E22).
  case export
  /// Deletes the selected songs.
  case deleteSelected

  /// The first two numbers are those of the two lists.
  static let firstNumber = ControlNumbers.playlist + 2

  /// The name in traces, scripts and tests.
  var name: String { "\(self)".dashed }

  /// The icon of a control without text.
  var icon: String? {
    switch self {
    case .newPlaylist: "plus"
    case .export: "export"
    case .edit, .deleteSelected: nil
    }
  }

  var word: LocalizedString {
    switch self {
    case .edit: LocalizedString("Edit", "編集", "편집")
    case .newPlaylist: LocalizedString("New playlist", "新規プレイリスト", "새 재생목록")
    case .export: LocalizedString("Copy as JSON", "JSONとしてコピー", "JSON으로 복사")
    case .deleteSelected: .delete
    }
  }
}
