public import DragGeometry

/// Every number that decides how a drag feels.
///
/// It is part of the content, so that a recording holds it and a slider can change it while one
/// drags.
public struct Tuning: Hashable, Sendable {
  /// How far the mouse moves before an item is lifted (react-beautiful-dnd, dnd-kit: 5 px).
  public var liftDistance: Length = 5
  /// How long a pointer rests before an item is lifted (`UILongPressGestureRecognizer`: 0.5 s).
  public var longPress: Microseconds = .milliseconds(500)
  /// How far a resting finger may stray (`UILongPressGestureRecognizer`: 10 pt).
  public var touchSlop: Length = 10
  /// Whether resting lifts with the mouse too.
  ///
  /// With a finger it always does.
  public var mouseLongPressLifts = false
  /// How long a drag stays over an item until that springs open (pragmatic-drag-and-drop, AppKit:
  /// 0.5 s).
  public var springLoading: Microseconds = .milliseconds(500)

  /// How much larger a lifted item is (iOS 27's reorder: 1.05).
  public var liftScale = Fraction.percent(105)
  /// How opaque a lifted item is; article 003 floats it up half-transparent.
  public var liftedAlpha = Fraction.percent(90)
  /// How an item comes up and follows the first pixels.
  public var liftSpring = Spring(response: .milliseconds(220), damping: .percent(85))
  /// How neighbours make room (iOS 27's reorder: 0.35 s, 0.8).
  public var gapSpring = Spring(response: .milliseconds(350), damping: .percent(80))
  /// How a dropped item flies to its place (iOS 27's reorder: 0.5 s, 0.85).
  public var dropSpring = Spring(response: .milliseconds(500), damping: .percent(85))
  /// How an item flies home that was not dropped: 0.6 of the drop's time (react-beautiful-dnd).
  public var cancelSpring = Spring(response: .milliseconds(300), damping: .percent(85))
  /// How an item comes to rest that a touch held and let go: critically damped, so that one that is
  /// flung glides as if by friction, v · response / 2π far.
  public var glideSpring = Spring(response: .milliseconds(700), damping: .percent(100))

  /// Everything moves ten times as slowly, for looking.
  public var slowMotion = false
  /// Nothing flies or slides: things are where they go.
  public var reducedMotion = false

  /// Creates the start values.
  public init() {}

  /// How many times as slow as usual everything is.
  public var slowness: Int { slowMotion ? 10 : 1 }
}
