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
  var command: PlayerCommand? { look(isPlaying: false).command }

  /// The picture on it.
  func icon(isPlaying: Bool) -> String { look(isPlaying: isPlaying).icon }

  /// What it is called, and the key that does the same.
  func tip(isPlaying: Bool, _ chrome: Chrome) -> String {
    let look = look(isPlaying: isPlaying)
    return "\(chrome.text(look.word))   \(look.key)"
  }

  private func look(
    isPlaying: Bool
  ) -> (command: PlayerCommand?, icon: String, word: LocalizedString, key: String) {
    switch self {
    case .timeline, .grip: (nil, "", .replay, "")
    case .toStart: (.toStart, "to-start", .restart, "Home")
    case .stepBack: (.stepBack, "step-back", .stepBack, "←")
    case .toggle: (.toggle, isPlaying ? "pause" : "play", isPlaying ? .pause : .play, "Space")
    case .stepForward: (.stepForward, "step-forward", .stepForward, "→")
    case .slower: (.slower, "minus", .slower, "−")
    case .faster: (.faster, "plus", .faster, "+")
    case .takeOver: (.takeOver, "hand", .takeOverHere, "Tab")
    case .close: (.close, "cancel", .closePlayer, "Esc")
    }
  }
}
