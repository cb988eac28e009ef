package import DragFrameIO
internal import DragGeometry
internal import PlaygroundScenes
internal import RecordingTools

extension Session {
  /// What is shown in front of the frame and belongs to no state: the mark of a recording, what the
  /// user is told, the player with its pointers, the gestures of the guide.
  package func overlay() -> DrawList? {
    guard recording != nil || playback != nil || notice != nil || guide != nil else { return nil }
    var canvas = Canvas(inFrontOf: seen)
    drawGuide(on: &canvas)
    if let playback {
      drawPointers(of: playback, on: &canvas)
      drawPlayer(of: playback, on: &canvas)
    }
    canvas.begin(.badge)
    badge?.draw(in: badgeRoom.frame, isCentered: badgeRoom.isCentered, on: &canvas)
    return DrawList(background: .clear, operations: canvas.operations)
  }

  /// Draws the guide where its page is seen.
  private func drawGuide(on canvas: inout Canvas) {
    guard playback == nil || stage.isWholeWindow else { return }
    guide?.draw(into: seen, on: &canvas)
  }

  /// What the user is told now.
  private var badge: Badge? {
    let chrome = seen.content.chrome
    if let notice {
      let short = notice.word == .recordingSaved ? fileName(of: notice.detail) : nil
      return Badge(.noticing, chrome.text(notice.word), notice.detail, short: short)
    }
    return recording.map { recording in
      Badge(.recording, recording.words(chrome, at: clock), fileName(of: recording.path))
    }
  }

  /// Where the badge is: above the player or below it, or where the chrome has room for it.
  private var badgeRoom: (frame: Rect, isCentered: Bool) {
    let layout = seen.content.chrome.layout
    guard playback != nil else { return (layout.badgeRoom, layout.centersBadge) }
    let card = playerLayout.card
    let above = card.minY - 24
    let height = min(max(max(above, window.height - card.maxY - 24), 1), 82)
    let y = above < height ? card.maxY + 12 : card.minY - 12 - height
    return (Rect(x: card.minX, y: y, width: min(card.width, 420), height: height), false)
  }

  private func drawPointers(of playback: Playback, on canvas: inout Canvas) {
    canvas.begin(.playedPointers)
    canvas.draw(
      playback.player.pointers, along: playback.timeline.pumps, at: playback.position, on: stage)
  }

  private func drawPlayer(of playback: Playback, on canvas: inout Canvas) {
    let chrome = seen.content.chrome
    let tellsCalls = !chrome.layout.tellsCalls || chrome.window != window
    PlayerBarDrawing(
      bar: bar, layout: playerLayout, playback: playback, chrome: chrome, tellsCalls: tellsCalls
    ).draw(on: &canvas, reusing: timelineCache)
  }
}

extension ActiveRecording {
  /// That it runs and for how long, in words.
  fileprivate func words(_ chrome: Chrome, at now: Microseconds) -> String {
    "\(chrome.text(.recordingRuns)) \(seconds(at: now).asMinutes)"
  }
}

/// The last part of a path.
func fileName(of path: String) -> String {
  String(path.split(separator: "/").last ?? "")
}
