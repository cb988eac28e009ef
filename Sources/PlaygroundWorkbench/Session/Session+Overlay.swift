package import DragDrawing
internal import DragGeometry
internal import PlaygroundScenes
internal import PlaygroundUI
internal import RecordingTools

extension Session {
  package func overlay() -> DrawList? {
    let (line, demonstration) = (line, playback == nil ? tour?.demonstration : nil)
    let isBusy = recording != nil || playback != nil || notice != nil
    guard isBusy || line != nil || demonstration != nil else { return nil }
    var canvas = Canvas(inFrontOf: seen)
    let chrome = seen.content.chrome
    if let playback {
      if let guide {
        canvas.group(alpha: .one, viewport.transform) { guide.draw(into: seen, on: &$0) }
      }
      canvas.begin(.playedPointers)
      canvas.draw(
        playback.player.pointers, along: playback.timeline.pumps, at: playback.position,
        in: viewport)
      let drawing = PlayerBarDrawing(
        bar: bar, layout: playerLayout, playback: playback, chrome: live.world.content.chrome,
        window: window, newestCall: chrome.newestCall,
        // In a small stage, the recorded list of calls cannot be read.
        showsCalls: !chrome.showsCalls || viewport.transform.scale < .percent(75))
      drawing.draw(on: &canvas, reusing: timelineCache)
      if bar.content.showsKeys {
        var own = bar.canvas(drawing.theme, drawing.chrome.language, window: window)
        own.draw(PlayerKeys.overlay(in: stageRoom), as: ScreenPart.playerKeys.rawValue)
        canvas.begin(.playerKeys)
        canvas.draw(own.operations)
      }
    }
    if let line {
      welcome?.demonstration?.draw(on: &canvas)
      canvas.begin(.welcome)
      Toast(introducing: line, in: chrome)?.draw(on: &canvas)
    }
    demonstration?.draw(on: &canvas)
    canvas.begin(.badge)
    if let notice, let control = notice.control {
      canvas.tip(Tip(chrome.text(notice.words), mark: "check"), beside: control)
    }
    badge(chrome)?.toast(in: badgeRoom).draw(on: &canvas)
    if playback == nil, let recording {
      chrome.drawStopButton(after: recording.seconds(at: clock), on: &canvas)
    }
    return DrawList(background: .clear, operations: canvas.operations)
  }

  private func badge(_ chrome: Chrome) -> Badge? {
    if let notice, notice.control == nil {
      let short =
        notice.cause == .recordingSaved ? fileName(of: notice.detail) : nil
      return Badge(
        isRecording: false, title: chrome.text(notice.words), detail: notice.detail,
        shortDetail: short)
    }
    // The stop button shows the time.
    guard chrome.isBare else { return nil }
    return recording.map { recording in
      let time = recording.seconds(at: clock).asMinutes
      return Badge(
        isRecording: true, title: "\(chrome.text(LocalizedString("recording-runs"))) \(time)",
        detail: fileName(of: recording.path))
    }
  }

  private var badgeRoom: (frame: Rect, isCentered: Bool) {
    let layout = seen.content.chrome.layout
    guard playback != nil else { return (layout.badgeRoom, layout.centersBadge) }
    let card = playerLayout.card
    let above = card.minY - 24
    let height = min(max(max(above, window.height - card.maxY - 24), 1), 82)
    let y = above < height ? card.maxY + 12 : card.minY - 12 - height
    return (Rect(x: card.minX, y: y, width: min(card.width, 420), height: height), false)
  }

  var playerLayout: PlayerBarLayout { playerLayout(at: bar.content.place) }

  private func playerLayout(at place: PlayerPlace) -> PlayerBarLayout {
    let words = TextMetrics.width(
      of: live.world.content.chrome.text(LocalizedString("take-over")), in: .strongLabel)
    return PlayerBarLayout(
      in: Rect(origin: .zero, size: window), at: place, takeOverWidth: words,
      playback?.look ?? PlayerLook())
  }

  /// The part of the window beside the docked player.
  var stageRoom: Rect {
    let whole = Rect(origin: .zero, size: window)
    let card = playerLayout(at: bar.content.edge).card
    let (top, bottom) =
      card.center.y < whole.center.y
      ? (card.maxY + 12, whole.maxY) : (whole.minY, card.minY - 12)
    return Rect(x: whole.minX, y: top, width: whole.width, height: max(bottom - top, 1))
  }
}

/// A notice of the session, or that it is recorded.
private struct Badge {
  let isRecording: Bool
  let title: String
  let detail: String
  var shortDetail: String?

  func toast(in room: (frame: Rect, isCentered: Bool)) -> Toast {
    let look = Toast.Look.dark(dot: Color(hex: isRecording ? 0xff453a : 0xffd60a))
    let space = Toast.space(in: room.frame, look)
    let lines =
      titles(to: space.width).map { ($0, Font.strongCaption) }
      + details(to: space.width, atMost: space.lines - 1).map { ($0, Font.caption) }
    return Toast(look, lines, in: room.frame, isCentered: room.isCentered)
  }

  /// The title, on two lines if one is too short and no other text follows.
  private func titles(to width: Length) -> [String] {
    guard detail.isEmpty else { return [title] }
    return TextMetrics.lines(of: title, to: width, in: .strongCaption, atMost: 2)
  }

  private func details(to width: Length, atMost limit: Int) -> [String] {
    guard !detail.isEmpty, limit > 0 else { return [] }
    let lines = TextMetrics.lines(of: detail, to: width, in: .caption, atMost: limit)
    guard let shortDetail, let last = lines.last,
      TextMetrics.width(of: last, in: .caption) > width
    else { return lines }
    return TextMetrics.lines(of: shortDetail, to: width, in: .caption, atMost: limit)
  }
}

func fileName(of path: String) -> String {
  String(path.split(separator: "/").last ?? "")
}
