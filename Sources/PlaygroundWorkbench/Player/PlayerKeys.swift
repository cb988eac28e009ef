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

  static func overlay(in stage: Rect) -> Overlay {
    let list = WidgetLayout.column(
      of: [
        .space(14), .widget(.text(LocalizedString("player-keys"), .title), 26), .space(12),
      ] + rows.map { .widget(Widget(.keys($0.keys, $0.title)), 26) })
    let room = stage.insetBy(8)
    let size = Size(
      width: max(min(340, room.width), 1),
      height: max(min(list.contentLength + 14, room.height), 1))
    let plate = Rect(
      x: (room.center.x - size.width / 2).roundedToPixel,
      y: (room.center.y - size.height / 2).roundedToPixel, width: size.width, height: size.height)
    let widgets = list.placed(in: plate.inset(by: Insets(left: 20, right: 20)))
    return Overlay(plate: plate, widgets: widgets.filter { $0.frame.maxY <= plate.maxY })
  }
}
