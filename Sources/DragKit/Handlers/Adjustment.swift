internal import DragFrameIO

/// A change of an item's value by the keyboard, for example of a slider's.
///
/// The keys are those of the ARIA slider pattern, GTK and Qt.
public enum Adjustment: String, Hashable, Sendable, CaseIterable {
  /// One step up (right, up), or down (left, down).
  case increment, decrement
  /// A large step up (Page Up), or down (Page Down).
  case largeIncrement, largeDecrement
  /// To the least value (Home), or to the greatest (End).
  case minimum, maximum
}

extension Adjustment {
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
