internal import DragDrawing
internal import DragGeometry
internal import PlaygroundScenes
internal import PlaygroundUI

/// The list of the player's keys, in front of the stage.
enum PlayerKeys {
  private static let rows: [(title: LocalizedString, keys: [String])] = [
    (LocalizedString("player-key-play"), ["Space"]),
    (LocalizedString("player-key-step"), ["←", "→"]),
    (LocalizedString("player-key-gesture"), ["Shift+←", "Shift+→"]),
    (LocalizedString("player-key-ends"), ["Home", "End"]),
    (LocalizedString("player-key-speed"), ["−", "+"]),
    (LocalizedString("player-key-place"), ["Page Up", "Page Down"]),
    (PlayerPart.takeOver.title(), ["Tab"]),
    (PlayerPart.close.title(), ["Esc"]),
  ]

  private static let rowHeight: Length = 26
  private static let top: Length = 52
  private static let size = Size(width: 340, height: top + rowHeight * rows.count + 14)

  static func plate(in stage: Rect) -> Rect {
    let room = stage.insetBy(8)
    let size = Size(
      width: max(min(size.width, room.width), 1), height: max(min(size.height, room.height), 1))
    return Rect(
      x: (room.center.x - size.width / 2).roundedToPixel,
      y: (room.center.y - size.height / 2).roundedToPixel, width: size.width, height: size.height)
  }

  static func draw(in stage: Rect, _ chrome: Chrome, on canvas: inout Canvas) {
    let (plate, theme) = (plate(in: stage), chrome.theme)
    canvas.begin(.playerKeys)
    canvas.shadow(of: plate, radius: Radius.card, .menu)
    canvas.fill(plate, radius: Radius.card, theme.card)
    canvas.outline(plate, radius: Radius.card, theme.hairline)
    let room = plate.inset(by: Insets(left: 20, right: 20))
    let title = chrome.text(LocalizedString("player-keys"))
    canvas.text(title, .title, theme.text, in: room.band(14, height: 26))
    for (index, row) in rows.enumerated() {
      let frame = room.band(top + rowHeight * index, height: rowHeight)
      guard frame.maxY <= plate.maxY else { return }
      let left = canvas.keyCaps(row.keys, in: frame, theme)
      canvas.text(
        chrome.text(row.title), .label, theme.text,
        in: frame.inset(by: Insets(right: frame.maxX - left + 8)))
    }
  }
}
