internal import DragKit

/// What can be pressed above the playlist.
enum PlaylistControl: Int, Hashable, Sendable, CaseIterable {
  /// Shows or hides what edits, on the ordinary page.
  case edit
  /// Begins a playlist with nothing in it, on the page for editing (E26).
  case newPlaylist
  /// Puts the playlist on the clipboard (E22).
  case export
  /// Deletes what is selected.
  case deleteSelected

  /// The control's identity; the first two numbers stand for the two lists.
  var id: ItemID { .control(ControlNumbers.playlist + 2 + rawValue) }

  init?(_ item: ItemID) {
    guard let control = Self.allCases.first(where: { $0.id == item }) else { return nil }
    self = control
  }

  /// The name by which traces, scripts and tests know the control.
  var name: String { "\(self)".dashed }

  /// What is seen of it, where that is an icon.
  var icon: String? {
    switch self {
    case .newPlaylist: "plus"
    case .export: "export"
    case .edit, .deleteSelected: nil
    }
  }

  /// What it is called.
  var word: LocalizedString {
    switch self {
    case .edit: .editPlaylist
    case .newPlaylist: .newPlaylist
    case .export: .exportPlaylist
    case .deleteSelected: .deleteSelected
    }
  }
}
