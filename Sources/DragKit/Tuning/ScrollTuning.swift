/// The numbers that decide how collection views scroll by wheel, finger, key and program.
public struct ScrollTuning: Hashable, Sendable {
  /// The distance that a notch of the wheel scrolls (GTK, Qt: three lines of text, of 17 px each).
  public var notch: Length = 51
  /// The spring of the scroll offset after a turn of the wheel (ours: ¼ s, without overshooting).
  public var wheelSpring = Spring(response: .milliseconds(160), damping: .one)
  /// The spring of the scroll offset to a goal set by a key, the scroll bar or the program (ours:
  /// nearly twice as slow as ``wheelSpring``).
  public var goalSpring = Spring(response: .milliseconds(300), damping: .one)
  /// The greatest animated distance to a goal, in lengths of the viewport.
  ///
  /// From farther away, the offset first jumps to this distance (ours: short enough to follow).
  public var reach = 2

  /// The fraction of a finger's motion by which content moves just beyond its end (UIKit: 0.55).
  public var rubberBand = Fraction.percent(55)
  /// The spring that returns content from beyond an end.
  ///
  /// From Lobanov, *How UIScrollView works*: stiffness 100, mass 1, critical damping (2π/10 s).
  public var bounceSpring = Spring(response: .milliseconds(628), damping: .one)
  /// The thousandths of its speed that a fling loses each millisecond
  /// (`UIScrollView.DecelerationRate.normal`: 0.998 is left).
  public var friction = 2
  /// The least release speed that starts a fling, in logical pixels per second (Android: 50 dp).
  public var slowestFling: Length = 50
  /// The highest speed of a fling, in logical pixels per second (Android: 8,000 dp).
  public var fastestFling: Length = 8000
  /// The speed at which a fling stops, in logical pixels per second (ours: slower motion is jerky).
  public var stoppingSpeed: Length = 8

  // Values limited so that the calculation in steps of a millisecond is stable.

  var stableFriction: Int64 { Int64(friction.clamped(to: 1...999)) }
  var speedLimit: Length { fastestFling.clamped(to: .zero...65_536) }

  /// Returns the distance that a turn of the wheel scrolls; in `turn`, 1 px stands for a notch.
  func distance(of turn: Length) -> Length {
    let notch = notch.clamped(to: .zero...10_000)
    return Length(subpixels: turn.clampedToFarthest.subpixels * notch.subpixels / 256)
  }
}

/// The numbers that decide how scroll bars are pressed and dragged.
public struct ScrollBarTuning: Hashable, Sendable {
  /// The distance from the bar's long sides at which a press still hits the bar (ours: it is thin).
  public var slop: Length = 3
  /// The distance from the thumb's long sides at which a finger still hits the thumb (ours).
  public var thumbTouchSlop: Length = 8
  /// The least length of the thumb while the content is not beyond an end (ours: easy to grab).
  public var shortestThumb: Length = 32
  /// The least length of the thumb while the content is beyond an end (ours: it stays visible).
  public var squeezedThumb: Length = 8
  /// The time from a press of the track, which scrolls a page, to the second page (Qt: 500 ms).
  public var pagingDelay: Microseconds = .milliseconds(500)
  /// The time between further pages while the track is held (Qt's `QAbstractSlider`: 50 ms).
  public var pagingInterval: Microseconds = .milliseconds(50)
}

/// The numbers that decide how collection views scroll during a drag near or beyond their edges.
///
/// A view scrolls while the pointer is beyond an edge, or in the band, a strip inside that edge.
public struct AutoScrollTuning: Hashable, Sendable {
  /// The highest speed, in logical pixels per second (pragmatic-drag-and-drop: 900 px).
  public var speed: Length = 900
  /// The greatest width of the band along an edge (pragmatic-drag-and-drop: 180 px).
  public var band: Length = 180
  /// The greatest width of the band, as a fraction of the viewport along the scroll axis
  /// (pragmatic-drag-and-drop: 25 %).
  public var bandShare = Fraction.percent(25)
  /// The fraction of the band, measured from the edge, in which the speed is highest
  /// (pragmatic-drag-and-drop: a half).
  public var fullSpeedShare = Fraction.percent(50)
  /// The time for which the scrolling speeds up after it has begun.
  ///
  /// Afterwards, only the pointer's location decides the speed (pragmatic-drag-and-drop: 0.4 s).
  public var damping: Microseconds = .milliseconds(400)
  /// The distance that the pointer moves in a direction before views scroll in that direction (R11;
  /// as ``Tuning/touchSlop``).
  public var intent: Length = 10
  /// The time between two steps of scrolling (ours: two steps in a frame at 60 Hz).
  public var interval: Microseconds = .milliseconds(8)
  /// The time after which scrolling stops if the pointer does not move (ours: rarely reached).
  public var longest: Microseconds = .seconds(120)

  var stableInterval: Microseconds { max(interval, .milliseconds(1)) }
}
