internal import DragDrawing
internal import DragEvents
internal import DragGeometry
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI
internal import RecordingTools

/// A drawing of the player above the window's content, in window coordinates.
struct PlayerBarDrawing {
  let bar: Hosted<PlayerBar>
  let playback: Playback
  /// The user's chrome: the player's language and colors are not those of the recording.
  let chrome: Chrome
  let newestCall: String?
  let showsCalls: Bool

  private var layout: PlayerBarLayout { bar.content.layout }
  var theme: Theme { chrome.theme }

  /// Draws the player; `drawings` caches the gestures on its timeline.
  func draw(on canvas: inout Canvas, reusing drawings: DrawingCache) {
    var own = bar.canvas(theme, chrome.language, window: bar.content.window, drawings: drawings)
    own.begin(.playerCard)
    drawCard(on: &own)
    drawCaption(on: &own)
    own.begin(.playerTimeline)
    drawTimeline(on: &own)
    own.draw(layout.widgets, as: ScreenPart.playerButton.rawValue)
    own.begin(.playerTip)
    drawTip(on: &own)
    canvas.begin(.playerCard)
    canvas.draw(own.operations)
  }

  private func drawCard(on canvas: inout Canvas) {
    let card = layout.card
    canvas.card(card, .menu)
    let grip = Rect(x: card.center.x - 18, y: card.minY + 4, width: 36, height: 4)
    let isHeld = canvas.isHot(PlayerPart.grip.id)
    canvas.fill(grip, radius: Radius.groove, theme.text.opacity(percent: isHeld ? 45 : 18))
  }

  private func drawCaption(on canvas: inout Canvas) {
    guard let caption = layout.caption else { return }
    let (name, nameFont) = (FilePath.name(of: playback.file), Font.strongCaption)
    let nameWidth = min(TextMetrics.width(of: name, in: nameFont), caption.width / 2)
    canvas.text(name, nameFont, theme.text, in: caption.column(0, width: nameWidth))
    let left = nameWidth + 12
    let (words, color) = status
    let width = min(TextMetrics.width(of: words, in: .caption) + 2, max(caption.width - left, 0))
    let box = caption.column(left, width: width)
    if !words.isEmpty { canvas.text(words, .caption, color, in: box) }
    let rest = caption.inset(by: Insets(left: left + width + 16))
    guard showsCalls, rest.width > 60, let call = newestCall else { return }
    canvas.text(call, .trace, theme.secondaryText, in: rest, .trailing)
  }

  private var status: (String, Color) {
    if let remark = playback.remark { return (remark.words, theme.danger) }
    if let divergence = playback.divergence {
      let time = (divergence.time - playback.timeline.start).clockWords
      let words = chrome.text(LocalizedString("diverged"))
      return ("\(words) \(time):  \(divergence.difference)", theme.danger)
    }
    let block = playback.timeline.block(at: playback.position)
    return (block.map(words) ?? "", theme.secondaryText)
  }

  /// The location of a touch on the timeline, or else of the mouse over it; `nil` without either.
  var inspectedPoint: Point? {
    let touches = bar.interaction.touches
    if let touch = touches.first(where: { $0.item == PlayerPart.timeline.id }) {
      return touch.location
    }
    return bar.interaction.hovered == PlayerPart.timeline.id ? bar.content.mouse : nil
  }

  private func drawTip(on canvas: inout Canvas) {
    guard let point = inspectedPoint else { return canvas.tip(of: layout.widgets) }
    let timeline = playback.timeline
    let moment = timeline.moment(at: layout.share(at: point))
    let x = layout.place(of: timeline.share(of: moment))
    let mark = timeline.moments.first { mark in
      (layout.place(of: timeline.share(of: mark.time)) - x).magnitude <= 5
    }
    let words = mark?.name ?? timeline.block(at: moment).map(words) ?? ""
    let time = (moment - timeline.start).clockWords
    let place = Rect(x: x, y: layout.timeline.minY + 4, width: 0, height: 0)
    canvas.tip(Tip(words.isEmpty ? time : "\(time)   \(words)"), beside: place, .above)
  }

  private func words(_ block: Timeline.Block) -> String {
    let kind = chrome.text(block.kind.title)
    return block.label.isEmpty ? kind : "\(kind) \(block.label)"
  }
}

