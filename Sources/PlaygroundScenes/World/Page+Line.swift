internal import DragKit

extension Page {
  /// The name of the page in files.
  package var name: String { "\(self)" }

  /// The line with which the page introduces itself.
  package var line: LocalizedString {
    switch self {
    case .link:
      LocalizedString(
        "Press the picture and move: it follows your finger", "画像を押して動かすと、指についてきます",
        "이미지를 누르고 움직이면 손가락을 따라옵니다")
    case .diagram:
      LocalizedString(
        "Move the parts, and connect their ports", "部品を動かし、端子をつなぎます", "부품을 움직이고 단자를 연결하세요")
    case .colours:
      LocalizedString(
        "Drag a tile: the others make room", "タイルをドラッグすると、ほかのタイルが場所を空けます",
        "타일을 드래그하면 다른 타일이 자리를 비웁니다")
    case .guide:
      LocalizedString(
        "One gesture in both styles, side by side", "同じ操作を二つのスタイルで並べて表示します",
        "같은 동작을 두 스타일로 나란히 보여줍니다")
    case .board:
      LocalizedString(
        "Drag a tile; at the edge, the board scrolls", "タイルを端までドラッグすると、スクロールします",
        "타일을 가장자리로 드래그하면 스크롤됩니다")
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
        "Drop your pictures here, and arrange them", "画像をここにドロップして並べます", "이미지를 여기에 놓고 정리하세요")
    case .recordings:
      LocalizedString(
        "Play a recording by a double click, or drag it out", "ダブルクリックで再生、外へドラッグで共有します",
        "두 번 클릭하면 재생되고, 밖으로 드래그하면 공유됩니다")
    }
  }
}
