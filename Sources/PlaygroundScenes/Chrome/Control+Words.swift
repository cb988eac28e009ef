extension Control {
  /// The words beside the control.
  var word: Word {
    switch self {
    case .sceneFollow: .follow
    case .sceneColours: Word("Colours", "カラー", "색상")
    case .sceneLessons: Word("Lessons", "レッスン", "강의")
    case .scenePlaylist: .playlist
    case .sceneBoard: Word("Board", "ボード", "보드")
    case .howItWorks: Word("How it works", "しくみ", "작동 방식")
    case .undo: Word("Undo", "取り消す", "실행 취소")
    case .redo: Word("Redo", "やり直す", "다시 실행")
    case .reset: Word("Reset", "リセット", "초기화")
    case .record: Word("Record", "記録", "녹화")
    case .replay: .replay
    case .appearance: Word("Light or dark", "ライト／ダーク", "밝게 또는 어둡게")
    case .language: Word("Language", "言語", "언어")
    case .inspector: Word("Inspector", "インスペクタ", "속성 보기")
    case .copyTuning: .copyTuning
    case .calls: .calls
    case .menuMoveToTop: Word("Move to the top", "先頭へ移動", "맨 위로 이동")
    case .menuMoveToBottom: Word("Move to the bottom", "末尾へ移動", "맨 아래로 이동")
    case .menuCopy: Word("Make a copy", "複製を作る", "복제하기")
    case .menuDelete: .menuDelete
    case .menuBackdrop: .cancel
    case .followLink: Word("Picture", "画像", "그림")
    case .followDiagram: Word("Diagram", "回路図", "회로도")
    case .styleFollow: .styleFollow
    case .styleLift: .styleLift
    case .showTiles: Word("Tiles", "タイル", "타일")
    case .showImages: Word("Images", "画像", "이미지")
    case .rulesCorrected: Word("Corrected", "直したもの", "개선판")
    case .rulesArticle: Word("Article", "原文", "원문")
    case .playlistEdit: Word("Edit page", "編集画面", "편집 화면")
    case .playlistOrdinary: Word("Ordinary", "通常画面", "일반 화면")
    case .boardGrid: Word("Grid", "グリッド", "격자")
    case .boardList: Word("List", "リスト", "목록")
    case .boardFlow: Word("Flow", "フロー", "흐름")
    case .boardMasonry: Word("Masonry", "メイソンリー", "메이슨리")
    case .headers: Word("Section headers", "セクション見出し", "구역 머리글")
    case .rightToLeft: Word("Right to left", "右から左", "오른쪽에서 왼쪽으로")
    case .select: .select
    case .keepGrabOffset: Word("Keep grab offset", "つかんだ位置を保つ", "잡은 위치 유지")
    case .interactionEnabled: Word("Interaction enabled", "操作を有効にする", "상호작용 사용")
    case .clamp: Word("Clamp to bounds", "画面内に制限", "화면 안으로 제한")
    case .axisLock: Word("Axis lock", "軸を固定", "축 고정")
    case .snapToGrid: Word("Snap to grid", "グリッドに吸着", "격자에 맞추기")
    case .fling: Word("Fling", "フリック", "던지기")
    case .withLongPress: Word("With long press", "長押しで開始", "길게 눌러 시작")
    case .ownPreview: Word("Custom preview", "独自のプレビュー", "맞춤 미리보기")
    case .longPress: Word("Long press lifts", "長押しで持ち上げる", "길게 눌러 들기")
    case .slowMotion: Word("Slow motion", "スローモーション", "슬로 모션")
    case .reducedMotion: Word("Reduced motion", "視差効果を減らす", "동작 줄이기")
    case .liftDistance: Word("Lift distance", "持ち上げる距離", "드는 거리")
    case .longPressTime: Word("Long press", "長押しの時間", "길게 누르기")
    case .springLoadingTime: Word("Spring loading", "開くまでの時間", "열리는 시간")
    case .liftScale: Word("Lifted size", "拡大率", "든 크기")
    case .liftedAlpha: Word("Lifted opacity", "不透明度", "든 불투명도")
    case .gapResponse: Word("Gap response", "隙間の応答", "간격 반응")
    case .gapDamping: Word("Gap damping", "隙間の減衰", "간격 감쇠")
    case .dropResponse: Word("Drop response", "ドロップの応答", "놓기 반응")
    case .dropDamping: Word("Drop damping", "ドロップの減衰", "놓기 감쇠")
    case .cancelResponse: Word("Return response", "戻りの応答", "복귀 반응")
    case .glideResponse: Word("Glide", "滑る時間", "미끄러짐")
    }
  }
}
