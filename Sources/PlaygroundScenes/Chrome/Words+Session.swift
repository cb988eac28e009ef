// What a window tells of its recordings.
extension Word {
  /// The word in three languages.
  var sessionTexts: (String, String, String) {
    switch self {
    case .recordingRuns: ("REC", "記録中", "녹화 중")
    case .recordingSaved: ("Saved", "保存しました", "저장됨")
    case .recordingStopped: ("Recording stopped", "記録が止まりました", "녹화가 멈춤")
    case .noRecording: ("No recording", "記録できません", "녹화할 수 없음")
    case .nothingRecorded: ("Nothing recorded yet", "まだ記録がありません", "아직 녹화가 없음")
    case .noReplay: ("No replay", "再生できません", "재생할 수 없음")
    case .diverged: ("Diverged", "記録とのずれ", "기록과 다름")
    case .copied: ("Copied", "コピーしました", "복사됨")
    default: playerTexts
    }
  }

  private var playerTexts: (String, String, String) {
    switch self {
    case .stepBack: ("Step back", "一つ戻る", "한 단계 뒤로")
    case .stepForward: ("Step forward", "次へ", "한 단계 앞으로")
    case .slower: ("Slower", "遅く", "느리게")
    case .faster: ("Faster", "速く", "빠르게")
    case .takeOver: ("Take over", "ここから操作", "이어서 하기")
    case .takeOverHere: ("Take over from here", "ここから自分で操作する", "여기서부터 직접 이어서 하기")
    case .closePlayer: ("Close", "閉じる", "닫기")
    case .kindDrag: ("Drag", "ドラッグ", "드래그")
    case .kindKeys: ("Keyboard", "キーボード", "키보드")
    case .kindScroll: ("Scroll", "スクロール", "스크롤")
    case .kindWheel: ("Wheel", "ホイール", "스크롤")
    case .kindSwipe: ("Swipe", "スワイプ", "밀기")
    case .kindTap: ("Tap", "タップ", "누르기")
    default: ("?", "?", "?")
    }
  }
}
