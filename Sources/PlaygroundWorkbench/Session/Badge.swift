internal import DragFrameIO
internal import DragGeometry
internal import PlaygroundScenes

/// What the session tells of itself: a few words, and below them what they are about.
struct Badge {
  private let title: String
  private let detail: String
  /// What stands in for the detail where there is no room for it.
  private let short: String?
  private let kind: Kind

  /// What a badge tells of.
  enum Kind {
    /// A recording is being made.
    case recording
    /// Something has happened.
    case noticing
  }

  init(_ kind: Kind, _ title: String, _ detail: String, short: String? = nil) {
    (self.kind, self.title, self.detail, self.short) = (kind, title, detail, short)
  }

  /// Draws the badge where there is room for it: in the middle, or at the bottom.
  func draw(in room: Rect, isCentered: Bool, on canvas: inout Canvas) {
    let lines = lines(in: room)
    let box = box(of: lines, in: room, isCentered: isCentered)
    drawPlate(box, on: &canvas)
    var line = Rect(
      x: box.minX, y: box.minY + Self.margin, width: box.width, height: Self.pitch
    ).inset(by: Self.sides)
    canvas.text(title, Self.titleFont, .white, in: line)
    for words in lines {
      line.origin.y = line.maxY
      canvas.text(words, Self.font, Color.white.opacity(percent: 75), in: line)
    }
  }

  private static let titleFont = Font(.semibold, size: 12)
  private static let font = Font(.regular, size: 12)
  private static let pitch: Length = 17
  private static let margin: Length = 7
  /// The room for the dot, and for the round end.
  private static let sides = Insets(left: 29, right: 10)

  /// The detail in as many lines as there is room for.
  private func lines(in room: Rect) -> [String] {
    guard !detail.isEmpty else { return [] }
    let limit = (room.height - Self.margin * 2).subpixels / Self.pitch.subpixels - 1
    guard limit > 0 else { return [] }
    let width = room.inset(by: Self.sides).width
    let lines = TextMetrics.lines(of: detail, to: width, in: Self.font, atMost: limit)
    guard let short, let last = lines.last, TextMetrics.width(of: last, in: Self.font) > width
    else { return lines }
    return TextMetrics.lines(of: short, to: width, in: Self.font, atMost: limit)
  }

  /// As large as the words want it, at the bottom of the room or in its middle.
  private func box(of lines: [String], in room: Rect, isCentered: Bool) -> Rect {
    let widths =
      [TextMetrics.width(of: title, in: Self.titleFont)]
      + lines.map { TextMetrics.width(of: $0, in: Self.font) }
    let widest = (widths.max() ?? 0) + Self.sides.left + Self.sides.right
    let size = Size(
      width: min(widest, room.width), height: Self.pitch * (lines.count + 1) + Self.margin * 2)
    let middle = Rect(center: room.center, size: size).origin
    let corner = Point(x: room.minX, y: room.maxY - size.height)
    let origin = isCentered ? middle : corner
    return Rect(
      origin: Point(x: origin.x.roundedToPixel, y: origin.y.roundedToPixel), size: size)
  }

  private func drawPlate(_ box: Rect, on canvas: inout Canvas) {
    canvas.shadow(of: box, below: 2, radius: 12, blur: 8, percent: 30)
    canvas.fill(box, radius: 12, Color(hex: 0x1c1c1f))
    canvas.outline(box, radius: 12, Color.white.opacity(percent: 18))
    let dot = Rect(x: box.minX + 12, y: box.minY + Self.margin + 4, width: 9, height: 9)
    canvas.fill(dot, radius: dot.width / 2, color)
  }

  private var color: Color {
    switch kind {
    case .recording: Color(hex: 0xff453a)
    case .noticing: Color(hex: 0xffd60a)
    }
  }
}
