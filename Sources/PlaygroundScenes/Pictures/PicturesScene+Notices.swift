internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

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
    case .recorded, .readOnly, .failed, .replaced:
      return LocalizedString("board-\(state)".dashed).text(language)
    case .none, .open: break
    }
    guard hasUnknown else { return nil }
    let pictures = model.containers.lazy.flatMap(\.items).compactMap { picture(of: $0) }
    let known = pictures.count { $0.details != .unknown }
    return LocalizedString("reading-pictures", ["known": "\(known)", "all": "\(pictures.count)"])
      .text(language)
  }

  func notice(_ language: Language) -> String? {
    selection.notice(language)
      ?? (trashNotice ?? roomNotice ?? searchProblem?.words)?.text(language)
  }

  private var roomNotice: LocalizedString? {
    guard crowdedOut > 0 else { return nil }
    let strings = ["count": crowdedOut.grouped, "limit": Self.limit.grouped]
    return LocalizedString("board-full", strings)
  }

  private var trashNotice: LocalizedString? {
    guard let name = untrashed.first else { return nil }
    let count = untrashed.count
    if count > 1 { return LocalizedString("pictures-not-trashed", ["count": "\(count)"]) }
    let file = TextMetrics.elided(name, to: 300, in: .label)
    return LocalizedString("picture-not-trashed", ["file": file])
  }

  mutating func dismissNotice() {
    selection.dismissNotice()
    (untrashed, crowdedOut, searchProblem) = ([], 0, nil)
    if state == .replaced { state = .open }
  }
}
