/// A language of the interface.
package enum Language: String, Hashable, Sendable, CaseIterable {
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
enum Word: CaseIterable {
  case scenes, colours, undo, redo, reset, record, replay
  case inspector, appearance, feel, calls, longPress, slowMotion, reducedMotion, ownPreview,
    copyTuning
  case liftDistance, longPressTime, liftScale, liftedAlpha
  case gapResponse, gapDamping, dropResponse, dropDamping, cancelResponse
  case copy, copyHint, forbidden, forbiddenHint, cancel, cancelHint, images, imagesHint
  case closure, closureHint, closurePlace, closurePlaceHint

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
    case .colours: ("Colours", "カラー", "색상")
    case .undo: ("Undo", "取り消す", "실행 취소")
    case .redo: ("Redo", "やり直す", "다시 실행")
    case .reset: ("Reset", "リセット", "초기화")
    case .record: ("Record", "記録", "녹화")
    case .replay: ("Replay", "再生", "재생")
    case .inspector: ("Inspector", "インスペクタ", "속성 보기")
    case .appearance: ("Light or dark", "ライト／ダーク", "밝게 또는 어둡게")
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
    case .liftScale: ("Lifted size", "拡大率", "든 크기")
    case .liftedAlpha: ("Lifted opacity", "不透明度", "든 불투명도")
    case .gapResponse: ("Gap response", "隙間の応答", "간격 반응")
    case .gapDamping: ("Gap damping", "隙間の減衰", "간격 감쇠")
    case .dropResponse: ("Drop response", "ドロップの応答", "놓기 반응")
    case .dropDamping: ("Drop damping", "ドロップの減衰", "놓기 감쇠")
    case .cancelResponse: ("Return response", "戻りの応答", "복귀 반응")
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
    default: ("?", "?", "?")
    }
  }
}
