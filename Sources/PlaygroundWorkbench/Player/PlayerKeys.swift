internal import DragDrawing
internal import DragGeometry
internal import PlaygroundScenes

/// The list of the player's keys, in front of the stage.
enum PlayerKeys {
  private static let rows: [(title: LocalizedString, keys: [String])] = [
    (LocalizedString("Play, pause", "再生、一時停止", "재생, 일시 정지"), ["Space"]),
    (LocalizedString("Back, forward one step", "前へ、次へ", "이전, 다음 단계"), ["←", "→"]),
    (
      LocalizedString("Previous, next gesture", "前後のジェスチャ", "이전, 다음 제스처"),
      ["Shift+←", "Shift+→"]
    ),
    (LocalizedString("Start, end", "最初、最後", "처음, 끝"), ["Home", "End"]),
    (LocalizedString("Slower, faster", "遅く、速く", "느리게, 빠르게"), ["−", "+"]),
    (LocalizedString("Player at top, bottom", "上、下に表示", "위, 아래에 표시"), ["Page Up", "Page Down"]),
    (.takeOverHere, ["Tab"]),
    (.closePlayer, ["Esc"]),
  ]

  private static let title = LocalizedString("Keys of the player", "再生のキー", "재생 단축키")
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
    canvas.text(chrome.text(title), .title, theme.text, in: room.band(14, height: 26))
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
