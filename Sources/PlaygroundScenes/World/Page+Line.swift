internal import DragKit

extension Page {
  /// The name of the page in files.
  package var name: String { "\(self)" }

  /// The line that introduces the page; `nil` if the page itself has such a text.
  package var line: LocalizedString? {
    switch self {
    case .link, .diagram, .guide, .recordings: nil
    case .colours:
      LocalizedString(
        "Drag a tile: the others make room", "タイルをドラッグすると、ほかのタイルが場所を空けます",
        "타일을 드래그하면 다른 타일이 자리를 비웁니다")
    case .board:
      LocalizedString(
        "Drag a tile; Ctrl+click selects several", "タイルをドラッグ。Ctrl+クリックで選択",
        "타일을 드래그. Ctrl+클릭으로 선택")
    case .lessons:
      LocalizedString(
        "Drag a lesson between two others, or into a group", "レッスンを間またはグループの中にドラッグします",
        "레슨을 다른 레슨 사이나 그룹 안으로 드래그하세요")
    case .playlist:
      LocalizedString(
        "Drag songs from the library into the playlist", "ライブラリの曲をプレイリストにドラッグします",
        "라이브러리의 곡을 재생목록으로 드래그하세요")
    case .pictures:
      LocalizedString(
        "Drop pictures here, and one on another to group them", "画像をドロップして並べ、重ねるとグループになります",
        "이미지를 여기에 놓고, 서로 위에 놓아 그룹으로 만드세요")
    }
  }
}
