internal import DragDrawing
internal import DragGeometry
internal import PlaygroundScenes
internal import PlaygroundUI

extension Toast {
  /// A page's line, away from drops: in the sidebar, or else in the middle of the toolbar.
  ///
  /// `nil` if the line does not fit, as in a low window with a sidebar.
  init?(introducing line: LocalizedString, in chrome: Chrome) {
    let (look, room) = (Look.card(icon: "hand"), chrome.layout.badgeRoom)
    let space = Self.space(in: room, look)
    let lines = TextMetrics.evenLines(
      of: chrome.text(line), to: space.width, in: .caption, atMost: space.lines)
    let widest = lines.map { TextMetrics.width(of: $0, in: .caption) }.max() ?? 0
    guard widest <= space.width else { return nil }
    self.init(look, lines.map { ($0, .caption) }, in: room, isCentered: chrome.layout.centersBadge)
  }
}
