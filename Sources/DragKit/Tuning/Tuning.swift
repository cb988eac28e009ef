internal import DragFrameIO
public import DragGeometry

/// The numbers and switches that decide how dragging, scrolling and swiping feel.
///
/// The content holds them, so that they are recorded, and a slider can change them during a drag.
/// The source of each number's default is in parentheses; lengths are in points (logical pixels).
/// <doc:TuningNumbers> lists the units and ranges. The sizes of rows and tiles are in their layouts.
public struct Tuning: Hashable, Sendable {
  // MARK: Pressing

  /// The distance from its press beyond which the mouse lifts an item (react-beautiful-dnd: 5 px).
  public var liftDistance: Length = 5
  /// The time until a held finger lifts an item, or shows its menu if it cannot be lifted (UIKit: 0.5 s).
  public var longPress: Microseconds = .milliseconds(500)
  /// The time until a held mouse lifts an item, if ``mouseLongPressLifts`` is `true` (as a finger).
  public var mouseLongPress: Microseconds = .milliseconds(500)
  /// Whether holding the mouse button for ``mouseLongPress`` lifts an item.
  public var mouseLongPressLifts = false
  /// The distance from its press beyond which a finger can pan, and no long press occurs (UIKit: 10 pt).
  public var touchSlop: Length = 10
  /// The distance from its press beyond which the mouse swipes (as ``touchSlop``).
  public var mouseSlop: Length = 10
  /// The least width and height of an item's area for the release of a finger, and for a press if nothing
  /// under the finger responds (Apple: 44 pt).
  public var touchTarget: Length = 44

  // MARK: Speed

  /// The longest time over which a velocity is measured (Android's `VelocityTracker`: 100 ms).
  public var velocityMemory: Microseconds = .milliseconds(100)
  /// The least time between locations stored for a touch's velocity (own choice: a frame at 60 Hz).
  public var velocityInterval: Microseconds = .milliseconds(16)
  /// The least time by which a translation is divided for a velocity (own choice: half a frame).
  public var shortestVelocitySpan: Microseconds = .milliseconds(8)

  // MARK: Dropping

  /// The time after which an item under a drag springs open (pragmatic-drag-and-drop: 0.5 s).
  public var springLoading: Microseconds = .milliseconds(500)
  /// The last part of ``springLoading``, in which the item flashes (own choice: just noticeable).
  public var springLoadingFlash: Microseconds = .milliseconds(120)

  /// The share of a row at each end that is for drops beside the row, not into it (R16: a quarter).
  public var dropBandEdge = Fraction.percent(25)
  /// The distance around an empty collection view in which it is a target (R25; SortableJS: 5 px).
  public var emptyViewMargin: Length = 5
  /// The distance by which the dragged item must pass the line between two slots for the gap to move, unless
  /// the layout returns another, as a grid does (R4; own choice: more than a tremor).
  public var gapHysteresis: Length = 4
  /// The share of a tile that the dragged item's centre enters before a grid's gap moves (R4: 1/5).
  public var tileHysteresis = Fraction.percent(20)
  /// The greatest distance to which ``tileHysteresis`` amounts (R4: CompatReorderable).
  public var largestTileHysteresis: Length = 24
  /// The time for which a gap rests after a move at ``ReorderingCadence/fast`` (R4: 150 ms).
  public var fastCadence: Microseconds = .milliseconds(150)
  /// The time for which a gap rests after a move at ``ReorderingCadence/slow`` (as a long press).
  public var slowCadence: Microseconds = .milliseconds(500)

  // MARK: Looks

  /// The scale of a lifted item, for a row at most ``rowLiftScale`` (iOS 27's reorder: 1.05).
  public var liftScale = Fraction.percent(105)
  /// The opacity of a lifted item, unless it is a row or compact (own choice; article 003: a half).
  public var liftedAlpha = Fraction.percent(90)

  /// The greatest scale of a lifted item whose preview is a row (own choice: it fits its list).
  public var rowLiftScale = Fraction.percent(102)
  /// The scale to which an item shrinks as it vanishes into its target (R26: three quarters).
  public var vanishingScale = Fraction.percent(75)
  /// The scale to which a removed item shrinks as it fades out, a row less (own choice: just noticeable).
  public var removalScale = Fraction.percent(90)
  /// The distance from its final frame within which a released item descends (own choice: a row).
  public var landingDistance: Length = 48
  /// The placement and the sizes of the dragged items' previews.
  public var preview = PreviewTuning()

  // MARK: Scrolling

  /// Scrolling by wheel, finger, key and program.
  public var scroll = ScrollTuning()
  /// Scrolling during a drag near an edge of a collection view.
  public var autoScroll = AutoScrollTuning()
  /// Scroll bars and their thumbs.
  public var scrollBar = ScrollBarTuning()
  /// Swipes that uncover the actions of rows.
  public var swipe = SwipeTuning()

  // MARK: Motion

  /// The motion of lifts, previews turning compact, and removed items (own choice: about 0.2 s).
  public var liftSpring = Spring(response: .milliseconds(220), damping: .percent(85))
  /// The motion of items in a changed layout, of groups, piled items, edit mode and swipes (iOS
  /// 27's reorder: 0.35 s, 0.8).
  public var gapSpring = Spring(response: .milliseconds(350), damping: .percent(80))
  /// The motion of a dropped item to its place or into a target (iOS 27's reorder: 0.5 s, 0.85).
  public var dropSpring = Spring(response: .milliseconds(500), damping: .percent(85))
  /// The return of an item that was not dropped (react-beautiful-dnd: 0.6 of the drop's time).
  public var cancelSpring = Spring(response: .milliseconds(300), damping: .percent(85))
  /// The glide of an item that a touch releases (own choice; ``Touch/glide`` assumes damping 1).
  public var glideSpring = Spring(response: .milliseconds(700), damping: .percent(100))
  /// Whether animations and auto-scrolling are slower by ``slowMotionFactor``, for inspection.
  public var slowMotion = false
  /// The factor by which slow motion is slower (iOS Simulator's *Slow Animations*: 10).
  public var slowMotionFactor = 10
  /// Whether items reach their final frames, and scroll offsets their goals, without animation.
  public var reducedMotion = false

  /// Creates a tuning with the defaults.
  public init() {}
}

extension Tuning {
  package func longPress(of kind: PointerKind) -> Microseconds {
    kind == .mouse ? mouseLongPress : longPress
  }

  func slop(of kind: PointerKind) -> Length { kind == .mouse ? mouseSlop : touchSlop }

  /// ``scroll`` with the slowness and the reduced motion of this tuning.
  var scrolling: ScrollTuning {
    var scrolling = scroll
    (scrolling.slowness, scrolling.reducedMotion) = (slowness, reducedMotion)
    return scrolling
  }

  /// ``autoScroll`` with the slowness of this tuning.
  var autoScrolling: AutoScrollTuning {
    var scrolling = autoScroll
    scrolling.slowness = slowness
    return scrolling
  }

  package var slowness: Int { slowMotion ? max(slowMotionFactor, 1) : 1 }
}
