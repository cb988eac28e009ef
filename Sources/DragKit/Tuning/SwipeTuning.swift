/// The numbers that decide how rows are swiped.
public struct SwipeTuning: Hashable, Sendable {
  /// The least speed, in logical pixels per second, at which the direction of a release opens or closes a
  /// row.
  ///
  /// A slower release opens or closes the row by ``openShare``. The default is ours (a fling
  /// is faster).
  public var decisiveSpeed: Length = 300
  /// The share of the actions' width that must be uncovered for a slow release to open the row (ours:
  /// 1/2).
  public var openShare = Fraction.percent(50)
  /// The least distance of a full swipe, as a share of the row's width (`ItemTouchHelper`: a half).
  public var fullSwipeShare = Fraction.percent(50)
  /// The least distance of a full swipe beyond the width of the actions (ours: more than
  /// revealing them).
  public var fullSwipeMargin: Length = 40
  /// The width of an action's button in an open row.
  ///
  /// In a row that is too narrow for all buttons, they are narrower. The default is from iOS (74 pt).
  public var buttonWidth: Length = 74
  /// The share of a pointer's motion by which a row moves while it resists.
  ///
  /// A row resists beyond its closed position. A row without a full swipe also resists beyond its
  /// open position. The default is ours (a quarter).
  public var resistance = Fraction.percent(25)
}
