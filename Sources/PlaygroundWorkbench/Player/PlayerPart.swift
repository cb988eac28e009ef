internal import DragFrameIO
internal import PlaygroundScenes

/// What can be pressed in the player.
enum PlayerPart: Int, CaseIterable, Hashable {
  case timeline, toStart, stepBack, toggle, stepForward, slower, faster, takeOver, close
  /// All of the card that is nothing else: by it the player is carried.
  case grip

  /// `true` for what is pressed, and not dragged.
  var isButton: Bool { self != .timeline && self != .grip }

  /// What a press asks for; nothing where that depends on the place.
  var command: PlayerCommand? {
    switch self {
    case .timeline, .grip: nil
    case .toStart: .toStart
    case .stepBack: .stepBack
    case .toggle: .toggle
    case .stepForward: .stepForward
    case .slower: .slower
    case .faster: .faster
    case .takeOver: .takeOver
    case .close: .close
    }
  }

  /// The picture on it.
  func icon(isPlaying: Bool) -> String {
    switch self {
    case .timeline, .grip: ""
    case .toStart: "to-start"
    case .stepBack: "step-back"
    case .toggle: isPlaying ? "pause" : "play"
    case .stepForward: "step-forward"
    case .slower: "minus"
    case .faster: "plus"
    case .takeOver: "hand"
    case .close: "cancel"
    }
  }

  /// What it is called, and the key that does the same.
  func tip(isPlaying: Bool, _ chrome: Chrome) -> String {
    let (word, key): (Word, String) =
      switch self {
      case .timeline, .grip: (.replay, "")
      case .toStart: (.restart, "Home")
      case .stepBack: (.stepBack, "←")
      case .toggle: (isPlaying ? .pause : .play, "Space")
      case .stepForward: (.stepForward, "→")
      case .slower: (.slower, "−")
      case .faster: (.faster, "+")
      case .takeOver: (.takeOverHere, "Tab")
      case .close: (.closePlayer, "Esc")
      }
    return "\(chrome.text(word))   \(key)"
  }
}
