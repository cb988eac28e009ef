internal import DragFrameIO
public import DragGeometry

/// Every number that decides how a drag feels.
///
/// The content holds it, so that it is recorded, and a slider can change it during a drag. The
/// source of each default is in parentheses; lengths are in points.
public struct Tuning: Hashable, Sendable {
  // MARK: Pressing

  /// The distance that the mouse moves before it lifts (react-beautiful-dnd, dnd-kit: 5 px).
  public var liftDistance: Length = 5
  /// The time after which a finger lifts or shows a menu (`UILongPressGestureRecognizer`: 0.5 s).
  public var longPress: Microseconds = .milliseconds(500)
  /// The time after which a held mouse lifts an item if ``mouseLongPressLifts`` (as for a finger).
  public var mouseLongPress: Microseconds = .milliseconds(500)
  /// Whether holding the mouse lifts an item after ``mouseLongPress``, as holding a finger does.
  public var mouseLongPressLifts = false
  /// The distance that a finger may move before it pans (`UILongPressGestureRecognizer`: 10 pt).
  public var touchSlop: Length = 10
  /// The distance that the mouse may move before it swipes a row (as for a finger).
  public var mouseSlop: Length = 10
  /// The least width and height of the area in which a finger hits an item (Apple: 44 pt).
  public var touchTarget: Length = 44

  // MARK: Speed

  /// The time over which a touch's last velocity is measured (Android's `VelocityTracker`: 100 ms).
  public var velocityMemory: Microseconds = .milliseconds(100)
  /// The least time between the locations kept for a touch's velocity (a frame: a fast mouse
  /// reports eight times as many).
  public var velocityInterval: Microseconds = .milliseconds(16)
  /// The least time over which velocity is measured (half a frame: less would exaggerate a pixel).
  public var shortestVelocitySpan: Microseconds = .milliseconds(8)

  // MARK: Dropping

  /// The time after which an item under a drag opens (pragmatic-drag-and-drop, AppKit: 0.5 s).
  public var springLoading: Microseconds = .milliseconds(500)
  /// The last part of ``springLoading``, in which the item flashes (own choice: just noticeable).
  public var springLoadingFlash: Microseconds = .milliseconds(120)

  /// The share of a row's height, at its top and at its bottom, at which a drop goes beside the row
  /// (R16: react-beautiful-dnd, pragmatic-drag-and-drop: a quarter).
  public var dropBandEdge = Fraction.percent(25)
  /// The distance from an empty collection view at which it accepts drops (R25: SortableJS: 5 px).
  public var emptyViewMargin: Length = 5
  /// The distance past the line between two gaps at which the other opens (R4: more than a tremor).
  public var gapHysteresis: Length = 4
  /// The share of a grid's tile by which the dragged centre passes its edge to take its place (R4: 1/5).
  public var tileHysteresis = Fraction.percent(20)
  /// The greatest distance to which ``tileHysteresis`` amounts (R4: CompatReorderable).
  public var largestTileHysteresis: Length = 24
  /// The time for which an open gap stays at ``ReorderingCadence/fast`` (R4: CompatReorderable).
  public var fastCadence: Microseconds = .milliseconds(150)
  /// The time for which an open gap stays at ``ReorderingCadence/slow`` (as long as a long press).
  public var slowCadence: Microseconds = .milliseconds(500)

  // MARK: Looks

  /// The scale of a lifted item, relative to its own size (iOS 27's reorder: 1.05).
  public var liftScale = Fraction.percent(105)
  /// The opacity of a lifted item that is no row (article 003 has it half-transparent).
  public var liftedAlpha = Fraction.percent(90)

  /// The greatest scale of a lifted item whose preview is a row (own choice: it fits its list).
  public var rowLiftScale = Fraction.percent(102)
  /// The scale to which a vanishing item shrinks (R26: react-beautiful-dnd: three quarters).
  public var vanishingScale = Fraction.percent(75)
  /// The distance from its place within which a released item descends (own choice: about a tile).
  public var landingDistance: Length = 48
  /// The placement and the sizes of the dragged items' previews.
  public var preview = PreviewTuning()

  // MARK: Scrolling

  /// Scrolling by wheel, finger, key and program.
  public var scroll = ScrollTuning()
  /// Scrolling when a drag is near an edge.
  public var autoScroll = AutoScrollTuning()
  /// Scroll bars and their thumbs.
  public var scrollBar = ScrollBarTuning()
  /// Swipes that uncover the actions of rows.
  public var swipe = SwipeTuning()

  // MARK: Motion

  /// The motion of a lifted item to its pointer (own choice: it arrives in a fifth of a second).
  public var liftSpring = Spring(response: .milliseconds(220), damping: .percent(85))
  /// The motion of neighbours that make room, and of groups (iOS 27's reorder: 0.35 s, 0.8).
  public var gapSpring = Spring(response: .milliseconds(350), damping: .percent(80))
  /// The motion of a dropped item to its place (iOS 27's reorder: 0.5 s, 0.85).
  public var dropSpring = Spring(response: .milliseconds(500), damping: .percent(85))
  /// The return of an item that was not dropped (react-beautiful-dnd: 0.6 of the drop's time).
  public var cancelSpring = Spring(response: .milliseconds(300), damping: .percent(85))
  /// The motion of an item released by a touch (critically damped: it glides v · response / 2π).
  public var glideSpring = Spring(response: .milliseconds(700), damping: .percent(100))
  /// Whether everything moves slower, by ``slowMotionFactor``, for inspection.
  public var slowMotion = false
  /// The factor by which slow motion is slower (iOS Simulator's *Slow Animations*: 10).
  public var slowMotionFactor = 10
  /// Whether items reach their final places, and offsets their goals, without animation.
  public var reducedMotion = false

  /// Creates a tuning with the defaults.
  public init() {}
}

extension Tuning {
  /// Returns the time for which a pointer is held until it lifts an item.
  package func longPress(of kind: PointerKind) -> Microseconds {
    kind == .mouse ? mouseLongPress : longPress
  }

  /// Returns the distance that a pointer may move during a press before it pans.
  func slop(of kind: PointerKind) -> Length { kind == .mouse ? mouseSlop : touchSlop }

  /// ``scroll`` with the current slowness and reduced motion.
  var scrolling: ScrollTuning {
    var scrolling = scroll
    (scrolling.slowness, scrolling.reducedMotion) = (slowness, reducedMotion)
    return scrolling
  }

  /// ``autoScroll`` with the current slowness.
  var autoScrolling: AutoScrollTuning {
    var scrolling = autoScroll
    scrolling.slowness = slowness
    return scrolling
  }

  /// The factor by which motion is slowed; 1 is the usual speed.
  package var slowness: Int { slowMotion ? max(slowMotionFactor, 1) : 1 }
}
