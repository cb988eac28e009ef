/// The numbers and switches that decide how dragging, scrolling and swiping feel.
///
/// They are part of the content, so they are recorded, and a slider can change them during a drag.
///
/// The source of each number's default is in parentheses; *ours* is this project. Lengths are in
/// logical pixels. <doc:TuningNumbers> lists the units and ranges. Layouts define their own sizes.
public struct Tuning: Hashable, Sendable {
  // MARK: Pressing

  /// The distance from the press beyond which the mouse lifts an item (react-beautiful-dnd: 5 px).
  public var liftDistance: Length = 5
  /// The time after which a held finger lifts an item.
  ///
  /// If the item cannot be lifted, its menu is shown, if any. The default is from UIKit (0.5 s).
  public var longPress: Microseconds = .milliseconds(500)
  /// The time after which a held mouse button lifts an item.
  ///
  /// Used only if ``mouseLongPressLifts`` is `true`. The default is a finger's (``longPress``).
  public var mouseLongPress: Microseconds = .milliseconds(500)
  /// Whether holding the mouse button for ``mouseLongPress`` lifts an item.
  public var mouseLongPressLifts = false
  /// The distance from the press beyond which a finger can scroll or swipe.
  ///
  /// A finger that has moved farther causes no long press. The default is from UIKit (10 pt).
  public var touchSlop: Length = 10
  /// The distance from the press beyond which the mouse can swipe (as ``touchSlop``).
  public var mouseSlop: Length = 10
  /// The longest time between the presses of two taps that count together (SDL, Windows: 0.5 s).
  public var doubleTapTime: Microseconds = .milliseconds(500)
  /// The least width and height of the area in which a finger hits an item.
  ///
  /// For a release, the area of a smaller item is enlarged to that size; for a press, only if
  /// nothing under the finger responds. The default is from Apple (44 pt).
  public var touchTarget: Length = 44

  // MARK: Speed

  /// The longest time over which a velocity is measured (Android's `VelocityTracker`: 100 ms).
  public var velocityMemory: Microseconds = .milliseconds(100)
  /// The least time between two stored locations of a touch, for its velocity (ours: 1/60 s).
  public var velocityInterval: Microseconds = .milliseconds(16)
  /// The least time by which a translation is divided to compute a velocity (ours: half a frame).
  public var shortestVelocitySpan: Microseconds = .milliseconds(8)

  // MARK: Dropping

  /// The time for which a drag stays over an item until it opens (pragmatic-drag-and-drop: 0.5 s).
  public var springLoading: Microseconds = .milliseconds(500)
  /// The time at the end of ``springLoading`` in which the item flashes (ours: just noticeable).
  public var springLoadingFlash: Microseconds = .milliseconds(120)

  /// The fraction of a row, at each end, in which a drop goes beside the row (R16: a quarter).
  public var dropBandEdge = Fraction.percent(25)
  /// The distance from an empty collection view at which a drag targets it (R25; SortableJS: 5 px).
  public var emptyViewMargin: Length = 5
  /// The width of the zone halfway between two places in which the gap keeps its place.
  ///
  /// It is a fraction of the places' distance, the same in every layout. The gap moves once the
  /// dragged item's centre has crossed it (R2, R4; ours: 5 px for rows of 44 px, over a tremor).
  public var insertionHysteresis = Fraction.percent(12)
  /// The least time between two moves of a gap at `ReorderingCadence.fast` (R4: 150 ms).
  public var fastCadence: Microseconds = .milliseconds(150)
  /// The least time between two moves of a gap at `ReorderingCadence.slow` (as a long press).
  public var slowCadence: Microseconds = .milliseconds(500)

  // MARK: Looks

  /// The scale of a lifted item.
  ///
  /// The scale of a row is at most ``rowLiftScale``. The default is from iOS 27's reorder (1.05).
  public var liftScale = Fraction.percent(105)
  /// The opacity of a lifted item.
  ///
  /// Rows and compact previews are opaque instead. The default is ours (T02: half-transparent).
  public var liftedAlpha = Fraction.percent(90)