// MARK: - The timeline
extension PlayerBarDrawing {
  private func drawTimeline(on canvas: inout Canvas) {
    let (timeline, track) = (playback.timeline, layout.timeline.inset(by: Insets(top: 8)))
    canvas.fill(track, radius: Radius.control, Color(hex: theme.isDark ? 0x1b1b1f : 0xeeeef3))
    canvas.outline(track, radius: Radius.control, theme.track)
    canvas.clip(to: track) { $0.draw(TimelineBlocks(timeline: timeline), in: track) }
    for mark in timeline.moments {
      drawFlag(at: x(of: mark.time), Color(hex: 0xe39b00), on: &canvas)
    }
    if let time = playback.remark?.time ?? playback.divergence?.time {
      drawFlag(at: x(of: time), theme.danger, on: &canvas)
    }
    if bar.content.holder == nil, let point = inspectedPoint {
      canvas.fill(line(at: point.x.roundedToPixel, width: 1), theme.text.opacity(percent: 45))
    }
    let playhead = x(of: playback.position)
    canvas.fill(line(at: playhead - 1, width: 2), theme.text)
    let knob = Point(x: playhead, y: layout.timeline.minY + 5)
    canvas.disc(at: knob, 14, theme.card)
    canvas.disc(at: knob, 12, theme.text)
  }

  private func x(of time: Microseconds) -> Length {
    layout.place(of: playback.timeline.share(of: time)).roundedToPixel
  }

  private func line(at x: Length, width: Length) -> Rect {
    layout.timeline.column(x - layout.timeline.minX, width: width)
  }

  private func drawFlag(at x: Length, _ color: Color, on canvas: inout Canvas) {
    canvas.fill(line(at: x, width: 1), color)
    let top = layout.timeline.minY
    let tip = Point(x: x + 8, y: top + 4)
    let flag = Path([
      .move(to: Point(x: x, y: top)), .line(to: tip), .line(to: Point(x: x, y: top + 8)), .close,
    ])
    canvas.draw(.fill(flag, color))
  }
}

/// The gestures of a recording, in lanes on its timeline.
private struct TimelineBlocks: ItemDrawing {
  let timeline: Timeline

  func draw(in frame: Rect, on canvas: inout Canvas) {
    let (room, gap) = (frame.inset(by: Insets(top: 3, bottom: 3)), Length(pixels: 2))
    let height = ((room.height - gap * (timeline.lanes - 1)) / timeline.lanes).roundedToPixel
    func x(of time: Microseconds) -> Length {
      (frame.width * timeline.share(of: time)).roundedToPixel
    }
    for (number, block) in timeline.blocks.enumerated() {
      let left = x(of: block.span.lowerBound)
      let lane = room.band((height + gap) * block.lane, height: height)
      canvas.begin(.timelineBlock, number)
      draw(
        block, in: lane.column(left, width: max(x(of: block.span.upperBound) - left, 5)),
        on: &canvas)
    }
  }

  private func draw(_ block: Timeline.Block, in frame: Rect, on canvas: inout Canvas) {
    let ((color, icon), theme) = (block.kind.look, canvas.theme)
    canvas.fill(frame, radius: min(Radius.chip, frame.width / 2), color)
    // Lighten a drag without a drop, except at its edge.
    if block.isWithoutDrop, frame.width > 6 {
      canvas.fill(frame.insetBy(1), radius: Radius.chip - 1, theme.card.opacity(percent: 45))
    }
    guard frame.height >= 16, frame.width >= 22 else { return }
    let box = frame.column(3, width: 16)
    let ink = block.isWithoutDrop && !theme.isDark ? theme.text : .white
    canvas.icon(icon, size: 14, ink, in: box)
    let (room, font) = (frame.inset(by: Insets(left: 22, right: 5)), Font.heading)
    let words = [block.label, String(block.label.prefix { $0 != " " })].first {
      TextMetrics.width(of: $0, in: font) <= room.width
    }
    if let words { canvas.text(words, font, ink, in: room) }
  }
}

extension Divergence {
  fileprivate var difference: String {
    let index = zip(calls.expected, calls.actual).prefix { $0 == $1 }.count
    let different = [("−", calls.expected), ("+", calls.actual)].compactMap { sign, calls in
      index < calls.count ? "\(sign) \(Chrome.text(for: calls[index]))" : nil
    }
    guard subsystem == .calls, !different.isEmpty else {
      return (failures + subsystems.map(\.rawValue)).joined(separator: ", ")
    }
    return different.joined(separator: "  ")
  }
}

extension Gesture.Kind {
  fileprivate var title: LocalizedString { LocalizedString("timeline-\(self)") }

  fileprivate var look: (color: Color, icon: String) {
    switch self {
    case .drag: (Color(hex: 0x0a66e8), "hand")
    case .keys: (Color(hex: 0x7a4fd0), "keyboard")
    case .drop: (Color(hex: 0x0a66e8), "import")
    case .follow: (Color(hex: 0x0b7f86), "pointer")
    case .scroll, .wheel: (Color(hex: 0x9a5b00), "scroll")
    case .swipe: (Color(hex: 0xb5367f), "swipe")
    case .press, .tap: (Color(hex: 0x6b6b76), "target")
    }
  }
}
