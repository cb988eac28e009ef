internal import DragFrameIO
internal import DragGeometry
internal import PlaygroundScenes
internal import RecordingTools

/// Draws the player in front of what is played.
struct PlayerBarDrawing {
  let bar: PlayerBar
  let layout: PlayerBarLayout
  let playback: Playback
  /// The chrome of the played world, whose language and colours are the player's.
  let chrome: Chrome
  /// `true` where the newest call is told here, since the inspector is out of sight.
  let tellsCalls: Bool

  var theme: Theme { chrome.theme }

  /// Draws all of it.
  ///
  /// - Parameters:
  ///   - canvas: What to draw on.
  ///   - blocks: The gestures on the timeline, as they were last drawn.
  func draw(on canvas: inout Canvas, reusing blocks: TimelineCache) {
    canvas.begin(.playerCard)
    drawCard(on: &canvas)
    drawCaption(on: &canvas)
    canvas.begin(.playerTimeline)
    drawTimeline(on: &canvas, reusing: blocks)
    canvas.begin(.playerNumbers)
    drawTime(on: &canvas)
    drawSpeed(on: &canvas)
    for part in PlayerPart.allCases {
      guard part.isButton, let frame = layout.parts[part] else { continue }
      canvas.begin(.playerButton, part.rawValue)
      drawButton(part, frame, on: &canvas)
    }
    canvas.begin(.playerTip)
    drawTip(on: &canvas)
  }

  private func drawCard(on canvas: inout Canvas) {
    let card = layout.card
    canvas.shadow(of: card, below: 4, radius: 16, blur: 20, percent: theme.isDark ? 55 : 22)
    canvas.fill(card, radius: 16, theme.card)
    canvas.outline(card, radius: 16, theme.hairline)
    let grip = Rect(x: card.center.x - 18, y: card.minY + 4, width: 36, height: 4)
    let isHeld = bar.press?.part == .grip || bar.hovered(layout) == .grip
    canvas.fill(grip, radius: 2, theme.text.opacity(percent: isHeld ? 45 : 18))
  }

  // MARK: - Words

  /// Draws which recording it is, what is being done in it, and what was called last.
  private func drawCaption(on canvas: inout Canvas) {
    guard let caption = layout.caption else { return }
    let name = fileName(of: playback.file)
    let nameWidth = min(TextMetrics.width(of: name, in: Self.nameFont), caption.width / 2)
    canvas.text(
      name, Self.nameFont, theme.text,
      in: Rect(x: caption.minX, y: caption.minY, width: nameWidth, height: caption.height))
    let left = caption.minX + nameWidth + 12
    let (words, color) = news
    let width = min(TextMetrics.width(of: words, in: .caption) + 2, max(caption.maxX - left, 0))
    if !words.isEmpty {
      canvas.text(
        words, .caption, color,
        in: Rect(x: left, y: caption.minY, width: width, height: caption.height))
    }
    drawCall(in: caption, from: left + width + 16, on: &canvas)
  }

  /// Draws the newest call at the right, where it has room.
  private func drawCall(in caption: Rect, from left: Length, on canvas: inout Canvas) {
    let width = caption.maxX - left
    guard tellsCalls, width > 60, let call = chrome.newestCall else { return }
    canvas.text(
      call, .trace, theme.secondaryText,
      in: Rect(x: left, y: caption.minY, width: width, height: caption.height), .trailing)
  }

  private static let nameFont = Font(.semibold, size: 12)

  /// Where it diverged, or else what is being done.
  private var news: (String, Color) {
    if let remark = playback.remark { return (remark.words, theme.danger) }
    if let divergence = playback.divergence {
      let time = (divergence.time - playback.timeline.start).clockWords
      return ("\(chrome.text(.diverged)) \(time):  \(divergence.oddWords)", theme.danger)
    }
    let block = playback.timeline.block(at: playback.position)
    return (block.map(chrome.words) ?? "", theme.secondaryText)
  }

  private func drawTime(on canvas: inout Canvas) {
    guard layout.time.width > 0 else { return }
    let timeline = playback.timeline
    let elapsed = (playback.position - timeline.start).clockWords
    canvas.text(elapsed, Self.digits, theme.text, in: layout.time)
    guard layout.economy.rawValue < PlayerBarLayout.Economy.duration.rawValue else { return }
    let left = TextMetrics.width(of: elapsed, in: Self.digits)
    canvas.text(
      " / \(timeline.duration.clockWords)", Self.digits, theme.secondaryText,
      in: layout.time.inset(by: Insets(left: left)))
  }

  private static let digits = Font(.mono, size: 12)

  private func drawSpeed(on canvas: inout Canvas) {
    guard layout.speed.width > 0 else { return }
    canvas.text(
      PlaybackSpeed.words(playback.speed), .label, theme.text, in: layout.speed, .center)
  }

  // MARK: - Buttons

