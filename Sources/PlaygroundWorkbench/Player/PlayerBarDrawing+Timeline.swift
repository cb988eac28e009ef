internal import DragDrawing
internal import DragEvents
internal import PlaygroundScenes
internal import PlaygroundUI
internal import RecordingTools

extension PlayerBarDrawing {
  func drawTimeline(on canvas: inout Canvas, reusing cache: TimelineCache) {
    let timeline = playback.timeline
    canvas.fill(
      track, radius: Radius.control, theme.isDark ? Color(hex: 0x1b1b1f) : Color(hex: 0xeeeef3))
    canvas.outline(track, radius: Radius.control, theme.track)
    let blocks = cache.operations(self)
    canvas.clip(to: track) { $0.draw(blocks) }
    for mark in timeline.marks { drawFlag(at: x(of: mark.time), Color(hex: 0xe39b00), on: &canvas) }
    if let time = playback.remark?.time ?? playback.divergence?.time {
      drawFlag(at: x(of: time), theme.danger, on: &canvas)
    }
    if bar.press == nil, let point = bar.inspectedPoint(layout) {
      canvas.fill(line(at: point.x.roundedToPixel, width: 1), theme.text.opacity(percent: 45))
    }
    let playhead = x(of: playback.position)
    canvas.fill(line(at: playhead - 1, width: 2), theme.text)
    let knob = Rect(center: Point(x: playhead, y: layout.timeline.minY + 5), side: 12)
    canvas.fill(knob.insetBy(-1), radius: knob.width / 2 + 1, theme.card)
    canvas.fill(knob, radius: knob.width / 2, theme.text)
  }

  private var track: Rect { layout.timeline.inset(by: Insets(top: 8)) }

  private func x(of time: Microseconds) -> Length {
    layout.place(of: playback.timeline.share(of: time)).roundedToPixel
  }

  private func line(at x: Length, width: Length) -> Rect {
    Rect(x: x, y: layout.timeline.minY, width: width, height: layout.timeline.height)
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

  fileprivate func blocks() -> [DrawOperation] {
    var canvas = Canvas.plain
    let timeline = playback.timeline
    let (room, gap) = (track.inset(by: Insets(top: 3, bottom: 3)), Length(pixels: 2))
    let height = ((room.height - gap * (timeline.lanes - 1)) / timeline.lanes).roundedToPixel
    for (number, block) in timeline.blocks.enumerated() {
      let left = x(of: block.span.lowerBound)
      let frame = Rect(
        x: left, y: room.minY + (height + gap) * block.lane,
        width: max(x(of: block.span.upperBound) - left, 5), height: height)
      canvas.begin(.timelineBlock, number)
      draw(block, frame, on: &canvas)
    }
    return canvas.operations
  }

  private func draw(_ block: Timeline.Block, _ frame: Rect, on canvas: inout Canvas) {
    let (color, icon) = block.kind.look
    canvas.fill(frame, radius: min(Radius.chip, frame.width / 2), color)
    // Of a drag without a drop, only the edge has the full colour.
    if block.isWithoutDrop, frame.width > 6 {
      canvas.fill(frame.insetBy(1), radius: Radius.chip - 1, theme.card.opacity(percent: 45))
    }
    guard frame.height >= 16, frame.width >= 22 else { return }
    let box = Rect(x: frame.minX + 3, y: frame.minY, width: 16, height: frame.height)
    let ink = block.isWithoutDrop && !theme.isDark ? theme.text : .white
    canvas.icon(icon, size: 14, ink, in: box)
    let (room, font) = (frame.inset(by: Insets(left: 22, right: 5)), Font.heading)
    let words = [block.label, String(block.label.prefix { $0 != " " })].first {
      TextMetrics.width(of: $0, in: font) <= room.width
    }
    if let words { canvas.text(words, font, ink, in: room) }
  }
}

final class TimelineCache {
  private var key: Key?
  private var operations: [DrawOperation] = []

  private struct Key: Hashable {
    let frame: Rect
    let isDark: Bool
    let blocks: [Timeline.Block]
  }

  func operations(_ drawing: PlayerBarDrawing) -> [DrawOperation] {
    let key = Key(
      frame: drawing.layout.timeline, isDark: drawing.theme.isDark,
      blocks: drawing.playback.timeline.blocks)
    if key != self.key { (self.key, operations) = (key, drawing.blocks()) }
    return operations
  }
}

extension Gesture.Kind {
  var title: LocalizedString { LocalizedString("timeline-\(self)") }

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
