package import DragDrawing
internal import DragGeometry
internal import PlaygroundScenes
internal import PlaygroundUI
internal import RecordingTools

extension Session {
  package func overlay() -> DrawList? {
    let (line, demonstration) = (line, player == nil ? tour?.demonstration : nil)
    let isBusy = recording != nil || player != nil || notice != nil
    guard isBusy || line != nil || demonstration != nil else { return nil }
    var canvas = Canvas(inFrontOf: seen)
    let chrome = seen.content.chrome
    player?.draw(guide, playground.content.chrome, on: &canvas)
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
    badge(chrome)?.draw(on: &canvas)
    if player == nil, let recording {
      chrome.drawStopButton(after: recording.seconds(at: clock), on: &canvas)
    }
    return DrawList(background: .clear, operations: canvas.operations)
  }

  /// Returns the badge of a notice that is not beside a control; without such a notice, `nil`, or
  /// in a bare window, which has no stop button, the badge of the running recording.
  private func badge(_ chrome: Chrome) -> Toast? {
    if let notice, notice.control == nil {
      let isFile = notice.cause == .recordingSaved
      return badge(
        chrome.text(notice.words), notice.detail,
        or: isFile ? FilePath.name(of: notice.detail) : nil, dot: 0xffd60a)
    }
    guard chrome.isBare, let recording else { return nil }
    let time = recording.seconds(at: clock).asMinutes
    return badge(
      "\(chrome.text(LocalizedString("recording-runs"))) \(time)",
      FilePath.name(of: recording.path), dot: 0xff453a)
  }

  /// Returns a badge with a title and a detail; without a detail, the title has up to two lines.
  ///
  /// The detail fills the lines below the title; if its last line is too wide, `short` replaces it.
  private func badge(
    _ title: String, _ detail: String, or short: String? = nil, dot: UInt32
  ) -> Toast {
    let (room, isCentered) = badgeRoom
    let look = Toast.Look.dark(dot: Color(hex: dot))
    let (width, count) = Toast.space(in: room, look)
    func lines(of words: String, _ font: Font, atMost limit: Int) -> [(String, Font)] {
      TextMetrics.lines(of: words, to: width, in: font, atMost: limit).map { ($0, font) }
    }
    if detail.isEmpty {
      let titles = lines(of: title, .strongCaption, atMost: 2)
      return Toast(look, titles, in: room, isCentered: isCentered)
    }
    var details = count > 1 ? lines(of: detail, .caption, atMost: count - 1) : []
    if let short, let last = details.last,
      TextMetrics.width(of: last.0, in: .caption) > width
    {
      details = lines(of: short, .caption, atMost: count - 1)
    }
    return Toast(look, [(title, .strongCaption)] + details, in: room, isCentered: isCentered)
  }

  private var badgeRoom: (frame: Rect, isCentered: Bool) {
    if let player { return (player.badgeRoom, false) }
    let layout = seen.content.chrome.layout
    return (layout.badgeRoom, layout.centersBadge)
  }
}