  private func drawButton(_ part: PlayerPart, _ frame: Rect, on canvas: inout Canvas) {
    switch part {
    case .toggle: drawToggle(frame, on: &canvas)
    case .takeOver: drawTakeOver(frame, on: &canvas)
    default:
      drawPlate(part, frame.inset(by: Insets(top: 2, bottom: 2)), on: &canvas)
      let isSmall = part == .slower || part == .faster
      let color = isUseful(part) ? theme.text : theme.text.opacity(percent: 28)
      canvas.icon(
        part.icon(isPlaying: playback.isPlaying), size: isSmall ? 16 : 20, color, in: frame)
    }
  }

  /// What is used most stands out.
  private func drawToggle(_ frame: Rect, on canvas: inout Canvas) {
    let isPressed = bar.isPressed(.toggle, layout)
    canvas.fill(frame, radius: 18, isPressed ? theme.accent.opacity(percent: 75) : theme.accent)
    if !isPressed, bar.hovered(layout) == .toggle {
      canvas.fill(frame, radius: 18, Color.white.opacity(percent: 14))
    }
    canvas.icon(
      PlayerPart.toggle.icon(isPlaying: playback.isPlaying), size: 20,
      theme.isDark ? theme.window : .white, in: frame)
  }

  private func drawTakeOver(_ frame: Rect, on canvas: inout Canvas) {
    let plate = frame.inset(by: Insets(top: 2, bottom: 2))
    canvas.fill(plate, radius: 8, theme.accentFill)
    drawPlate(.takeOver, plate, on: &canvas)
    guard layout.economy == .nothing else {
      return canvas.icon("hand", size: 18, theme.accent, in: frame)
    }
    let icon = Rect(x: frame.minX + 8, y: frame.minY, width: 22, height: frame.height)
    canvas.icon("hand", size: 18, theme.accent, in: icon)
    canvas.text(
      chrome.text(.takeOver), .strongLabel, theme.accent,
      in: frame.inset(by: Insets(left: 36, right: 8)))
  }

  private func drawPlate(_ part: PlayerPart, _ frame: Rect, on canvas: inout Canvas) {
    if bar.isPressed(part, layout) {
      canvas.fill(frame, radius: 8, theme.well)
    } else if bar.hovered(layout) == part {
      canvas.fill(frame, radius: 8, theme.well.opacity(percent: 60))
    }
  }

  /// Whether there is still a slower or a faster speed.
  private func isUseful(_ part: PlayerPart) -> Bool {
    switch part {
    case .slower: PlaybackSpeed.below(playback.speed) != playback.speed
    case .faster: PlaybackSpeed.above(playback.speed) != playback.speed
    default: true
    }
  }

  // MARK: - What the mouse is over

  private func drawTip(on canvas: inout Canvas) {
    if let point = bar.lookedAt(layout) { return drawBubble(at: point, on: &canvas) }
    guard let part = bar.hovered(layout), part.isButton, let frame = layout.parts[part] else {
      return
    }
    let words = part.tip(isPlaying: playback.isPlaying, chrome)
    drawWords(words, over: frame.center.x, bottom: frame.minY - 4, on: &canvas)
  }

  /// Draws when it was, and what was done then.
  private func drawBubble(at point: Point, on canvas: inout Canvas) {
    let timeline = playback.timeline
    let moment = timeline.moment(at: layout.share(at: point))
    let x = layout.place(of: timeline.share(of: moment))
    let mark = timeline.marks.first { mark in
      (layout.place(of: timeline.share(of: mark.time)) - x).magnitude <= 5
    }
    let words =
      mark.map(\.name) ?? timeline.block(at: moment).map(chrome.words) ?? ""
    let time = (moment - timeline.start).clockWords
    drawWords(
      words.isEmpty ? time : "\(time)   \(words)", over: x, bottom: layout.timeline.minY - 2,
      on: &canvas)
  }

  private func drawWords(
    _ words: String, over x: Length, bottom: Length, on canvas: inout Canvas
  ) {
    let card = layout.card.insetBy(6)
    let width = min(TextMetrics.width(of: words, in: .caption) + 20, card.width)
    let left = min(max(x - width / 2, card.minX), card.maxX - width).roundedToPixel
    let box = Rect(x: left, y: max(bottom - 26, 2), width: width, height: 26)
    canvas.fill(box, radius: 7, theme.text)
    canvas.text(words, .caption, theme.window, in: box.insetBy(6), .center)
  }
}

extension Divergence {
  /// The first call that is odd, as it was recorded and as it came, or what else differs.
  fileprivate var oddWords: String {
    let index = zip(calls.expected, calls.actual).prefix { $0 == $1 }.count
    let odd = [("−", calls.expected), ("+", calls.actual)].compactMap { sign, calls in
      index < calls.count ? "\(sign) \(Chrome.words(for: calls[index]))" : nil
    }
    guard subsystem == .calls, !odd.isEmpty else {
      return (failures + subsystems.map(\.rawValue)).joined(separator: ", ")
    }
    return odd.joined(separator: "  ")
  }
}

extension Chrome {
  /// What was done, in words.
  func words(for block: Timeline.Block) -> String {
    let kind = text(block.kind.look.word)
    return block.label.isEmpty ? kind : "\(kind) \(block.label)"
  }
}