  /// The greatest scale of a lifted item whose preview is a row (ours: it fits its list).
  public var rowLiftScale = Fraction.percent(102)
  /// The scale to which an item shrinks as it vanishes into its target (R26: three quarters).
  public var vanishingScale = Fraction.percent(75)
  /// The scale to which a removed item shrinks as it fades out.
  ///
  /// A row shrinks at most by ``rowLiftScale`` minus 1. The default is ours (just noticeable).
  public var removalScale = Fraction.percent(90)
  /// The distance from its place at which a released item begins to lose its height above the
  /// content (``SceneElement/lift``; ours: a row's height).
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

  /// The spring of lifted items, compact previews, and removed items (ours: about 0.2 s).
  public var liftSpring = Spring(response: .milliseconds(220), damping: .percent(85))
  /// The spring of items whose places change.
  ///
  /// It also moves groups that open or close, piled items, accessories in edit mode, and swiped
  /// rows. The default is from iOS 27's reorder (0.35 s, 0.8).
  public var gapSpring = Spring(response: .milliseconds(350), damping: .percent(80))
  /// The spring of a dropped item to its place or target (iOS 27's reorder: 0.5 s, 0.85).
  public var dropSpring = Spring(response: .milliseconds(500), damping: .percent(85))
  /// The spring of an item that returns to its place (react-beautiful-dnd: 0.6 of the drop's time).
  public var cancelSpring = Spring(response: .milliseconds(300), damping: .percent(85))
  /// The spring of an item that glides after a touch has released it.
  ///
  /// With any damping but the default of 1, ``Touch/glide`` is only an estimate (ours).
  public var glideSpring = Spring(response: .milliseconds(700), damping: .percent(100))
  /// Whether animations and auto-scrolling are slower by ``slowMotionFactor``, for inspection.
  public var slowMotion = false
  /// The factor by which slow motion is slower (iOS Simulator's *Slow Animations*: 10).
  public var slowMotionFactor = 10
  /// Whether items move to their final frames without animation.
  ///
  /// Scroll offsets then also reach their goals at once. A fling still slows down by itself.
  public var reducedMotion = false

  /// Creates a tuning with the defaults.
  public init() {}

  /// Returns the time after which a motionless press of a mouse or a finger is a long press.
  public func longPress(of kind: PointerKind) -> Microseconds {
    kind == .mouse ? mouseLongPress : longPress
  }

  func slop(of kind: PointerKind) -> Length { kind == .mouse ? mouseSlop : touchSlop }

  /// Half of ``insertionHysteresis``: the distance from the middle between two places to the end of
  /// the zone, as a fraction of the distance between the places.
  var insertionMargin: Fraction { Fraction(raw: insertionHysteresis.raw / 2) }

  /// The factor by which animations last longer: ``slowMotionFactor`` in slow motion, otherwise 1.
  public var slowness: Int { slowMotion ? max(slowMotionFactor, 1) : 1 }

  /// ``slowness``, limited so that steps of a millisecond are stable.
  var stableSlowness: Int { slowness.clamped(to: 1...1000) }
}

/// One of the springs of ``Tuning`` that move items.
public enum TunedSpring: Int, Hashable, Sendable, CaseIterable {
  /// Lifted items, previews that become compact, and removed items (``Tuning/liftSpring``).
  case lift
  /// Items whose places change, and the rest that ``Tuning/gapSpring`` lists.
  case gap
  /// Dropped items (``Tuning/dropSpring``).
  case drop
  /// Items that return (``Tuning/cancelSpring``).
  case cancel
  /// Items that a touch has released (``Tuning/glideSpring``).
  case glide

  /// Returns the spring of a tuning.
  public func spring(_ tuning: Tuning) -> Spring {
    switch self {
    case .lift: tuning.liftSpring
    case .gap: tuning.gapSpring
    case .drop: tuning.dropSpring
    case .cancel: tuning.cancelSpring
    case .glide: tuning.glideSpring
    }
  }
}
