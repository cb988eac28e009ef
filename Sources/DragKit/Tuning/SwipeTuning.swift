public import DragGeometry

/// The numbers that decide how rows are swiped.
public struct SwipeTuning: Hashable, Sendable {
  /// The least speed of a release, in points per second, whose direction opens or closes the row (own
  /// choice: a fling is faster).
  public var decisiveSpeed: Length = 300
  /// The least uncovered share of the actions for a slow release to open a row (own choice: 1/2).
  public var openShare = Fraction.percent(50)
  /// The least share of the row's width by which a full swipe moves it (`ItemTouchHelper`: a half).
  public var fullSwipeShare = Fraction.percent(50)
  /// The least distance of a full swipe beyond the actions (own choice: more than revealing them).
  public var fullSwipeMargin: Length = 40
  /// The width of each action in an open row that is wide enough for all of them (iOS: 74 pt).
  public var buttonWidth: Length = 74
  /// The share of a pointer's motion that a row follows beyond its closed position, or beyond its
  /// open one if it allows no full swipe (own choice: a quarter).
  public var resistance = Fraction.percent(25)

  init() {}
}
