public import DragGeometry

/// The numbers that decide how rows are swiped.
public struct SwipeTuning: Hashable, Sendable {
  /// The least speed, in points per second, at which a swipe opens or closes at any distance.
  public var decisiveSpeed: Length = 300
  /// The least uncovered share of the actions at which a released row stays open (own choice).
  public var openShare = Fraction.percent(50)
  /// The least distance of a full swipe as a share of the row (Android's `ItemTouchHelper`: half).
  public var fullSwipeShare = Fraction.percent(50)
  /// The least distance of a full swipe beyond the actions (own choice: more than revealing them).
  public var fullSwipeMargin: Length = 40
  /// The share of a finger's translation that a row follows past closed or fully open (own choice).
  public var resistance = Fraction.percent(25)

  init() {}
}
