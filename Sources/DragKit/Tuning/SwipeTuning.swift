/// The numbers for swipes of rows; a *full* swipe goes so far that it performs the first action.
public struct SwipeTuning: Hashable, Sendable {
  /// The least release speed, in logical pixels per second, whose direction opens or closes a row.
  ///
  /// A slower release is decided by ``openShare``. The default is ours (a fling is faster).
  public var decisiveSpeed: Length = 300
  /// The least visible fraction of the actions' width at which a slow release opens a row (ours).
  public var openShare = Fraction.percent(50)
  /// The least distance of a full swipe, as a fraction of the row's width (`ItemTouchHelper`: ½).
  public var fullSwipeShare = Fraction.percent(50)
  /// The least distance of a full swipe beyond the actions' width (ours: a deliberate motion).
  public var fullSwipeMargin: Length = 40
  /// The width of an action's button in an open row.
  ///
  /// Buttons are narrower in a row that is too narrow for all. The default is from iOS (74 pt).
  public var buttonWidth: Length = 74
  /// The fraction of a pointer's motion by which a row moves while it resists.
  ///
  /// A row resists if a swipe would uncover an edge without actions. At an edge that allows no full
  /// swipe, it resists once all actions are uncovered. The default is ours (a quarter).
  public var resistance = Fraction.percent(25)
}
