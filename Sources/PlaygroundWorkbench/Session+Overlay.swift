package import DragFrameIO
internal import DragGeometry
internal import DragRecording
internal import PlaygroundScenes

extension Session {
  /// What is shown in front of the frame and belongs to no state: the mark of a recording, what the
  /// user is told, the pointers of a playback, the gestures of the guide.
  package func overlay() -> DrawList? {
    guard recording != nil || playback != nil || notice != nil || guide != nil else { return nil }
    var canvas = Canvas()
    guide?.draw(into: seen, on: &canvas)
    canvas.own(Self.owner)
    if let playback { drawPointers(of: playback, on: &canvas) }
    if let words = badge { drawBadge(words, on: &canvas) }
    return DrawList(background: .clear, operations: canvas.operations)
  }

  /// Apart from the numbers of everything that a scene draws.
  private static let owner = -1 << 40

  private var badge: (text: String, dot: Color)? {
    let red = Color(hex: 0xff453a)
    if let playback { return (playback.words, Color(hex: 0x4c9bff)) }
    if let notice { return (notice.text, Color(hex: 0xffd60a)) }
    return recording.map { recording in
      let seconds = recording.seconds(at: clock)
      let digits = seconds % 60 < 10 ? "0\(seconds % 60)" : "\(seconds % 60)"
      return ("REC \(seconds / 60):\(digits)  \(recording.path)", red)
    }
  }

  private func drawBadge(_ badge: (text: String, dot: Color), on canvas: inout Canvas) {
    let layout = seen.content.chrome.layout
    let font = Font(.semibold, size: 12)
    let widest = max(min(layout.stage.width - (layout.hasFreeToolbar ? 288 : 24), 560), 40)
    let width = min(TextMetrics.width(of: badge.text, in: font) + 44, widest)
    // Where the toolbar has room the badge stands there; a page has its own heading.
    let y = layout.toolbar.height > 0 && layout.hasFreeToolbar ? 13 : layout.stage.minY + 10
    let box = Rect(
      x: (layout.stage.center.x - width / 2).roundedToPixel, y: y,
      width: width, height: 30)
    canvas.draw(
      .shadow(
        box.moved(by: Vector(dx: 0, dy: 2)), radius: 15, blur: 8,
        color: Color.black.opacity(percent: 30)))
    canvas.fill(box, radius: 15, Color(hex: 0x1c1c1f))
    canvas.outline(box, radius: 15, Color.white.opacity(percent: 18))
    canvas.fill(
      Rect(x: box.minX + 13, y: box.center.y - 5, width: 10, height: 10), radius: 5, badge.dot)
    canvas.text(
      badge.text, font, .white, in: box.inset(by: Insets(left: 31, right: 12)))
  }

  private func drawPointers(of playback: Playback, on canvas: inout Canvas) {
    for pointer in playback.player.pointers {
      canvas.pointer(at: pointer.location, pointer.id.kind, isPressed: pointer.isPressed)
    }
  }
}

extension Playback {
  /// What plays and how far it is, in words.
  fileprivate var words: String {
    let tenths = (player.position - player.recording.header.start).count / 100_000
    let speed = speed.map { ", \(($0.raw * 100 + 32768) / 65536) %" } ?? ""
    let state = player.divergence == nil ? "Replay" : "Replay (diverged)"
    return "\(state) \(tenths / 10).\(tenths % 10) s\(speed)  Esc stops"
  }
}
