// What a window tells of its recordings.
extension LocalizedString {
  package static let recordingRuns = LocalizedString("REC", "記録中", "녹화 중")
  package static let recordingSaved = LocalizedString("Saved", "保存しました", "저장됨")
  package static let recordingStopped = LocalizedString("Recording stopped", "記録が止まりました", "녹화가 멈춤")
  package static let noRecording = LocalizedString("No recording", "記録できません", "녹화할 수 없음")
  package static let nothingRecorded = LocalizedString(
    "Nothing recorded yet", "まだ記録がありません", "아직 녹화가 없음")
  package static let noReplay = LocalizedString("No replay", "再生できません", "재생할 수 없음")
  package static let diverged = LocalizedString("Diverged", "記録とのずれ", "기록과 다름")
  package static let copied = LocalizedString("Copied", "コピーしました", "복사됨")
}

// The player.
extension LocalizedString {
  package static let stepBack = LocalizedString("Step back", "一つ戻る", "한 단계 뒤로")
  package static let stepForward = LocalizedString("Step forward", "次へ", "한 단계 앞으로")
  package static let slower = LocalizedString("Slower", "遅く", "느리게")
  package static let faster = LocalizedString("Faster", "速く", "빠르게")
  package static let takeOver = LocalizedString("Take over", "ここから操作", "이어서 하기")
  package static let takeOverHere = LocalizedString(
    "Take over from here", "ここから自分で操作する", "여기서부터 직접 이어서 하기")
  package static let closePlayer = LocalizedString("Close", "閉じる", "닫기")
  package static let kindDrag = LocalizedString("Drag", "ドラッグ", "드래그")
  package static let kindKeys = LocalizedString("Keyboard", "キーボード", "키보드")
  package static let kindScroll = LocalizedString("Scroll", "スクロール", "스크롤")
  package static let kindWheel = LocalizedString("Wheel", "ホイール", "스크롤")
  package static let kindSwipe = LocalizedString("Swipe", "スワイプ", "밀기")
  package static let kindTap = LocalizedString("Tap", "タップ", "누르기")
}
