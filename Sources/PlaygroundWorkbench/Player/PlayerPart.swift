internal import DragCoding
internal import DragDrawing
internal import DragEvents
internal import DragGeometry
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI

/// A part of the player that can be pressed.
enum PlayerPart: Int, CaseIterable, Hashable {
  /// The card, which can be dragged to the other edge of the window.
  case grip
  case timeline, toStart, stepBack, toggle, stepForward, slower, faster, takeOver, close

  var id: ItemID { .control(rawValue) }

  init?(_ item: ItemID) {
    guard let part = Self.allCases.first(where: { $0.id == item }) else { return nil }
    self = part
  }

  func title(isPlaying: Bool = false) -> LocalizedString {
    let name = self != .toggle ? "\(self)".dashed : isPlaying ? "pause" : "play"
    return LocalizedString("player-\(name)")
  }

  /// Returns a button's command, icon and key; `nil` for the timeline and the card.
  func look(isPlaying: Bool) -> (command: PlayerCommand, icon: String, key: String)? {
    switch self {
    case .timeline, .grip: nil
    case .toStart: (.toStart, "to-start", "Home")
    case .stepBack: (.stepBack, "step-back", "←")
    case .toggle: (.toggle, isPlaying ? "pause" : "play", "Space")
    case .stepForward: (.stepForward, "step-forward", "→")
    case .slower: (.slower, "minus", "−")
    case .faster: (.faster, "plus", "+")
    case .takeOver: (.takeOver, "hand", "Tab")
    case .close: (.close, "cancel", "Esc")
    }
  }
}

/// A user command to the player, from a button, a key or a touch.
enum PlayerCommand: Hashable {
  case toggle, toStart, toEnd
  case stepBack, stepForward
  case previousGesture, nextGesture, slower, faster
  case hold(Microseconds), release
  case showKeys
  case takeOver, close

  init?(_ key: Key, _ modifiers: Modifiers) {
    if Shortcut.isForSheet(key, modifiers) {
      self = .showKeys
      return
    }
    let isShifted = modifiers.contains(.shift)
    switch key.name {
    case "space": self = .toggle
    case "left": self = isShifted ? .previousGesture : .stepBack
    case "right": self = isShifted ? .nextGesture : .stepForward
    case "home": self = .toStart
    case "end": self = .toEnd
    // Equals, because on most keyboards it is the plus key without Shift.
    case "plus", "equals", "up": self = .faster
    case "minus", "down": self = .slower
    case "tab", "t": self = .takeOver
    case "escape": self = .close
    default: return nil
    }
  }
}

/// The player's shortcuts sheet, shown over the stage.
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
    let plate = Rect(center: room.center, size: size).alignedToPixel
    let widgets = list.placed(in: plate.inset(by: Insets(left: 20, right: 20)))
    return Overlay(plate: plate, widgets: widgets.filter { $0.frame.maxY <= plate.maxY })
  }
}
