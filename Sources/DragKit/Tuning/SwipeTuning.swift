public import DragGeometry

/// The numbers that decide how rows are swiped.
public struct SwipeTuning: Hashable, Sendable {
  /// The least speed that outweighs the distance, in points per second (own choice: a fling is faster).
  public var decisiveSpeed: Length = 300
  /// The least visible share of its actions at which a row stays open (own choice: a half, the nearer end).
  public var openShare = Fraction.percent(50)
  /// The least distance of a full swipe, as a share of the row (Android's `ItemTouchHelper`: a half).
  public var fullSwipeShare = Fraction.percent(50)
  /// The least distance of a full swipe beyond the actions (own choice: revealing them is no full swipe).
  public var fullSwipeMargin: Length = 40
  /// The share of the finger's translation that a row follows beyond its ends (own choice: a quarter).
  public var resistance = Fraction.percent(25)

  init() {}
}
