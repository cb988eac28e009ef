/// The distance and direction in which a key moves the focus or the dragged items, or scrolls.
enum MoveCommand: Hashable, Sendable {
  case step(Direction)
  case page(Direction)
  case end(Direction)

  var direction: Direction {
    switch self {
    case .step(let direction), .page(let direction), .end(let direction): direction
    }
  }

  /// Creates the command of an arrow, page, Home or End key; `nil` for any other key.
  init?(_ key: Key, along axis: Axis) {
    switch key {
    case .pageUp, .pageDown: self = .page(Direction(along: axis, isForward: key == .pageDown))
    case .home, .end: self = .end(Direction(along: axis, isForward: key == .end))
    default:
      guard let direction = Direction(key) else { return nil }
      self = .step(direction)
    }
  }
}
