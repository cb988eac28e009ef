// What a window tells of its recordings.
extension Word {
  package static let recordingRuns = Word("REC", "記録中", "녹화 중")
  package static let recordingSaved = Word("Saved", "保存しました", "저장됨")
  package static let recordingStopped = Word("Recording stopped", "記録が止まりました", "녹화가 멈춤")
  package static let noRecording = Word("No recording", "記録できません", "녹화할 수 없음")
  package static let nothingRecorded = Word("Nothing recorded yet", "まだ記録がありません", "아직 녹화가 없음")
  package static let noReplay = Word("No replay", "再生できません", "재생할 수 없음")
  package static let diverged = Word("Diverged", "記録とのずれ", "기록과 다름")
  package static let copied = Word("Copied", "コピーしました", "복사됨")
}

// The player.
extension Word {
  package static let stepBack = Word("Step back", "一つ戻る", "한 단계 뒤로")
  package static let stepForward = Word("Step forward", "次へ", "한 단계 앞으로")
  package static let slower = Word("Slower", "遅く", "느리게")
  package static let faster = Word("Faster", "速く", "빠르게")
  package static let takeOver = Word("Take over", "ここから操作", "이어서 하기")
  package static let takeOverHere = Word("Take over from here", "ここから自分で操作する", "여기서부터 직접 이어서 하기")
  package static let closePlayer = Word("Close", "閉じる", "닫기")
  package static let kindDrag = Word("Drag", "ドラッグ", "드래그")
  package static let kindKeys = Word("Keyboard", "キーボード", "키보드")
  package static let kindScroll = Word("Scroll", "スクロール", "스크롤")
  package static let kindWheel = Word("Wheel", "ホイール", "스크롤")
  package static let kindSwipe = Word("Swipe", "スワイプ", "밀기")
  package static let kindTap = Word("Tap", "タップ", "누르기")
}
