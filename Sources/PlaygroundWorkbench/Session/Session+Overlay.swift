package import DragFrameIO
internal import DragGeometry
internal import PlaygroundScenes
internal import RecordingTools

extension Session {
  /// The drawings in front of the frame that belong to no state: the guide, the player with its
  /// pointers, and the badge.
  package func overlay() -> DrawList? {
    guard recording != nil || playback != nil || notice != nil || guide != nil else { return nil }
    var canvas = Canvas()
    let chrome = seen.content.chrome
    if playback == nil || viewport.isWholeWindow { guide?.draw(into: seen, on: &canvas) }
    if let playback {
      canvas.begin(.playedPointers)
      canvas.draw(
        playback.player.pointers, along: playback.timeline.pumps, at: playback.position,
        in: viewport)
      let drawing = PlayerBarDrawing(
        bar: bar, layout: playerLayout, playback: playback, chrome: chrome,
        showsCalls: !chrome.layout.tellsCalls || chrome.window != window)
      drawing.draw(on: &canvas, reusing: timelineCache)
    }
    canvas.begin(.badge)
    let room = badgeRoom
    badge(chrome)?.draw(in: room.frame, isCentered: room.isCentered, on: &canvas)
    return DrawList(background: .clear, operations: canvas.operations)
  }

  private func badge(_ chrome: Chrome) -> Badge? {
    if let notice {
      let short = notice.word == .recordingSaved ? fileName(of: notice.detail) : nil
      return Badge(isRecording: false, chrome.text(notice.word), notice.detail, short: short)
    }
    return recording.map { recording in
      let time = recording.seconds(at: clock).asMinutes
      return Badge(
        isRecording: true, "\(chrome.text(.recordingRuns)) \(time)", fileName(of: recording.path))
    }
  }

  /// The room for the badge: above the player or below it, or the chrome's own.
  private var badgeRoom: (frame: Rect, isCentered: Bool) {
    let layout = seen.content.chrome.layout
    guard playback != nil else { return (layout.badgeRoom, layout.centersBadge) }
    let card = playerLayout.card
    let above = card.minY - 24
    let height = min(max(max(above, window.height - card.maxY - 24), 1), 82)
    let y = above < height ? card.maxY + 12 : card.minY - 12 - height
    return (Rect(x: card.minX, y: y, width: min(card.width, 420), height: height), false)
  }

  /// The layout of the player, beside the inspector with its calls.
  var playerLayout: PlayerBarLayout {
    let chrome = seen.content.chrome
    let whole = Rect(origin: .zero, size: window)
    let words = TextMetrics.width(of: chrome.text(.takeOver), in: .strongLabel)
    return PlayerBarLayout(
      in: chrome.window == window ? chrome.layout.besideInspector : whole, at: bar.place,
      takeOverWidth: words)
  }
}

func fileName(of path: String) -> String {
  String(path.split(separator: "/").last ?? "")
}
