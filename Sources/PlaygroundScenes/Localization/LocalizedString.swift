internal import DragKit

package enum Language: String, Hashable, Sendable, CaseIterable, CanonicalCodable {
  case english = "en"
  case japanese = "ja"
  case korean = "ko"

  var ownName: String { LocalizedString("English", "日本語", "한국어").text(self) }
}

package struct LocalizedString: Hashable, Sendable {
  private let english, japanese, korean: String

  package init(_ english: String, _ japanese: String, _ korean: String) {
    (self.english, self.japanese, self.korean) = (english, japanese, korean)
  }

  func text(_ language: Language) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    case .korean: korean
    }
  }
}

extension LocalizedString {
  static func + (first: Self, second: Self) -> Self {
    Self(
      first.english + second.english, first.japanese + second.japanese,
      first.korean + second.korean)
  }
}

// The frame around the scenes.
extension LocalizedString {
  static let scenes = Self("SCENES", "シーン", "장면")
  package static let follow = Self("Follow", "追従", "따라가기")
  static let playlist = Self("Playlist", "プレイリスト", "재생목록")
  static let select = Self("Select", "選択", "선택")
  package static let replay = Self("Replay", "再生", "재생")
  static let feel = Self("FEEL", "感触", "느낌")
  static let lightColours = Self("Light colours", "ライトにする", "라이트로 전환")
  static let darkColours = Self("Dark colours", "ダークにする", "다크로 전환")
  static let calls = Self("CALLS", "呼び出し", "호출")

  // The picture.
  static let lift = Self("Lift", "持ち上げ", "들기")
  static let linkHint = Self("Press the picture and move", "画像を押したまま動かす", "이미지를 누른 채 움직이기")
  static let linkDisabledHint = Self(
    "The touch falls through to the view below", "タッチは下のビューに渡されます", "터치가 아래 뷰로 전달됨")
  static let linkLongPressHint = Self(
    "Hold the picture, then move", "画像を長押しして動かす", "이미지를 길게 눌러 움직이기")
  static let cancelStrip = Self("Release here to cancel", "ここで離すとキャンセル", "여기에 놓으면 취소")

  // The board.
  static func tile(_ number: Int) -> Self { Self("Tile \(number)", "タイル\(number)", "타일 \(number)") }
  static let dropHere = Self("Drop tiles here", "ここにドロップ", "여기에 드롭")

  // The targets beside the tiles.
  static let copy = Self("Copy", "コピー", "복사")
  static let copyHint = Self("Adds a copy here", "タイルを残して複製", "타일은 두고 복제")
  static let forbidden = Self("Forbidden", "禁止", "금지")
  static let forbiddenHint = Self("Not here, not now", "ここには置けません", "여기에 놓을 수 없음")
  static let cancel = Self("Cancel", "キャンセル", "취소")
  static let cancelHint = Self("Dropping here cancels", "ここで離すとキャンセル", "여기에 놓으면 취소")
  static let images = Self("Pictures only", "画像のみ", "이미지만")
  static let imagesHint = Self("Refuses text", "テキストは受け付けない", "텍스트는 받지 않음")
  static let closure = Self("Read data", "データを読む", "데이터 읽기")
  static let closureHint = Self("Shows the tile's number", "タイルの番号を表示", "타일 번호 표시")
  static let closurePlace = Self("Mark place", "位置を示す", "위치 표시")
  static let closurePlaceHint = Self("Marks where it fell", "ドロップした位置を示す", "드롭 위치 표시")

  // The playlist.
  static let partAdd = Self("Add", "追加", "추가")
  static let partDetail = Self("Details", "詳細", "자세히")
  static let delete = Self("Delete", "削除", "삭제")
  static let library = Self("Library", "ライブラリ", "보관함")
  static let libraryHint = Self(
    "Songs are copied, not moved", "コピーのみ、移動はできません", "복사만 할 수 있고 이동은 안 됨")
  static let donePlaylist = Self("Done", "完了", "완료")
  static let emptyPlaylist = Self("No songs yet", "曲がありません", "아직 노래가 없음")
  static let emptyPlaylistHint = Self(
    "Drag some from the library", "ライブラリからドラッグして追加", "보관함에서 드래그해 추가")

  // The diagram.
  static let diagramHint = Self(
    "Move the cards, pull wires, press sensor and switch", "カードを動かし、ワイヤーをつなぎ、センサーとスイッチを押す",
    "카드 이동, 선 연결, 센서와 스위치 누르기")
  static let on = Self("On", "オン", "켜짐")
  static let off = Self("Off", "オフ", "꺼짐")
  static let onForAWhile = Self("On, 3 s", "オン 3秒", "켜짐 3초")

  static let guideTitle = Self(
    "The same gesture in two styles", "同じジェスチャを2つの方式で", "같은 제스처, 두 가지 방식")
  static let guideHint = Self(
    "Red is dragged down over green and released.", "赤を緑の上までドラッグして離す", "빨강을 초록 위까지 드래그해 놓기")
  static let guideMissing = Self(
    "The recordings of this page cannot be played.", "このページの記録を再生できません", "이 페이지의 녹화를 재생할 수 없음")
  package static let play = Self("Play", "再生", "재생")
  package static let pause = Self("Pause", "一時停止", "일시 정지")
  package static let guidePress = Self("Press", "押す", "누름")
  package static let restart = Self("Restart", "最初から", "처음부터")

  // The lessons.
  static let lessonsProposals = Self("What a drop would do", "ドロップの結果", "드롭 결과")
  static let lessonsHint = Self("Drag a lesson over the list", "レッスンをリストの上へドラッグ", "강의를 목록 위로 드래그")
  static let externalText = Self("External text", "外部テキスト", "외부 텍스트")
  static let externalHint = Self(
    "From outside: the list refuses it", "外部の項目：リストは受け取りません", "외부 항목: 목록에서 받지 않음")

  // The recordings of a window.
  package static let recordingRuns = Self("REC", "記録中", "녹화 중")
  package static let recordingSaved = Self("Saved", "保存しました", "저장됨")
  package static let recordingStopped = Self("Recording stopped", "記録が停止しました", "녹화 중단됨")
  package static let noRecording = Self("No recording", "記録できません", "녹화할 수 없음")
  package static let nothingRecorded = Self("Nothing recorded yet", "記録がありません", "녹화 없음")
  package static let noReplay = Self("No replay", "再生できません", "재생할 수 없음")
  package static let diverged = Self("Diverged", "記録と不一致", "녹화와 다름")
  package static let copied = Self("Copied", "コピーしました", "복사됨")

  // The player.
  package static let stepBack = Self("Step back", "前へ", "이전 단계")
  package static let stepForward = Self("Step forward", "次へ", "다음 단계")
  package static let slower = Self("Slower", "遅く", "느리게")
  package static let faster = Self("Faster", "速く", "빠르게")
  package static let takeOver = Self("Take over", "ここから操作", "이어서 하기")
  package static let takeOverHere = Self("Take over from here", "ここから操作", "여기서 이어서 하기")
  package static let closePlayer = Self("Close", "閉じる", "닫기")
  package static let kindDrag = Self("Drag", "ドラッグ", "드래그")
  package static let kindDrop = Self("Drop from outside", "外部からのドロップ", "외부에서 드롭")
  package static let kindKeys = Self("Keyboard", "キーボード", "키보드")
  package static let kindScroll = Self("Scroll", "スクロール", "스크롤")
  package static let kindWheel = Self("Wheel", "ホイール", "휠")
  package static let kindSwipe = Self("Swipe", "スワイプ", "밀기")
  package static let kindTap = Self("Tap", "タップ", "탭")
}
