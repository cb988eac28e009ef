internal import DragFrameIO
public import DragGeometry

/// Every number that decides how a drag feels.
///
/// The content holds it, so that it is recorded, and a slider can change it during a drag. The source of each
/// default is in parentheses.
public struct Tuning: Hashable, Sendable {
  // MARK: Pressing

  /// The distance that the mouse moves before it lifts an item (react-beautiful-dnd, dnd-kit: 5 px).
  public var liftDistance: Length = 5
  /// The time after which a finger lifts an item or shows a menu (`UILongPressGestureRecognizer`: 0.5 s).
  public var longPress: Microseconds = .milliseconds(500)
  /// The time after which a held mouse lifts an item, if ``mouseLongPressLifts`` (as a finger).
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

  /// The time before a release over which its velocity is measured (Android's `VelocityTracker`: 100 ms).
  public var velocityMemory: Microseconds = .milliseconds(100)
  /// The shortest time between two of its locations (a frame: a fast mouse reports eight times as many).
  public var velocityInterval: Microseconds = .milliseconds(16)
  /// The shortest time over which velocity is measured (half a frame: less would exaggerate a pixel).
  public var shortestVelocitySpan: Microseconds = .milliseconds(8)

  // MARK: Dropping

  /// The time after which an item under a drag springs open (pragmatic-drag-and-drop, AppKit: 0.5 s).
  public var springLoading: Microseconds = .milliseconds(500)
  /// The time for which the item flashes before it opens (own choice: long enough to be noticed, and no wait).
  public var springLoadingFlash: Microseconds = .milliseconds(120)

  /// The share of a row at either end at which a drop goes beside it (R16: react-beautiful-dnd,
  /// pragmatic-drag-and-drop: a quarter).
  public var dropBandEdge = Fraction.percent(25)
  /// The distance around an empty collection view within which it accepts drops (R25: SortableJS: 5 px).
  public var emptyViewMargin: Length = 5
  /// The distance past the line between two gaps at which the gap moves (R4: more than a hand trembles).
  public var gapHysteresis: Length = 4
  /// The share of a tile beyond its edge at which the gap of a grid moves (R4: CompatReorderable: a fifth).
  public var tileHysteresis = Fraction.percent(20)
  /// The greatest distance beyond the edge of a tile at which the gap moves (R4: CompatReorderable).
  public var largestTileHysteresis: Length = 24
  /// The time for which a gap stays at ``ReorderingCadence/fast`` (R4: CompatReorderable: 150 ms).
  public var fastCadence: Microseconds = .milliseconds(150)
  /// The time for which a gap stays at ``ReorderingCadence/slow`` (as long as a long press).
  public var slowCadence: Microseconds = .milliseconds(500)

  // MARK: Looks

  /// The scale of a lifted item (iOS 27's reorder: 1.05).
  public var liftScale = Fraction.percent(105)
  /// The opacity of a lifted item (article 003 has it half-transparent).
  public var liftedAlpha = Fraction.percent(90)

  /// The greatest scale of a lifted row (own choice: it stays within its list).
  public var rowLiftScale = Fraction.percent(102)
  /// The scale to which an item shrinks that vanishes into another (R26: react-beautiful-dnd: three quarters).
  public var vanishingScale = Fraction.percent(75)
  /// The distance from its place at which a released item begins to descend (own choice: about a tile).
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

  /// The motion of an item to the pointer that lifts it (own choice: it arrives in a fifth of a second).
  public var liftSpring = Spring(response: .milliseconds(220), damping: .percent(85))
  /// The motion of neighbours that make room (iOS 27's reorder: 0.35 s, 0.8).
  public var gapSpring = Spring(response: .milliseconds(350), damping: .percent(80))
  /// The motion of a dropped item to its place (iOS 27's reorder: 0.5 s, 0.85).
  public var dropSpring = Spring(response: .milliseconds(500), damping: .percent(85))
  /// The return of an item that was not dropped (react-beautiful-dnd: 0.6 of the drop's time).
  public var cancelSpring = Spring(response: .milliseconds(300), damping: .percent(85))
  /// The motion of an item that a touch released (critically damped: a fling glides v · response / 2π far).
  public var glideSpring = Spring(response: .milliseconds(700), damping: .percent(100))
  /// Whether everything moves ``slowMotionFactor`` times as slowly, for inspection.
  public var slowMotion = false
  /// The factor of slow motion (iOS Simulator's *Slow Animations*: 10).
  public var slowMotionFactor = 10
  /// Whether items reach their places at once, without animation.
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

  /// The numbers of scrolling, with the current slowness and reduced motion.
  var scrolling: ScrollTuning {
    var scrolling = scroll
    (scrolling.slowness, scrolling.reducedMotion) = (slowness, reducedMotion)
    return scrolling
  }

  /// The numbers of scrolling under a drag, with the current slowness.
  var autoScrolling: AutoScrollTuning {
    var scrolling = autoScroll
    scrolling.slowness = slowness
    return scrolling
  }

  /// The factor by which motion is slowed; one is the usual speed.
  package var slowness: Int { slowMotion ? max(slowMotionFactor, 1) : 1 }
}
