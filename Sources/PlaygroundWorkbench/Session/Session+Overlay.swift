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
        newestCall: chrome.newestCall,
        // In a small stage, the recorded list of calls cannot be read.
        showsCalls: !chrome.showsCalls || viewport.transform.scale < .percent(75))
      drawing.draw(on: &canvas, reusing: timelineCache)
      if bar.showsKeys { PlayerKeys.draw(in: stageRoom, drawing.chrome, on: &canvas) }
    }
    if let line {
      welcome?.demonstration?.draw(on: &canvas)
      WelcomeCard(line, in: chrome)?.draw(chrome, on: &canvas)
    }
    demonstration?.draw(on: &canvas)
    canvas.begin(.badge)
    if let notice, let control = notice.control {
      canvas.tip(chrome.text(notice.word), mark: "check", beside: control)
    }
    let room = badgeRoom
    badge(chrome)?.draw(in: room.frame, isCentered: room.isCentered, on: &canvas)
    if playback == nil, let recording {
      chrome.drawStopButton(after: recording.seconds(at: clock), on: &canvas)
    }
    return DrawList(background: .clear, operations: canvas.operations)
  }

  private func badge(_ chrome: Chrome) -> Badge? {
    if let notice, notice.control == nil {
      let short =
        notice.word == LocalizedString("recording-saved") ? fileName(of: notice.detail) : nil
      return Badge(
        isRecording: false, title: chrome.text(notice.word), detail: notice.detail,
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

  var playerLayout: PlayerBarLayout { playerLayout(at: bar.place) }

  private func playerLayout(at place: PlayerPlace) -> PlayerBarLayout {
    let words = TextMetrics.width(
      of: live.world.content.chrome.text(LocalizedString("take-over")), in: .strongLabel)
    return PlayerBarLayout(
      in: Rect(origin: .zero, size: window), at: place, takeOverWidth: words)
  }

  /// The part of the window beside the docked player.
  var stageRoom: Rect {
    let whole = Rect(origin: .zero, size: window)
    let card = playerLayout(at: bar.edge).card
    let (top, bottom) =
      card.center.y < whole.center.y
      ? (card.maxY + 12, whole.maxY) : (whole.minY, card.minY - 12)
    return Rect(x: whole.minX, y: top, width: whole.width, height: max(bottom - top, 1))
  }
}

private struct Badge {
  let isRecording: Bool
  let title: String
  let detail: String
  var shortDetail: String?

  private static let titleFont = Font.strongCaption
  private static let font = Font.caption
  private static let lineHeight: Length = 17
  private static let margin: Length = 7
  private static let sides = Insets(left: 29, right: 10)

  func draw(in room: Rect, isCentered: Bool, on canvas: inout Canvas) {
    let (titles, lines) = (titles(in: room), lines(in: room))
    let box = box(of: titles, lines, in: room, isCentered: isCentered)
    canvas.shadow(of: box, radius: Radius.menu, .bar)
    canvas.fill(box, radius: Radius.menu, .ink)
    canvas.outline(box, radius: Radius.menu, Color.white.opacity(percent: 18))
    let mark = Rect(x: box.minX + 12, y: box.minY + Self.margin + 4, width: 9, height: 9)
    canvas.fill(mark, radius: mark.width / 2, Color(hex: isRecording ? 0xff453a : 0xffd60a))
    var line = Rect(
      x: box.minX, y: box.minY + Self.margin, width: box.width, height: Self.lineHeight
    ).inset(by: Self.sides)
    for words in titles {
      canvas.text(words, Self.titleFont, .white, in: line)
      line.origin.y = line.maxY
    }
    for words in lines {
      canvas.text(words, Self.font, Color.white.opacity(percent: 75), in: line)
      line.origin.y = line.maxY
    }
  }

  /// The title, on two lines if one is too short and no other title follows.
  private func titles(in room: Rect) -> [String] {
    guard detail.isEmpty else { return [title] }
    let width = room.inset(by: Self.sides).width
    return TextMetrics.lines(of: title, to: width, in: Self.titleFont, atMost: 2)
  }

  private func lines(in room: Rect) -> [String] {
    guard !detail.isEmpty else { return [] }
    let limit = (room.height - Self.margin * 2).subpixels / Self.lineHeight.subpixels - 1
    guard limit > 0 else { return [] }
    let width = room.inset(by: Self.sides).width
    let lines = TextMetrics.lines(of: detail, to: width, in: Self.font, atMost: limit)
    guard let shortDetail, let last = lines.last,
      TextMetrics.width(of: last, in: Self.font) > width
    else { return lines }
    return TextMetrics.lines(of: shortDetail, to: width, in: Self.font, atMost: limit)
  }

  private func box(
    of titles: [String], _ lines: [String], in room: Rect, isCentered: Bool
  ) -> Rect {
    let widths =
      titles.map { TextMetrics.width(of: $0, in: Self.titleFont) }
      + lines.map { TextMetrics.width(of: $0, in: Self.font) }
    let widest = widths.reduce(0, max)
    let width = min(widest + Self.sides.left + Self.sides.right, room.width)
    let height = Self.lineHeight * (titles.count + lines.count) + Self.margin * 2
    let x = isCentered ? room.center.x - width / 2 : room.minX
    let y = isCentered ? room.center.y - height / 2 : room.maxY - height
    return Rect(x: x.roundedToPixel, y: y.roundedToPixel, width: width, height: height)
  }
}

func fileName(of path: String) -> String {
  String(path.split(separator: "/").last ?? "")
}
