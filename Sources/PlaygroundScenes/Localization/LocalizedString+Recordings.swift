// Recordings as things that are kept and shared.
extension LocalizedString {
  static let replayNewest = Self("Replay the newest recording", "最後の記録を再生", "마지막 녹화 재생")
  static let recordings = Self("Recordings", "記録", "녹화")
  package static let stopRecording = Self("Stop recording", "記録を停止", "녹화 중지")

  // The card of a recording.
  static let recording = Self("Recording", "記録", "녹화")
  static let recordingDone = Self("Recording saved", "記録を保存しました", "녹화 저장됨")
  static let saveAsGIF = Self("Save as GIF", "GIFで保存", "GIF로 저장")
  static let saveAsMP4 = Self("Save as MP4", "MP4で保存", "MP4로 저장")
  static let showInFolder = Self("Show in folder", "フォルダを表示", "폴더 보기")
  static let keepAsTest = Self("Keep as test", "テストにする", "테스트로 저장")
  static let savingGIF = Self("Saving the GIF", "GIFを保存中", "GIF 저장 중")
  static let savingMP4 = Self("Saving the MP4", "MP4を保存中", "MP4 저장 중")
  static let keepingTest = Self("Making the test", "テストを作成中", "테스트 만드는 중")
  static let notSaved = Self("Not saved", "保存できません", "저장하지 못함")
  static let gifNeedsFFmpeg = Self("GIF needs ffmpeg", "GIFにはffmpeg", "GIF: ffmpeg 필요")
  static let mp4NeedsFFmpeg = Self("MP4 needs ffmpeg", "MP4にはffmpeg", "MP4: ffmpeg 필요")
  static let noFileManager = Self(
    "There is no file manager", "ファイルマネージャがありません", "파일 관리자 없음")
  static let filmsNeedFFmpeg = Self(
    "ffmpeg is not installed", "ffmpegがありません", "ffmpeg가 없음")
  static let installFFmpeg = Self(
    "Install the package ffmpeg to save films", "動画を保存するにはffmpegを入れてください",
    "영상을 저장하려면 ffmpeg 필요")

  // The page of recordings.
  static let readingRecording = Self("Loading …", "読み込み中…", "읽는 중…")
  static let unreadableRecording = Self("Cannot be read", "読み込めません", "읽을 수 없음")
  static let noRecordings = Self("No recordings yet", "記録がありません", "녹화가 없음")
  static let noRecordingsHint = Self(
    "Open a scene, press the red button, drag, and press it again",
    "シーンを開き、赤いボタンを押し、ドラッグして、もう一度押します", "장면을 열고 빨간 버튼을 누르고 드래그한 뒤 다시 누르세요")
  static let recordingsHint = Self(
    "Double-click to replay, or drag to another program", "ダブルクリックで再生、ほかのアプリへもドラッグできます",
    "두 번 눌러 재생, 다른 창으로 드래그 가능")
  static let share = Self("Share", "共有", "공유")
  static let rename = Self("Rename", "名前を変更", "이름 바꾸기")
  package static let movedToTrash = Self("Moved to the trash", "ゴミ箱へ移動しました", "휴지통으로 이동함")
  static let moveToTrash = Self("Move to trash", "ゴミ箱へ移動", "휴지통으로 이동")
}
