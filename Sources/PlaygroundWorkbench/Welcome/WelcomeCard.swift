internal import DragDrawing
internal import DragGeometry
internal import PlaygroundScenes
internal import PlaygroundUI

/// The place of a page's line, away from drops: in the sidebar, or else in the middle of the
/// toolbar.
struct WelcomeCard {
  let frame: Rect
  private let lines: [String]

  private static let font = Font.caption
  private static let lineHeight: Length = 16
  private static let margin: Length = 6
  private static let sides = Insets(left: 36, right: 12)

  /// Returns `nil` if the line does not fit, as in a low window with a sidebar.
  init?(_ line: LocalizedString, in chrome: Chrome) {
    let (layout, room) = (chrome.layout, chrome.layout.badgeRoom)
    let width = room.inset(by: Self.sides).width
    let most = (room.height - Self.margin * 2).subpixels / Self.lineHeight.subpixels
    lines = TextMetrics.evenLines(of: chrome.text(line), to: width, in: Self.font, atMost: most)
    let widest = lines.map { TextMetrics.width(of: $0, in: Self.font) }.max() ?? 0
    guard widest <= width else { return nil }
    let size = Size(
      width: widest + Self.sides.left + Self.sides.right,
      height: Self.lineHeight * lines.count + Self.margin * 2)
    let origin =
      layout.centersBadge
      ? Rect(center: room.center, size: size).origin
      : Point(x: room.minX, y: room.maxY - size.height)
    frame = Rect(
      origin: Point(x: origin.x.roundedToPixel, y: origin.y.roundedToPixel), size: size)
  }

  func draw(_ chrome: Chrome, on canvas: inout Canvas) {
    let theme = chrome.theme
    canvas.begin(.welcome)
    canvas.card(frame, radius: Radius.menu, .bar)
    let icon = Rect(
      x: frame.minX + 12, y: frame.minY + Self.margin, width: 16, height: Self.lineHeight)
    canvas.icon("hand", size: 16, theme.accent, in: icon)
    for (number, words) in lines.enumerated() {
      let line = frame.band(
        Self.margin + Self.lineHeight * number, height: Self.lineHeight)
      canvas.text(words, Self.font, theme.text, in: line.inset(by: Self.sides))
    }
  }
}
