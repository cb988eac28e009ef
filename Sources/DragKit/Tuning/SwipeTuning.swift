public import DragGeometry

/// The numbers that decide how rows are swiped.
public struct SwipeTuning: Hashable, Sendable {
  /// The least speed, in points per second, at which a swipe opens or closes a row at any distance
  /// (own choice: a fling is faster).
  public var decisiveSpeed: Length = 300
  /// The least uncovered share of the actions for a released row to stay open (own choice: a half).
  public var openShare = Fraction.percent(50)
  /// The least distance of a full swipe as a share of the row (Android's `ItemTouchHelper`: half).
  public var fullSwipeShare = Fraction.percent(50)
  /// The least distance of a full swipe beyond the actions (own choice: more than revealing them).
  public var fullSwipeMargin: Length = 40
  /// The share of a finger's translation that a row follows beyond its ends (own choice: 1/4).
  public var resistance = Fraction.percent(25)

  init() {}
}
