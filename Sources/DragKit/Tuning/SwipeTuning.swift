public import DragGeometry

/// The numbers that decide how rows are swiped.
public struct SwipeTuning: Hashable, Sendable {
  /// The speed from which on it decides more than the distance, in points per second (own choice: slower is
  /// placing, faster is flinging).
  public var decisiveSpeed: Length = 300
  /// The least share of its actions by which a row stays open (own choice: a half, the nearer end).
  public var openShare = Fraction.percent(50)
  /// The least distance of a full swipe, as a share of the row (Android's `ItemTouchHelper`: a half).
  public var fullSwipeShare = Fraction.percent(50)
  /// The least distance of a full swipe beyond the actions (own choice: opening them wide is no full swipe).
  public var fullSwipeMargin: Length = 40
  /// The share of the finger's translation that a row follows beyond where it can stay (own choice: a quarter).
  public var resistance = Fraction.percent(25)

  init() {}
}
