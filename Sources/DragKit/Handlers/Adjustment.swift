/// A change that a key makes to the value of the focused item (``ItemHandlers/onAdjust(_:)``).
///
/// The keys are those of the ARIA slider pattern, GTK and Qt.
public enum Adjustment: String, Hashable, Sendable, CaseIterable {
  /// One step up (right or up arrow), or down (left or down arrow).
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
