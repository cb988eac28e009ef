internal import DragDrawing
package import DragKit
internal import PlaygroundUI

package struct GuideGesture: Sendable {
  let playground: Playground
  /// The pointer's location in the recorded window; `nil` while no pointer is in the window.
  let pointer: Point?
  let isPressed: Bool
  let lines: [CallLog.Line]

  package init(from start: Playground, to playground: Playground, pointer: Point?, isPressed: Bool)
  {
    (self.playground, self.pointer, self.isPressed) = (playground, pointer, isPressed)
    let (before, now) = (start.content.chrome.log.lines, playground.content.chrome.log.lines)
    lines = Array(now.dropFirst(before.count))
  }

  package var calls: [Call.Name] { lines.map(\.name) }

  var phase: Phase {
    let made = Set(calls)
    if made.contains(.dragEnded) { return .dropped }
    if made.contains(.dragBegan) { return made.contains(.order) ? .hovering : .lifted }
    if made.contains(.touchesEnded) { return .ended }
    if made.contains(.touchesMoved) { return .moved }
    if made.contains(.touchesBegan) { return .began }
    return isPressed ? .waiting : .approaching
  }

  enum Phase: Hashable {
    case approaching
    // In the style *Touch*.
    case began, moved, ended
    // In the style *Drag*.
    case waiting, lifted, hovering, dropped

    var headline: LocalizedString { LocalizedString("guide-phase-\(self)") }
    var detail: LocalizedString? { headline.attribute("detail") }
  }
}

extension GuideGesture {
  func drawTiles(in panel: Rect, on canvas: inout Canvas) {
    let window = playground.content.chrome.window
    guard window.height > 0, !panel.isEmpty else { return }
    let scale = Fraction(panel.height.subpixels, window.height.subpixels)
    let transform = Transform(scale: scale, offset: panel.origin - Point.zero)
    canvas.clip(to: panel.insetBy(-8)) { canvas in
      canvas.group(alpha: .one, transform) { canvas in
        var content = playground.content
        content.chrome.isDark = canvas.theme.isDark
        let shown = Playground(
          content: content, interaction: playground.interaction, scale: playground.scale)
        canvas.draw(shown.frame().operations)
      }
      guard let pointer else { return }
      canvas.begin(.guidePointer)
      canvas.pointer(
        at: panel.origin + Vector(dx: pointer.x * scale, dy: pointer.y * scale),
        isPressed: isPressed,
        ring: min(max(Self.ring * scale, 20), 36))
    }
  }

  private static let ring: Length = 50

  /// Draws the newest calls, and above them the number of hidden earlier ones.
  func drawCalls(in box: Rect, on canvas: inout Canvas) {
    guard box.width > 40 else { return }
    let room = max(box.height.subpixels / Self.pitch.subpixels, 0)
    let shown = lines.suffix(lines.count > room ? max(room - 1, 0) : room)
    let first = lines.count > shown.count ? 1 : 0
    if first == 1, room > 0 {
      canvas.text(
        "+\(lines.count - shown.count)", .trace, canvas.theme.secondaryText,
        in: box.band(0, height: Self.pitch))
    }
    for (row, line) in shown.enumerated() {
      let frame = box.band(Self.pitch * (row + first), height: Self.pitch)
      let isNewest = row == shown.count - 1
      if isNewest {
        let plate = frame.insetBy(-1).inset(by: Insets(left: -7, right: -5))
        canvas.fill(plate, radius: Radius.control, canvas.theme.accentFill)
      }
      draw(line, isNewest: isNewest, in: frame, on: &canvas)
    }
  }

  private static let pitch: Length = 20

  private func draw(_ line: CallLog.Line, isNewest: Bool, in box: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    let count = line.count > 1 ? "×\(line.count)" : ""
    let room = TextMetrics.width(of: line.name.rawValue, in: .trace) + 8
    canvas.text(line.name.rawValue, .trace, isNewest ? theme.accent : theme.text, in: box)
    canvas.text(count, .trace, theme.secondaryText, in: box, .trailing)
    let rest = box.inset(
      by: Insets(left: room, right: TextMetrics.width(of: count, in: .trace) + 4))
    guard line.name == .order else {
      return canvas.text(line.details, .trace, theme.secondaryText, in: rest)
    }
    drawOrder(line.details, in: rest, on: &canvas)
  }

  private func drawOrder(_ words: String, in box: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    let tiles = words.split(separator: " ").compactMap { TileColor(rawValue: String($0)) }
    for (index, tile) in tiles.enumerated() {
      let frame = Rect(
        x: box.minX + Length(pixels: 16) * index, y: box.center.y - 6, width: 12, height: 12)
      canvas.fill(frame, radius: Radius.chip, tile.color)
      if theme.isDark, tile == .black { canvas.outline(frame, radius: Radius.chip, theme.hairline) }
    }
  }
}
