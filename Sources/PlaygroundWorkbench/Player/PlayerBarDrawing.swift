internal import DragDrawing
internal import DragGeometry
internal import PlaygroundScenes
internal import PlaygroundUI
internal import RecordingTools

struct PlayerBarDrawing {
  let bar: PlayerBar
  let layout: PlayerBarLayout
  let playback: Playback
  /// The user's chrome: the player has the user's language and colours, not those of the recording.
  let chrome: Chrome
  let newestCall: String?
  let showsCalls: Bool

  var theme: Theme { chrome.theme }

  func draw(on canvas: inout Canvas, reusing blocks: TimelineCache) {
    canvas.begin(.playerCard)
    drawCard(on: &canvas)
    drawCaption(on: &canvas)
    canvas.begin(.playerTimeline)
    drawTimeline(on: &canvas, reusing: blocks)
    canvas.begin(.playerNumbers)
    drawTime(on: &canvas)
    if layout.speed.width > 0 {
      let words = PlaybackSpeed.words(playback.speed)
      canvas.text(words, .label, theme.text, in: layout.speed, .center)
    }
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
    canvas.shadow(of: card, radius: Radius.card, .menu)
    canvas.fill(card, radius: Radius.card, theme.card)
    canvas.outline(card, radius: Radius.card, theme.hairline)
    let grip = Rect(x: card.center.x - 18, y: card.minY + 4, width: 36, height: 4)
    let isHeld = bar.press?.part == .grip || bar.hovered(layout) == .grip
    canvas.fill(grip, radius: Radius.groove, theme.text.opacity(percent: isHeld ? 45 : 18))
  }

  private func drawCaption(on canvas: inout Canvas) {
    guard let caption = layout.caption else { return }
    func box(_ x: Length, _ width: Length) -> Rect {
      Rect(x: x, y: caption.minY, width: width, height: caption.height)
    }
    let (name, nameFont) = (fileName(of: playback.file), Font.strongCaption)
    let nameWidth = min(TextMetrics.width(of: name, in: nameFont), caption.width / 2)
    canvas.text(name, nameFont, theme.text, in: box(caption.minX, nameWidth))
    let left = caption.minX + nameWidth + 12
    let (words, color) = status
    let width = min(TextMetrics.width(of: words, in: .caption) + 2, max(caption.maxX - left, 0))
    if !words.isEmpty { canvas.text(words, .caption, color, in: box(left, width)) }
    let callLeft = left + width + 16
    let room = caption.maxX - callLeft
    guard showsCalls, room > 60, let call = newestCall else { return }
    canvas.text(call, .trace, theme.secondaryText, in: box(callLeft, room), .trailing)
  }

  private var status: (String, Color) {
    if let remark = playback.remark { return (remark.words, theme.danger) }
    if let divergence = playback.divergence {
      let time = (divergence.time - playback.timeline.start).clockWords
      return (
        "\(chrome.text(LocalizedString("diverged"))) \(time):  \(divergence.difference)",
        theme.danger
      )
    }
    let block = playback.timeline.block(at: playback.position)
    return (block.map(words) ?? "", theme.secondaryText)
  }

  private func drawTime(on canvas: inout Canvas) {
    guard layout.time.width > 0 else { return }
    let (timeline, digits) = (playback.timeline, Font.digits)
    let elapsed = (playback.position - timeline.start).clockWords
    canvas.text(elapsed, digits, theme.text, in: layout.time)
    guard layout.omission < .duration else { return }
    let left = TextMetrics.width(of: elapsed, in: digits)
    canvas.text(
      " / \(timeline.duration.clockWords)", digits, theme.secondaryText,
      in: layout.time.inset(by: Insets(left: left)))
  }

  private func drawButton(_ part: PlayerPart, _ frame: Rect, on canvas: inout Canvas) {
    let plate = frame.inset(by: Insets(top: 2, bottom: 2))
    let icon = part.look(isPlaying: playback.isPlaying).icon
    switch part {
    case .toggle:
      let isPressed = bar.isPressed(part, layout)
      canvas.fill(
        frame, radius: frame.height / 2,
        isPressed ? theme.accent.opacity(percent: 75) : theme.accent)
      if !isPressed, bar.hovered(layout) == part {
        canvas.fill(frame, radius: frame.height / 2, Color.white.opacity(percent: 14))
      }
      canvas.icon(icon, size: 20, theme.onAccent, in: frame)
    case .takeOver:
      canvas.fill(plate, radius: Radius.control, theme.accentFill)
      drawHighlight(part, plate, on: &canvas)
      guard layout.omission == .nothing else {
        return canvas.icon(icon, size: 18, theme.accent, in: frame)
      }
      let box = Rect(x: frame.minX + 8, y: frame.minY, width: 22, height: frame.height)
      canvas.icon(icon, size: 18, theme.accent, in: box)
      canvas.text(
        chrome.text(LocalizedString("take-over")), .strongLabel, theme.accent,
        in: frame.inset(by: Insets(left: 36, right: 8)))
    default:
      drawHighlight(part, plate, on: &canvas)
      let isSmall = part == .slower || part == .faster
      let speed = playback.speed
      let isAtLimit =
        part == .slower && PlaybackSpeed.below(speed) == speed
        || part == .faster && PlaybackSpeed.above(speed) == speed
      let color = isAtLimit ? theme.text.disabled : theme.text
      canvas.icon(icon, size: isSmall ? 16 : 20, color, in: frame)
    }
  }

  private func drawHighlight(_ part: PlayerPart, _ plate: Rect, on canvas: inout Canvas) {
    if bar.isPressed(part, layout) {
      canvas.fill(plate, radius: Radius.control, theme.well)
    } else if bar.hovered(layout) == part {
      canvas.fill(plate, radius: Radius.control, theme.well.opacity(percent: 60))
    }
  }

  private func drawTip(on canvas: inout Canvas) {
    if let point = bar.inspectedPoint(layout) {
      let timeline = playback.timeline
      let moment = timeline.moment(at: layout.share(at: point))
      let x = layout.place(of: timeline.share(of: moment))
      let mark = timeline.marks.first { mark in
        (layout.place(of: timeline.share(of: mark.time)) - x).magnitude <= 5
      }
      let words = mark?.name ?? timeline.block(at: moment).map(words) ?? ""
      let time = (moment - timeline.start).clockWords
      let tip = words.isEmpty ? time : "\(time)   \(words)"
      drawTip(tip, over: x, bottom: layout.timeline.minY - 2, on: &canvas)
    } else if let part = bar.hovered(layout), part.isButton, let frame = layout.parts[part] {
      let look = part.look(isPlaying: playback.isPlaying)
      let tip = "\(chrome.text(part.title(isPlaying: playback.isPlaying)))   \(look.key)"
      drawTip(tip, over: frame.center.x, bottom: frame.minY - 4, on: &canvas)
    }
  }

  private func drawTip(_ words: String, over x: Length, bottom: Length, on canvas: inout Canvas) {
    let card = layout.card.insetBy(6)
    let width = min(TextMetrics.width(of: words, in: .caption) + 20, card.width)
    let left = min(max(x - width / 2, card.minX), card.maxX - width).roundedToPixel
    let box = Rect(x: left, y: max(bottom - 26, 2), width: width, height: 26)
    canvas.fill(box, radius: Radius.control, theme.text)
    canvas.text(words, .caption, theme.window, in: box.insetBy(6), .center)
  }

  private func words(_ block: Timeline.Block) -> String {
    let kind = chrome.text(block.kind.title)
    return block.label.isEmpty ? kind : "\(kind) \(block.label)"
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
