internal import DragFrameIO
internal import DragGeometry

/// What somebody at the window can ask of the player.
enum PlayerCommand: Hashable {
  /// Play on, or stand still.
  case toggle
  /// Go to the start, or to the end.
  case toStart, toEnd
  /// Go to the end of the line before, or of the next one.
  case stepBack, stepForward
  /// Go to where the gesture before began, or the next one.
  case previousGesture, nextGesture
  /// Play at the next speed below, or above.
  case slower, faster
  /// Hold the playhead at a moment, and let it go.
  case hold(Microseconds), letGo
  /// Stand elsewhere, where what it hides can be seen.
  case carry
  /// End the playback, and act on the world that is seen from here on.
  case takeOver
  /// End the playback, and go back to the world from before.
  case close

  /// What a key asks for.
  init?(_ key: Key, _ modifiers: Modifiers) {
    let isShifted = modifiers.contains(.shift)
    switch key.name {
    case "space": self = .toggle
    case "left": self = isShifted ? .previousGesture : .stepBack
    case "right": self = isShifted ? .nextGesture : .stepForward
    case "home": self = .toStart
    case "end": self = .toEnd
    // A keyboard that has plus on a key of its own says so; others say which key it is above.
    case "plus", "equals", "up": self = .faster
    case "minus", "down": self = .slower
    case "tab", "t": self = .takeOver
    case "escape": self = .close
    default: return nil
    }
  }
}

extension Playback {
  /// Does what concerns the playback alone.
  mutating func perform(_ command: PlayerCommand, at now: Microseconds) {
    isTouched = true
    switch command {
    case .toggle: toggle(at: now)
    case .toStart: pause(at: timeline.start)
    case .toEnd: pause(at: timeline.end)
    case .stepBack: pause(at: timeline.moment(before: position))
    case .stepForward: pause(at: timeline.moment(after: position))
    case .previousGesture: pause(at: timeline.gesture(before: position))
    case .nextGesture: pause(at: timeline.gesture(after: position))
    case .slower: play(at: PlaybackSpeed.below(speed), from: now)
    case .faster: play(at: PlaybackSpeed.above(speed), from: now)
    case .hold(let moment): hold(at: moment)
    case .letGo: letGo(at: now)
    case .carry, .takeOver, .close: break
    }
  }
}
