internal import DragDrawing
internal import DragKit

// MARK: - Notices around the tiles
extension PicturesScene {
  /// Draws a line at the bottom: the board cannot be changed, or how many files are still unknown.
  func drawNotices(on canvas: inout Canvas) {
    guard let words = standingNotice(canvas.language) else { return }
    let width = TextMetrics.width(of: words, in: .caption) + 28
    let box = Rect(
      x: (bounds.center.x - width / 2).roundedToPixel, y: bounds.maxY - 40, width: width, height: 28
    )
    canvas.begin(.pageHeader)
    canvas.card(box, radius: box.height / 2, .badge)
    let color = state == .failed ? canvas.theme.danger : canvas.theme.text
    canvas.text(words, .caption, color, in: box, .center)
  }

  private func standingNotice(_ language: Language) -> String? {
    if let reason { return reason }
    switch state {
    case .recorded: return LocalizedString.boardIsRecorded.text(language)
    case .readOnly: return LocalizedString.boardIsReadOnly.text(language)
    case .failed: return LocalizedString.boardNotSaved.text(language)
    case .replaced: return LocalizedString.boardWasDamaged.text(language)
    case .none, .open: break
    }
    guard hasUnknown else { return nil }
    var (known, all) = (0, 0)
    for item in model.containers.lazy.flatMap(\.items) {
      guard let picture = picture(of: item) else { continue }
      all += 1
      if picture.details != .unknown { known += 1 }
    }
    return LocalizedString(
      "Reading \(known) of \(all) pictures", "画像を読み込み中 \(known)/\(all)",
      "이미지 \(all)개 중 \(known)개 읽음"
    ).text(language)
  }

  func notice(_ language: Language) -> String? {
    selection.notice(language)
      ?? (trashNotice ?? roomNotice ?? searchProblem?.words)?.text(language)
  }

  private var roomNotice: LocalizedString? {
    guard crowdedOut > 0 else { return nil }
    let (count, most) = (crowdedOut.grouped, Self.limit.grouped)
    let verb = crowdedOut == 1 ? "picture was" : "pictures were"
    return LocalizedString(
      "\(count) \(verb) not added: a board has room for \(most)",
      "\(count)個の画像を追加できません（ボードは\(most)個まで）",
      "이미지 \(count)개를 추가하지 못함 (보드 한도 \(most)개)")
  }

  private var trashNotice: LocalizedString? {
    guard let name = untrashed.first else { return nil }
    let count = untrashed.count
    if count > 1 {
      return LocalizedString(
        "\(count) files could not be moved to the trash", "\(count)個のファイルをゴミ箱に移動できません",
        "파일 \(count)개를 휴지통으로 이동하지 못함")
    }
    let file = TextMetrics.elided(name, to: 300, in: .label)
    return LocalizedString(
      "\(file) could not be moved to the trash", "\(file)をゴミ箱に移動できません",
      "\(file): 휴지통으로 이동하지 못함")
  }

  mutating func dismissNotice() {
    selection.dismissNotice()
    (untrashed, crowdedOut, searchProblem) = ([], 0, nil)
    if state == .replaced { state = .open }
  }
}
