internal import DragFrameIO
internal import DragGeometry
internal import PlaygroundScenes
internal import RecordingTools

// The whole recording in one line, with the playhead on it.
extension PlayerBarDrawing {
  func drawTimeline(on canvas: inout Canvas, reusing cache: TimelineCache) {
    let track = track
    canvas.fill(track, radius: 7, theme.isDark ? Color(hex: 0x1b1b1f) : Color(hex: 0xeeeef3))
    let gestures = cache.operations(self)
    canvas.clip(to: track) { $0.draw(gestures) }
    drawMarks(on: &canvas)
    if let moment = playback.oddMoment { drawDivergence(moment, on: &canvas) }
    if bar.press == nil, let point = bar.lookedAt(layout) {
      canvas.fill(line(at: point.x.roundedToPixel, width: 1), theme.text.opacity(percent: 45))
    }
    drawPlayhead(on: &canvas)
  }

  /// Where the blocks are: below the heads of the flags and of the playhead.
  private var track: Rect { layout.timeline.inset(by: Insets(top: 8)) }

  /// Draws the gestures, lane by lane.
  func blocks() -> [DrawOperation] {
    var canvas = Canvas()
    let timeline = playback.timeline
    let (room, gap) = (track.inset(by: Insets(top: 3, bottom: 3)), Length(pixels: 2))
    let height = ((room.height - gap * (timeline.lanes - 1)) / timeline.lanes).roundedToPixel
    for (number, block) in timeline.blocks.enumerated() {
      let left = layout.place(of: timeline.share(of: block.span.lowerBound)).roundedToPixel
      let right = layout.place(of: timeline.share(of: block.span.upperBound)).roundedToPixel
      let frame = Rect(
        x: left, y: room.minY + (height + gap) * block.lane, width: max(right - left, 5),
        height: height)
      canvas.begin(.timelineBlock, number)
      draw(block, frame, on: &canvas)
    }
    return canvas.operations
  }

  private func draw(_ block: Timeline.Block, _ frame: Rect, on canvas: inout Canvas) {
    let color = block.kind.look.color
    canvas.fill(frame, radius: min(5, frame.width / 2), color)
    // What came to nothing is hatched out: only its edge is as strong as the others.
    if block.isInVain, frame.width > 6 {
      canvas.fill(frame.insetBy(1), radius: 4, theme.card.opacity(percent: 45))
    }
    guard frame.height >= 16, frame.width >= 22 else { return }
    let icon = Rect(x: frame.minX + 3, y: frame.minY, width: 16, height: frame.height)
    let ink = block.isInVain && !theme.isDark ? theme.text : .white
    canvas.icon(block.kind.look.icon, size: 14, ink, in: icon)
    let room = frame.inset(by: Insets(left: 22, right: 5))
    let words = [block.label, String(block.label.prefix { $0 != " " })].first {
      TextMetrics.width(of: $0, in: Self.blockFont) <= room.width
    }
    if let words { canvas.text(words, Self.blockFont, ink, in: room) }
  }

  private static let blockFont = Font(.semibold, size: 11)

  private func drawMarks(on canvas: inout Canvas) {
    for mark in playback.timeline.marks {
      let x = layout.place(of: playback.timeline.share(of: mark.time)).roundedToPixel
      drawFlag(at: x, Color(hex: 0xe39b00), on: &canvas)
    }
  }

  private func drawDivergence(_ moment: Microseconds, on canvas: inout Canvas) {
    let x = layout.place(of: playback.timeline.share(of: moment)).roundedToPixel
    drawFlag(at: x, theme.danger, on: &canvas)
  }

  private func drawFlag(at x: Length, _ color: Color, on canvas: inout Canvas) {
    canvas.fill(line(at: x, width: 1), color)
    let top = layout.timeline.minY
    canvas.draw(
      .fill(
        Path([
          .move(to: Point(x: x, y: top)), .line(to: Point(x: x + 8, y: top + 4)),
          .line(to: Point(x: x, y: top + 8)), .close,
        ]), color))
  }

  private func drawPlayhead(on canvas: inout Canvas) {
    let x = layout.place(of: playback.timeline.share(of: playback.position)).roundedToPixel
    canvas.fill(line(at: x - 1, width: 2), theme.text)
    let knob = Rect(
      center: Point(x: x, y: layout.timeline.minY + 5), side: 12)
    canvas.fill(knob.insetBy(-1), radius: 7, theme.card)
    canvas.fill(knob, radius: 6, theme.text)
  }

  private func line(at x: Length, width: Length) -> Rect {
    Rect(x: x, y: layout.timeline.minY, width: width, height: layout.timeline.height)
  }
}

/// Remembers the gestures on the timeline as they were last drawn, since they stay while it plays.
final class TimelineCache {
  private var key: Key?
  private var drawn: [DrawOperation] = []

  /// Everything that their look depends on.
  private struct Key: Hashable {
    let frame: Rect
    let isDark: Bool
    let blocks: [Timeline.Block]
  }

  /// The gestures, drawn anew where they have to be.
  func operations(_ drawing: PlayerBarDrawing) -> [DrawOperation] {
    let key = Key(
      frame: drawing.layout.timeline, isDark: drawing.theme.isDark,
      blocks: drawing.playback.timeline.blocks)
    if key != self.key { (self.key, drawn) = (key, drawing.blocks()) }
    return drawn
  }
}

extension Gesture.Kind {
  /// The color of its blocks, on which white can be read, its icon, and what people call it.
  var look: (color: Color, icon: String, word: LocalizedString) {
    switch self {
    case .drag: (Color(hex: 0x0a66e8), "hand", .kindDrag)
    case .keys: (Color(hex: 0x7a4fd0), "keyboard", .kindKeys)
    case .follow: (Color(hex: 0x0b7f86), "pointer", .follow)
    case .scroll: (Color(hex: 0x9a5b00), "scroll", .kindScroll)
    case .wheel: (Color(hex: 0x9a5b00), "scroll", .kindWheel)
    case .swipe: (Color(hex: 0xb5367f), "swipe", .kindSwipe)
    case .press: (Color(hex: 0x6b6b76), "target", .guidePress)
    case .tap: (Color(hex: 0x6b6b76), "target", .kindTap)
    }
  }
}
