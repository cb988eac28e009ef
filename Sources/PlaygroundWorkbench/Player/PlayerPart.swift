internal import DragCoding
internal import DragEvents
internal import DragGeometry
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI

/// A part of the player that can be pressed.
enum PlayerPart: Int, CaseIterable, Hashable {
  /// The card, which can be dragged to the other end of the window.
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

  /// The command of a press, with its icon and its key.
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
    // On most keyboards, plus is on the key of the equals sign.
    case "plus", "equals", "up": self = .faster
    case "minus", "down": self = .slower
    case "tab", "t": self = .takeOver
    case "escape": self = .close
    default: return nil
    }
  }
}
