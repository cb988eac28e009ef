internal import DragFrameIO
public import DragGeometry

/// Every number that decides how a drag feels.
///
/// It is part of the content, so that a recording holds it and a slider can change it during a drag. The source
/// of each default is in parentheses.
public struct Tuning: Hashable, Sendable {
  // MARK: Pressing

  /// The distance that the mouse moves before it lifts an item (react-beautiful-dnd, dnd-kit: 5 px).
  public var liftDistance: Length = 5
  /// The time for which a finger is held until it lifts an item or shows a menu
  /// (`UILongPressGestureRecognizer`: 0.5 s).
  public var longPress: Microseconds = .milliseconds(500)
  /// The time for which the mouse is held until it lifts an item, if ``mouseLongPressLifts`` (as a finger).
  public var mouseLongPress: Microseconds = .milliseconds(500)
  /// Whether holding the mouse still lifts an item, as holding a finger still does.
  public var mouseLongPressLifts = false
  /// The distance that a finger may move during a press (`UILongPressGestureRecognizer`: 10 pt).
  public var touchSlop: Length = 10
  /// The distance that the mouse may move before it swipes a row (as a finger).
  public var mouseSlop: Length = 10
  /// The smallest width and height of what a finger hits (Apple's Human Interface Guidelines: 44 pt).
  public var touchTarget: Length = 44

  // MARK: Speed

  /// The time before a release that decides how fast the pointer was (Android's `VelocityTracker`: 100 ms).
  public var velocityMemory: Microseconds = .milliseconds(100)
  /// The shortest time between two locations that decide it (a frame: a fast mouse reports eight times as
  /// many).
  public var velocityInterval: Microseconds = .milliseconds(16)
  /// The shortest time over which it is measured (half a frame: less would exaggerate a pixel).
  public var shortestVelocitySpan: Microseconds = .milliseconds(8)

  // MARK: Dropping

  /// The time for which a drag stays over an item until that springs open (pragmatic-drag-and-drop, AppKit:
  /// 0.5 s).
  public var springLoading: Microseconds = .milliseconds(500)
  /// The time for which the item flashes before it opens (own choice: long enough to be seen, too short to be
  /// waited for).
  public var springLoadingFlash: Microseconds = .milliseconds(120)

  /// The share of a row at either end that stands for a drop beside it (R16: react-beautiful-dnd,
  /// pragmatic-drag-and-drop: a quarter).
  public var dropBandEdge = Fraction.percent(25)
  /// The distance around an empty collection view within which a drop is meant for it (R25: SortableJS's
  /// `emptyInsertThreshold`, 5 px).
  public var emptyViewMargin: Length = 5
  /// The distance past the line between two gaps at which the gap moves (R4: more than a resting hand
  /// trembles).
  public var gapHysteresis: Length = 4
  /// The distance past the edge of a tile at which the gap of a grid moves, as a share of the tile (R4:
  /// CompatReorderable: a fifth).
  public var tileHysteresis = Fraction.percent(20)
  /// The greatest distance past the edge of a tile at which the gap of a grid moves (R4: CompatReorderable).
  public var largestTileHysteresis: Length = 24
  /// The time for which a gap stays where it is at the cadence ``ReorderingCadence/fast`` (R4:
  /// CompatReorderable: 150 ms).
  public var fastCadence: Microseconds = .milliseconds(150)
  /// The time for which a gap stays where it is at the cadence ``ReorderingCadence/slow`` (as long as a long
  /// press).
  public var slowCadence: Microseconds = .milliseconds(500)

  // MARK: Looks

  /// The size of a lifted item, as a share of its own (iOS 27's reorder: 1.05).
  public var liftScale = Fraction.percent(105)
  /// The opacity of a lifted item (article 003 has it half-transparent).
  public var liftedAlpha = Fraction.percent(90)

  /// The greatest size of a lifted row, as a share of its own (own choice: it stays within its list).
  public var rowLiftScale = Fraction.percent(102)
  /// The size at which an item vanishes that is dropped into another, as a share of its own (R26:
  /// react-beautiful-dnd: three quarters).
  public var vanishingScale = Fraction.percent(75)
  /// The distance from its place at which a released item begins to come down (own choice: about a tile).
  public var landingDistance: Length = 48
  /// The previews of the dragged items.
  public var preview = PreviewTuning()

  // MARK: Scrolling

  /// Scrolling by wheel, finger and key.
  public var scroll = ScrollTuning()
  /// Scrolling under a drag.
  public var autoScroll = AutoScrollTuning()
  /// Scroll bars.
  public var scrollBar = ScrollBarTuning()
  /// Swiping of rows.
  public var swipe = SwipeTuning()

  // MARK: Motion

  /// How an item is lifted and follows the first pixels (own choice: in a fifth of a second it is under the pointer).
  public var liftSpring = Spring(response: .milliseconds(220), damping: .percent(85))
  /// How neighbours make room (iOS 27's reorder: 0.35 s, 0.8).
  public var gapSpring = Spring(response: .milliseconds(350), damping: .percent(80))
  /// How a dropped item moves to its place (iOS 27's reorder: 0.5 s, 0.85).
  public var dropSpring = Spring(response: .milliseconds(500), damping: .percent(85))
  /// How an item returns that was not dropped (react-beautiful-dnd: 0.6 of the drop's time).
  public var cancelSpring = Spring(response: .milliseconds(300), damping: .percent(85))
  /// How an item settles that a touch released (critically damped, so that a fling glides as if by friction,
  /// v · response / 2π far).
  public var glideSpring = Spring(response: .milliseconds(700), damping: .percent(100))
  /// Whether everything moves ``slowMotionFactor`` times as slowly, for looking.
  public var slowMotion = false
  /// How many times as slow everything is in slow motion (iOS Simulator's *Slow Animations*: 10).
  public var slowMotionFactor = 10
  /// Whether items are where they go at once, and nothing slides.
  public var reducedMotion = false

  /// Creates a tuning with the defaults.
  public init() {}
}

extension Tuning {
  /// The time for which a pointer is held until it lifts an item.
  package func longPress(of kind: PointerKind) -> Microseconds {
    kind == .mouse ? mouseLongPress : longPress
  }

  /// The distance that a pointer may move during a press.
  func slop(of kind: PointerKind) -> Length { kind == .mouse ? mouseSlop : touchSlop }

  /// The numbers of scrolling, with how slow and reduced motion is.
  var scrolling: ScrollTuning {
    var scrolling = scroll
    (scrolling.slowness, scrolling.reducedMotion) = (slowness, reducedMotion)
    return scrolling
  }

  /// The numbers of scrolling under a drag, with how slow motion is.
  var autoScrolling: AutoScrollTuning {
    var scrolling = autoScroll
    scrolling.slowness = slowness
    return scrolling
  }

  /// How many times as slow as usual everything is.
  package var slowness: Int { slowMotion ? max(slowMotionFactor, 1) : 1 }
}
