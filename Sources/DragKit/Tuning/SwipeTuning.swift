public import DragGeometry

/// The numbers that decide how rows are swiped.
public struct SwipeTuning: Hashable, Sendable {
  /// The least speed that decides instead of the distance, in points per second (own choice).
  public var decisiveSpeed: Length = 300
  /// The least uncovered share of the actions at which a released row stays open (own choice).
  public var openShare = Fraction.percent(50)
  /// The least distance of a full swipe as a share of the row (Android's `ItemTouchHelper`: half).
  public var fullSwipeShare = Fraction.percent(50)
  /// The least distance of a full swipe beyond the actions (own choice: more than revealing them).
  public var fullSwipeMargin: Length = 40
  /// The share of a finger's translation that a row follows beyond its ends (own choice: a fourth).
  public var resistance = Fraction.percent(25)

  init() {}
}
