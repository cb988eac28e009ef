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

/// The words of the interface in three languages.
package enum Word: CaseIterable {
  case scenes, follow, colours, lessons, playlist, board, howItWorks, undo, redo, reset, record,
    replay
  case rulesCorrected, rulesArticle, playlistEdit, playlistOrdinary, boardGrid, boardList, boardFlow
  case headers, rightToLeft, select, boardPinned, boardAll, boardLater, dropHere
  case inspector, appearance, language, feel, calls, longPress, slowMotion, reducedMotion,
    ownPreview,
    copyTuning
  case followLink, followDiagram, styleFollow, styleLift, showTiles, showImages
  case keepGrabOffset, interactionEnabled, clamp, axisLock, snapToGrid, fling, withLongPress
  case menuMoveToTop, menuMoveToBottom, menuCopy, menuDelete
  case partAdd, partDetail
  case library, editPlaylist, donePlaylist, newPlaylist, exportPlaylist, deleteSelected
  case emptyPlaylist, emptyPlaylistHint
  case linkHint, linkDisabledHint, linkLongPressHint, cancelStrip
  case liftDistance, longPressTime, springLoadingTime, liftScale, liftedAlpha, glideResponse
  case gapResponse, gapDamping, dropResponse, dropDamping, cancelResponse
  case copy, copyHint, forbidden, forbiddenHint, cancel, cancelHint, images, imagesHint
  case closure, closureHint, closurePlace, closurePlaceHint
  case diagramHint, sensor, `switch`, and, or, light, timer, on, off, onForAWhile
  case guideTitle, guideHint, guideMissing, play, pause, restart, guidePress, guideDrop
  case guideApproaching, guideApproachingDetail
  case guideBegan, guideBeganDetail, guideMoved, guideMovedDetail, guideEnded, guideEndedDetail
  case guideWaiting, guideWaitingDetail, guideLifted, guideLiftedDetail
  case guideHovering, guideHoveringDetail, guideDropped, guideDroppedDetail
  case lessonsProposals, lessonsHint, lessonsGap, externalText, externalHint
  case bandBefore, bandInto, bandAfter
  case ruleNotLiftedHere, ruleNoDestination, ruleAtTheEnd, ruleGroupBetweenRows, ruleIntoItself
  case ruleGroupInPlace
  case ruleIntoGroup, ruleBesideGroup, ruleBesideLesson
  case recordingRuns, recordingSaved, recordingStopped, noRecording, nothingRecorded
  case noReplay, diverged, copied
  case stepBack, stepForward, slower, faster, takeOver, takeOverHere, closePlayer
  case kindDrag, kindKeys, kindScroll, kindWheel, kindSwipe, kindTap

  /// The word in a language.
  func text(_ language: Language) -> String {
    let (english, japanese, korean) = texts
    return switch language {
    case .english: english
    case .japanese: japanese
    case .korean: korean
    }
  }

  private var texts: (String, String, String) {
    switch self {
    case .scenes: ("SCENES", "シーン", "장면")
    case .follow: ("Follow", "追従", "따라가기")
    case .colours: ("Colours", "カラー", "색상")
    case .lessons: ("Lessons", "レッスン", "강의")
    case .playlist: ("Playlist", "プレイリスト", "재생목록")
    case .rulesCorrected: ("Corrected", "直したもの", "개선판")
    case .rulesArticle: ("Article", "原文", "원문")
    case .playlistEdit: ("Edit page", "編集画面", "편집 화면")
    case .playlistOrdinary: ("Ordinary", "通常画面", "일반 화면")
    case .board: ("Board", "ボード", "보드")
    case .select: ("Select", "選択", "선택")
    case .howItWorks: ("How it works", "しくみ", "작동 방식")
    case .undo: ("Undo", "取り消す", "실행 취소")
    case .redo: ("Redo", "やり直す", "다시 실행")
    case .reset: ("Reset", "リセット", "초기화")
    case .record: ("Record", "記録", "녹화")
    case .replay: ("Replay", "再生", "재생")
    case .inspector: ("Inspector", "インスペクタ", "속성 보기")
    case .appearance: ("Light or dark", "ライト／ダーク", "밝게 또는 어둡게")
    case .language: ("Language", "言語", "언어")
    case .feel: ("FEEL", "感触", "느낌")
    case .calls: ("CALLS", "呼び出し", "호출")
    case .longPress: ("Long press lifts", "長押しで持ち上げる", "길게 눌러 들기")
    case .slowMotion: ("Slow motion", "スローモーション", "슬로 모션")
    case .reducedMotion: ("Reduced motion", "視差効果を減らす", "동작 줄이기")
    case .ownPreview: ("Custom preview", "独自のプレビュー", "맞춤 미리보기")
    case .copyTuning: ("Copy as Swift", "Swiftとしてコピー", "Swift로 복사")
    default: feelTexts
    }
  }

  private var feelTexts: (String, String, String) {
    switch self {
    case .liftDistance: ("Lift distance", "持ち上げる距離", "드는 거리")
    case .longPressTime: ("Long press", "長押しの時間", "길게 누르기")
    case .springLoadingTime: ("Spring loading", "開くまでの時間", "열리는 시간")
    case .liftScale: ("Lifted size", "拡大率", "든 크기")
    case .liftedAlpha: ("Lifted opacity", "不透明度", "든 불투명도")
    case .gapResponse: ("Gap response", "隙間の応答", "간격 반응")
    case .gapDamping: ("Gap damping", "隙間の減衰", "간격 감쇠")
    case .dropResponse: ("Drop response", "ドロップの応答", "놓기 반응")
    case .dropDamping: ("Drop damping", "ドロップの減衰", "놓기 감쇠")
    case .cancelResponse: ("Return response", "戻りの応答", "복귀 반응")
    case .glideResponse: ("Glide", "滑る時間", "미끄러짐")
    default: followTexts
    }
  }

  private var followTexts: (String, String, String) {
    switch self {
    case .followLink: ("Picture", "画像", "그림")
    case .followDiagram: ("Diagram", "回路図", "회로도")
    case .styleFollow: ("Follow", "追従", "따라가기")
    case .styleLift: ("Lift", "リフト", "들기")
    case .showTiles: ("Tiles", "タイル", "타일")
    case .showImages: ("Images", "画像", "이미지")
    case .keepGrabOffset: ("Keep grab offset", "つかんだ位置を保つ", "잡은 위치 유지")
    case .interactionEnabled: ("Interaction enabled", "操作を有効にする", "상호작용 사용")
    case .clamp: ("Clamp to bounds", "画面内に制限", "화면 안으로 제한")
    case .axisLock: ("Axis lock", "軸を固定", "축 고정")
    case .snapToGrid: ("Snap to grid", "グリッドに吸着", "격자에 맞추기")
    case .fling: ("Fling", "フリック", "던지기")
    case .withLongPress: ("With long press", "長押しで開始", "길게 눌러 시작")
    case .linkHint:
      ("Press the picture and move", "画像を押して動かす", "그림을 누르고 움직이기")
    case .linkDisabledHint:
      (
        "The touch falls through to the view below", "タッチは下のビューに届く",
        "터치가 아래 뷰로 전달됨"
      )
    case .linkLongPressHint:
      ("Hold the picture, then move", "画像を長押しして動かす", "그림을 길게 누른 뒤 움직이기")
    case .menuMoveToTop: ("Move to the top", "先頭へ移動", "맨 위로 이동")
    case .menuMoveToBottom: ("Move to the bottom", "末尾へ移動", "맨 아래로 이동")
    case .menuCopy: ("Make a copy", "複製を作る", "복제하기")
    case .cancelStrip: ("Release here to cancel", "ここで離すとキャンセル", "여기서 놓으면 취소")
    default: boardTexts
    }
  }

  private var boardTexts: (String, String, String) {
    switch self {
    case .boardGrid: ("Grid", "グリッド", "격자")
    case .boardList: ("List", "リスト", "목록")
    case .boardFlow: ("Flow", "フロー", "흐름")
    case .headers: ("Section headers", "セクション見出し", "구역 머리글")
    case .rightToLeft: ("Right to left", "右から左", "오른쪽에서 왼쪽으로")
    case .boardPinned: ("Pinned", "固定", "고정")
    case .boardAll: ("Board", "ボード", "보드")
    case .boardLater: ("Later", "あとで", "나중에")
    case .dropHere: ("Drop tiles here", "ここにドロップ", "여기에 놓기")
    default: sceneTexts
    }
  }

  private var sceneTexts: (String, String, String) {
    switch self {
    case .copy: ("Copy", "コピー", "복사")
    case .copyHint: ("Adds a copy here", "タイルを残して複製", "타일은 두고 복제")
    case .forbidden: ("Forbidden", "禁止", "금지")
    case .forbiddenHint: ("Not here, not now", "ここでは不可", "여기서는 안 됨")
    case .cancel: ("Cancel", "キャンセル", "취소")
    case .cancelHint: ("A drop calls the drag off", "ドロップで中止", "놓으면 취소")
    case .images: ("Pictures only", "画像のみ", "그림만")
    case .imagesHint: ("Never targets text", "テキストは対象外", "텍스트는 대상 아님")
    case .closure: ("Closure", "クロージャ", "클로저")
    case .closureHint: ("Reads the payload", "ペイロードを読む", "페이로드 읽기")
    case .closurePlace: ("Closure and place", "位置つきクロージャ", "위치 클로저")
    case .closurePlaceHint: ("Marks where it fell", "落ちた位置を示す", "놓인 위치 표시")
    default: playlistTexts
    }
  }

  private var playlistTexts: (String, String, String) {
    switch self {
    case .partAdd: ("Add", "追加", "추가")
    case .partDetail: ("Details", "詳細", "자세히")
    case .menuDelete: ("Delete", "削除", "삭제")
    case .library: ("Library", "ライブラリ", "보관함")
    case .editPlaylist: ("Edit", "編集", "편집")
    case .donePlaylist: ("Done", "完了", "완료")
    case .newPlaylist: ("New playlist", "新規プレイリスト", "새 재생목록")
    case .exportPlaylist: ("Copy as JSON", "JSONとしてコピー", "JSON으로 복사")
    case .deleteSelected: ("Delete", "削除", "삭제")
    case .emptyPlaylist: ("No songs yet", "トラックはありません", "아직 노래가 없음")
    case .emptyPlaylistHint:
      ("Drag some from the library", "ライブラリからドラッグして追加", "보관함에서 드래그해 추가")
    default: diagramTexts
    }
  }

  private var diagramTexts: (String, String, String) {
    switch self {
    case .diagramHint:
      (
        "Move the cards, pull wires, press sensor and switch",
        "カードを動かし、ワイヤーをつなぎ、センサーとスイッチを押す",
        "카드 옮기기, 선 연결, 센서와 스위치 누르기"
      )
    case .sensor: ("Sensor", "センサー", "센서")
    case .switch: ("Switch", "スイッチ", "스위치")
    case .and: ("AND", "AND", "AND")
    case .or: ("OR", "OR", "OR")
    case .light: ("Light", "ライト", "조명")
    case .timer: ("Timer", "タイマー", "타이머")
    case .on: ("On", "オン", "켜짐")
    case .off: ("Off", "オフ", "꺼짐")
    case .onForAWhile: ("On, 3 s", "オン 3秒", "켜짐 3초")
    default: guideTexts
    }
  }

  private var guideTexts: (String, String, String) {
    switch self {
    case .guideTitle:
      ("The same gesture in two styles", "同じジェスチャ、二つの方式", "같은 제스처, 두 가지 방식")
    case .guideHint:
      (
        "Red is dragged down over green and let go.", "赤を緑の上までドラッグして離す",
        "빨강을 초록 위까지 드래그해 놓기"
      )
    case .guideMissing:
      (
        "The recordings of this page cannot be played.", "このページの記録を再生できません",
        "이 페이지의 녹화를 재생할 수 없음"
      )
    case .play: ("Play", "再生", "재생")
    case .pause: ("Pause", "一時停止", "일시 정지")
    case .restart: ("Restart", "最初から", "처음부터")
    case .guidePress: ("Press", "押す", "누름")
    case .guideDrop: ("Drop", "ドロップ", "놓기")
    case .guideApproaching:
      ("The pointer comes to the red tile.", "ポインタが赤いタイルへ近づく", "포인터가 빨간 타일로 다가옴")
    case .guideApproachingDetail:
      ("Nothing is pressed yet.", "まだ何も押していない", "아직 아무것도 누르지 않음")
    default: guideFollowTexts
    }
  }

  private var guideFollowTexts: (String, String, String) {
    switch self {
    case .guideBegan:
      ("A touch begins on the red tile.", "赤いタイルでタッチが始まる", "빨간 타일에서 터치가 시작됨")
    case .guideBeganDetail:
      (
        "Every motion now goes to this tile.", "ここからの動きはすべてこのタイルに届く",
        "이제 모든 움직임이 이 타일로 전달됨"
      )
    case .guideMoved:
      (
        "The tile follows from the first pixel.", "最初の1ピクセルから追従する",
        "첫 픽셀부터 타일이 따라옴"
      )
    case .guideMovedDetail:
      ("The order changes only at the end.", "順序が変わるのは最後だけ", "순서는 마지막에만 바뀜")
    case .guideEnded: ("Let go over green.", "緑の上で離す", "초록 위에서 놓음")
    case .guideEndedDetail:
      ("Only now the order changes, once.", "ここで初めて順序が変わる", "이제야 순서가 한 번 바뀜")
    default: guideLiftTexts
    }
  }

  private var guideLiftTexts: (String, String, String) {
    switch self {
    case .guideWaiting: ("Pressed and held still.", "押したまま動かさない", "누른 채 움직이지 않음")
    case .guideWaitingDetail:
      ("It is no drag yet.", "まだドラッグではない", "아직 드래그가 아님")
    case .guideLifted:
      (
        "Held for half a second: the tile is lifted.", "0.5秒の長押しでタイルが持ち上がる",
        "0.5초 누르고 있으면 타일이 들림"
      )
    case .guideLiftedDetail:
      ("Its place stays in the column.", "元の場所は列に残る", "원래 자리는 열에 남음")
    case .guideHovering:
      ("Each tile that is entered makes room.", "入られたタイルが場所を空ける", "들어선 타일이 자리를 비켜 줌")
    case .guideHoveringDetail:
      (
        "The order changes while red is in the air.", "運んでいる間に順序が変わる",
        "들고 있는 동안 순서가 바뀜"
      )
    case .guideDropped: ("Let go: the drop is performed.", "離すとドロップが行われる", "놓으면 드롭이 수행됨")
    case .guideDroppedDetail:
      ("The order was right already.", "順序はもう決まっている", "순서는 이미 정해져 있음")
    default: lessonTexts
    }
  }
}
