internal import DragKit

/// A language of the interface.
package enum Language: String, Hashable, Sendable, CaseIterable, CanonicalCodable {
  /// English.
  case english = "en"
  /// Japanese.
  case japanese = "ja"
  /// Korean.
  case korean = "ko"

  /// The language's name in itself.
  package var ownName: String {
    switch self {
    case .english: "English"
    case .japanese: "日本語"
    case .korean: "한국어"
    }
  }
}

/// Words of the interface in three languages.
package struct LocalizedString: Hashable, Sendable {
  private let english, japanese, korean: String

  init(_ english: String, _ japanese: String, _ korean: String) {
    (self.english, self.japanese, self.korean) = (english, japanese, korean)
  }

  /// The words in a language.
  func text(_ language: Language) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    case .korean: korean
    }
  }
}

// The frame around the scenes.
extension LocalizedString {
  static let scenes = LocalizedString("SCENES", "シーン", "장면")
  package static let follow = LocalizedString("Follow", "追従", "따라가기")
  static let playlist = LocalizedString("Playlist", "プレイリスト", "재생목록")
  static let select = LocalizedString("Select", "選択", "선택")
  package static let replay = LocalizedString("Replay", "再生", "재생")
  static let feel = LocalizedString("FEEL", "感触", "느낌")
  static let calls = LocalizedString("CALLS", "呼び出し", "호출")
  static let copyTuning = LocalizedString("Copy as Swift", "Swiftとしてコピー", "Swift로 복사")
}

// The picture that follows.
extension LocalizedString {
  static let styleFollow = LocalizedString("Follow", "追従", "따라가기")
  static let styleLift = LocalizedString("Lift", "リフト", "들기")
  static let linkHint = LocalizedString("Press the picture and move", "画像を押して動かす", "그림을 누르고 움직이기")
  static let linkDisabledHint = LocalizedString(
    "The touch falls through to the view below", "タッチは下のビューに届く", "터치가 아래 뷰로 전달됨")
  static let linkLongPressHint = LocalizedString(
    "Hold the picture, then move", "画像を長押しして動かす", "그림을 길게 누른 뒤 움직이기")
  static let cancelStrip = LocalizedString("Release here to cancel", "ここで離すとキャンセル", "여기서 놓으면 취소")
}

// The board.
extension LocalizedString {
  static let boardPinned = LocalizedString("Pinned", "固定", "고정")
  static let boardAll = LocalizedString("Board", "ボード", "보드")
  static let boardLater = LocalizedString("Later", "あとで", "나중에")
  static let dropHere = LocalizedString("Drop tiles here", "ここにドロップ", "여기에 놓기")
}

// The targets beside the tiles.
extension LocalizedString {
  static let copy = LocalizedString("Copy", "コピー", "복사")
  static let copyHint = LocalizedString("Adds a copy here", "タイルを残して複製", "타일은 두고 복제")
  static let forbidden = LocalizedString("Forbidden", "禁止", "금지")
  static let forbiddenHint = LocalizedString("Not here, not now", "ここでは不可", "여기서는 안 됨")
  static let cancel = LocalizedString("Cancel", "キャンセル", "취소")
  static let cancelHint = LocalizedString("A drop calls the drag off", "ドロップで中止", "놓으면 취소")
  static let images = LocalizedString("Pictures only", "画像のみ", "그림만")
  static let imagesHint = LocalizedString("Never targets text", "テキストは対象外", "텍스트는 대상 아님")
  static let closure = LocalizedString("Closure", "クロージャ", "클로저")
  static let closureHint = LocalizedString("Reads the payload", "ペイロードを読む", "페이로드 읽기")
  static let closurePlace = LocalizedString("Closure and place", "位置つきクロージャ", "위치 클로저")
  static let closurePlaceHint = LocalizedString("Marks where it fell", "落ちた位置を示す", "놓인 위치 표시")
}

// The playlist.
extension LocalizedString {
  static let partAdd = LocalizedString("Add", "追加", "추가")
  static let partDetail = LocalizedString("Details", "詳細", "자세히")
  static let menuDelete = LocalizedString("Delete", "削除", "삭제")
  static let library = LocalizedString("Library", "ライブラリ", "보관함")
  static let editPlaylist = LocalizedString("Edit", "編集", "편집")
  static let donePlaylist = LocalizedString("Done", "完了", "완료")
  static let newPlaylist = LocalizedString("New playlist", "新規プレイリスト", "새 재생목록")
  static let exportPlaylist = LocalizedString("Copy as JSON", "JSONとしてコピー", "JSON으로 복사")
  static let deleteSelected = LocalizedString("Delete", "削除", "삭제")
  static let emptyPlaylist = LocalizedString("No songs yet", "トラックはありません", "아직 노래가 없음")
  static let emptyPlaylistHint = LocalizedString(
    "Drag some from the library", "ライブラリからドラッグして追加", "보관함에서 드래그해 추가")
}

