internal import DragFrameIO

/// What a key does to the value of an item, such as a slider, that the keyboard is at.
///
/// The keys are those of the ARIA slider pattern, GTK and Qt: arrows go by a step, Page Up and Page Down
/// by a large one, Home and End to the ends.
public enum Adjustment: String, Hashable, Sendable, CaseIterable {
  /// One step up (right, up), or down (left, down).
  case increment, decrement
  /// A large step up (Page Up), or down (Page Down).
  case largeIncrement, largeDecrement
  /// The least value (Home), or the greatest (End).
  case minimum, maximum
}

extension Adjustment {
  /// What a key asks for; nothing where it is for something else.
  init?(_ key: Key) {
    switch key {
    case .right, .up: self = .increment
    case .left, .down: self = .decrement
    case .pageUp: self = .largeIncrement
    case .pageDown: self = .largeDecrement
    case .home: self = .minimum
    case .end: self = .maximum
    default: return nil
    }
  }
}
