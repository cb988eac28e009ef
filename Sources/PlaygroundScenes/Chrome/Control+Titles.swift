extension Control {
  var title: LocalizedString {
    switch self {
    case .sceneFollow: .follow
    case .sceneColours: LocalizedString("Colours", "カラー", "색상")
    case .sceneLessons: LocalizedString("Lessons", "レッスン", "강의")
    case .scenePlaylist: .playlist
    case .sceneBoard: LocalizedString("Board", "ボード", "보드")
    case .scenePictures: .pictures
    case .sceneRecordings: .recordings
    case .menuReplay: .replay
    case .menuShare: .share
    case .menuShowInFolder: .showInFolder
    case .howItWorks: LocalizedString("How it works", "しくみ", "작동 방식")
    case .undo: LocalizedString("Undo", "取り消す", "실행 취소")
    case .redo: LocalizedString("Redo", "やり直す", "다시 실행")
    case .reset: LocalizedString("Reset", "リセット", "초기화")
    case .record: LocalizedString("Record", "記録", "녹화")
    case .replay: .replay
    case .appearance: LocalizedString("Light or dark", "ライト／ダーク", "라이트/다크")
    case .language: LocalizedString("Language", "言語", "언어")
    case .inspector: LocalizedString("Inspector", "インスペクタ", "속성")
    case .copyTuning: LocalizedString("Copy as Swift", "Swiftとしてコピー", "Swift로 복사")
    case .calls: .calls
    case .menuMoveToTop: LocalizedString("Move to the top", "先頭へ移動", "맨 위로 이동")
    case .menuMoveToBottom: LocalizedString("Move to the bottom", "末尾へ移動", "맨 아래로 이동")
    case .menuCopy: LocalizedString("Make a copy", "複製", "복제")
    case .menuDelete: .delete
    case .menuBackdrop: .cancel
    case .followLink: LocalizedString("Picture", "画像", "그림")
    case .followDiagram: LocalizedString("Diagram", "回路図", "회로도")
    case .styleFollow: .follow
    case .styleLift: .lift
    case .showTiles: LocalizedString("Tiles", "タイル", "타일")
    case .showImages: LocalizedString("Images", "画像", "이미지")
    case .rulesCorrected: LocalizedString("Corrected", "直したもの", "개선판")
    case .rulesArticle: LocalizedString("Article", "原文", "원문")
    case .playlistEdit: LocalizedString("Edit page", "編集画面", "편집 화면")
    case .playlistOrdinary: LocalizedString("Ordinary", "通常画面", "일반 화면")
    case .boardGrid: LocalizedString("Grid", "グリッド", "격자")
    case .boardList: LocalizedString("List", "リスト", "목록")
    case .boardFlow: LocalizedString("Flow", "フロー", "플로")
    case .boardMasonry: LocalizedString("Masonry", "メイソンリー", "메이슨리")
    case .picturesSquare: LocalizedString("Square", "スクエア", "정사각")
    case .picturesFlow: LocalizedString("Flow", "フロー", "플로")
    case .picturesMasonry: LocalizedString("Masonry", "メイソンリー", "메이슨리")
    case .showNames: LocalizedString("Names", "名前", "이름")
    case .tileSize: LocalizedString("Tile size", "タイルの大きさ", "타일 크기")
    case .menuEnlarge: LocalizedString("Show large", "大きく表示", "크게 보기")
    case .menuRename: LocalizedString("Rename", "名前を変更", "이름 바꾸기")
    case .menuGroup: LocalizedString("Group", "グループ", "그룹")
    case .menuUngroup: LocalizedString("Ungroup", "グループ解除", "그룹 해제")
    case .menuRemove: LocalizedString("Remove from board", "ボードから外す", "보드에서 제거")
    case .menuSelect: LocalizedString("Select more", "続けて選択", "더 선택")
    case .menuTrash: LocalizedString("Move file to trash", "ファイルをゴミ箱へ", "파일을 휴지통으로")
    case .menuSortByName: LocalizedString("Sort by name", "名前順", "이름순")
    case .menuSortByDate: LocalizedString("Sort by date", "日時順", "날짜순")
    case .menuSortBySize: LocalizedString("Sort by size", "大きさ順", "크기순")
    case .closeLargeView: .cancel
    case .headers: LocalizedString("Section headers", "セクション見出し", "구역 머리글")
    case .rightToLeft: LocalizedString("Right to left", "右から左", "오른쪽에서 왼쪽으로")
    case .select: .select
    case .keepGrabOffset: LocalizedString("Keep grab offset", "つかんだ位置を保つ", "잡은 위치 유지")
    case .interactionEnabled: LocalizedString("Interaction enabled", "操作を有効化", "상호작용 사용")
    case .clamp: LocalizedString("Clamp to bounds", "画面内に制限", "화면 내로 제한")
    case .axisLock: LocalizedString("Axis lock", "軸を固定", "축 고정")
    case .snapToGrid: LocalizedString("Snap to grid", "グリッドに吸着", "격자에 맞추기")
    case .fling: LocalizedString("Fling", "フリック", "던지기")
    case .withLongPress: LocalizedString("With long press", "長押しで開始", "길게 눌러 시작")
    case .ownPreview: LocalizedString("Custom preview", "独自のプレビュー", "맞춤 미리보기")
    case .longPress: LocalizedString("Long press lifts", "長押しで持ち上げ", "길게 눌러 들기")
    case .slowMotion: LocalizedString("Slow motion", "スローモーション", "슬로 모션")
    case .reducedMotion: LocalizedString("Reduced motion", "視差効果を減らす", "동작 줄이기")
    case .liftDistance: LocalizedString("Lift distance", "持ち上げ距離", "들기 거리")
    case .longPressTime: LocalizedString("Long press", "長押し時間", "길게 누르기")
    case .springLoadingTime: LocalizedString("Spring loading", "開くまでの時間", "열림 지연")
    case .liftScale: LocalizedString("Lifted size", "拡大率", "확대율")
    case .liftedAlpha: LocalizedString("Lifted opacity", "不透明度", "불투명도")
    case .gapResponse: LocalizedString("Gap response", "隙間の応答", "간격 반응")
    case .gapDamping: LocalizedString("Gap damping", "隙間の減衰", "간격 감쇠")
    case .dropResponse: LocalizedString("Drop response", "ドロップの応答", "드롭 반응")
    case .dropDamping: LocalizedString("Drop damping", "ドロップの減衰", "드롭 감쇠")
    case .cancelResponse: LocalizedString("Return response", "戻りの応答", "복귀 반응")
    case .glideResponse: LocalizedString("Glide", "滑る時間", "미끄러짐")
    }
  }
}