// The diagram.
extension LocalizedString {
  static let diagramHint = LocalizedString(
    "Move the cards, pull wires, press sensor and switch", "カードを動かし、ワイヤーをつなぎ、センサーとスイッチを押す",
    "카드 옮기기, 선 연결, 센서와 스위치 누르기")
  static let sensor = LocalizedString("Sensor", "センサー", "센서")
  static let `switch` = LocalizedString("Switch", "スイッチ", "스위치")
  static let and = LocalizedString("AND", "AND", "AND")
  static let or = LocalizedString("OR", "OR", "OR")
  static let light = LocalizedString("Light", "ライト", "조명")
  static let timer = LocalizedString("Timer", "タイマー", "타이머")
  static let on = LocalizedString("On", "オン", "켜짐")
  static let off = LocalizedString("Off", "オフ", "꺼짐")
  static let onForAWhile = LocalizedString("On, 3 s", "オン 3秒", "켜짐 3초")
}

// The guide.
extension LocalizedString {
  static let guideTitle = LocalizedString(
    "The same gesture in two styles", "同じジェスチャ、二つの方式", "같은 제스처, 두 가지 방식")
  static let guideHint = LocalizedString(
    "Red is dragged down over green and let go.", "赤を緑の上までドラッグして離す", "빨강을 초록 위까지 드래그해 놓기")
  static let guideMissing = LocalizedString(
    "The recordings of this page cannot be played.", "このページの記録を再生できません", "이 페이지의 녹화를 재생할 수 없음")
  package static let play = LocalizedString("Play", "再生", "재생")
  package static let pause = LocalizedString("Pause", "一時停止", "일시 정지")
  package static let restart = LocalizedString("Restart", "最初から", "처음부터")
  package static let guidePress = LocalizedString("Press", "押す", "누름")
  static let guideDrop = LocalizedString("Drop", "ドロップ", "놓기")
  static let guideApproaching = LocalizedString(
    "The pointer comes to the red tile.", "ポインタが赤いタイルへ近づく", "포인터가 빨간 타일로 다가옴")
  static let guideApproachingDetail = LocalizedString(
    "Nothing is pressed yet.", "まだ何も押していない", "아직 아무것도 누르지 않음")
}

// The guide: what follows a touch.
extension LocalizedString {
  static let guideBegan = LocalizedString(
    "A touch begins on the red tile.", "赤いタイルでタッチが始まる", "빨간 타일에서 터치가 시작됨")
  static let guideBeganDetail = LocalizedString(
    "Every motion now goes to this tile.", "ここからの動きはすべてこのタイルに届く", "이제 모든 움직임이 이 타일로 전달됨")
  static let guideMoved = LocalizedString(
    "The tile follows from the first pixel.", "最初の1ピクセルから追従する", "첫 픽셀부터 타일이 따라옴")
  static let guideMovedDetail = LocalizedString(
    "The order changes only at the end.", "順序が変わるのは最後だけ", "순서는 마지막에만 바뀜")
  static let guideEnded = LocalizedString("Let go over green.", "緑の上で離す", "초록 위에서 놓음")
  static let guideEndedDetail = LocalizedString(
    "Only now the order changes, once.", "ここで初めて順序が変わる", "이제야 순서가 한 번 바뀜")
}

// The guide: what is lifted and dropped.
extension LocalizedString {
  static let guideWaiting = LocalizedString("Pressed and held still.", "押したまま動かさない", "누른 채 움직이지 않음")
  static let guideWaitingDetail = LocalizedString("It is no drag yet.", "まだドラッグではない", "아직 드래그가 아님")
  static let guideLifted = LocalizedString(
    "Held for half a second: the tile is lifted.", "0.5秒の長押しでタイルが持ち上がる", "0.5초 누르고 있으면 타일이 들림")
  static let guideLiftedDetail = LocalizedString(
    "Its place stays in the column.", "元の場所は列に残る", "원래 자리는 열에 남음")
  static let guideHovering = LocalizedString(
    "Each tile that is entered makes room.", "入られたタイルが場所を空ける", "들어선 타일이 자리를 비켜 줌")
  static let guideHoveringDetail = LocalizedString(
    "The order changes while red is in the air.", "運んでいる間に順序が変わる", "들고 있는 동안 순서가 바뀜")
  static let guideDropped = LocalizedString(
    "Let go: the drop is performed.", "離すとドロップが行われる", "놓으면 드롭이 수행됨")
  static let guideDroppedDetail = LocalizedString(
    "The order was right already.", "順序はもう決まっている", "순서는 이미 정해져 있음")
}
