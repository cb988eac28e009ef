internal import DragDrawing
internal import DragGeometry
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI
internal import RecordingTools

struct PlayerBarDrawing {
  let bar: Hosted<PlayerBar>
  let layout: PlayerBarLayout
  let playback: Playback
  /// The user's chrome: the player has the user's language and colours, not those of the recording.
  let chrome: Chrome
  let window: Size
  let newestCall: String?
  let showsCalls: Bool

  var theme: Theme { chrome.theme }

  func draw(on canvas: inout Canvas, reusing blocks: TimelineCache) {
    var own = bar.canvas(theme, chrome.language, window: window)
    own.begin(.playerCard)
    drawCard(on: &own)
    drawCaption(on: &own)
    own.begin(.playerTimeline)
    drawTimeline(on: &own, reusing: blocks)
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

  /// The place on the timeline that the user looks at: under a touch, or else under the mouse.
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
    let mark = timeline.marks.first { mark in
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
