/// The numbers that decide how collection views scroll by wheel, finger, key and program.
public struct ScrollTuning: Hashable, Sendable {
  /// The distance that a notch of the wheel scrolls (GTK, Qt: three lines of text, of 17 px each).
  public var notch: Length = 51
  /// The spring of the offset after a turn of the wheel (ours: a quarter of a second, without
  /// overshooting).
  public var wheelSpring = Spring(response: .milliseconds(160), damping: .one)
  /// The spring of the offset on its way to a goal that a key, the scroll bar or the program has set (own
  /// choice: nearly twice as slow as ``wheelSpring``).
  public var goalSpring = Spring(response: .milliseconds(300), damping: .one)
  /// The greatest distance to a goal that is animated, in lengths of the viewport.
  ///
  /// From farther away, the offset first jumps to this distance from the goal. The default is an own
  /// choice (short enough to follow).
  public var reach = 2

  /// The share of a finger's motion by which content moves just beyond its end (`UIScrollView`:
  /// 0.55).
  public var rubberBand = Fraction.percent(55)
  /// The spring that returns content from beyond an end.
  ///
  /// The default is from Lobanov, *How UIScrollView works*: stiffness 100, mass 1, critically damped
  /// (2π / 10 s).
  public var bounceSpring = Spring(response: .milliseconds(628), damping: .one)
  /// The thousandths of its speed that a fling loses each millisecond
  /// (`UIScrollView.DecelerationRate.normal`: 0.998 is left).
  public var friction = 2
  /// The least speed of a release that starts a fling, in logical pixels per second (Android: 50 dp).
  public var slowestFling: Length = 50
  /// The highest speed of a fling, in logical pixels per second (Android's `ViewConfiguration`: 8,000 dp).
  public var fastestFling: Length = 8000
  /// The speed at which a fling stops, in logical pixels per second (ours: slower motion is jerky).
  public var stoppingSpeed: Length = 8

  // The values within which steps of a millisecond are stable.

  var stableFriction: Int64 { Int64(friction.clamped(to: 1...999)) }
  var speedLimit: Length { fastestFling.clamped(to: .zero...65_536) }
}

/// The numbers that decide how scroll bars are pressed and dragged.
public struct ScrollBarTuning: Hashable, Sendable {
  /// The distance from the bar's long sides within which a press still hits the bar (ours: the
  /// bar is thin).
  public var slop: Length = 3
  /// The distance from the thumb's long sides within which a finger still hits the thumb (own
  /// choice).
  public var thumbTouchSlop: Length = 8
  /// The least length of the thumb while the content is not beyond an end (ours: easy to grab).
  public var shortestThumb: Length = 32
  /// The least length of the thumb while the content is scrolled beyond an end (ours: still
  /// visible).
  public var squeezedThumb: Length = 8
  /// The time from a press of the track, which scrolls a page, to the second page (Qt's
  /// `QAbstractSlider`: 500 ms).
  public var pagingDelay: Microseconds = .milliseconds(500)
  /// The time between further pages while the track is held (Qt's `QAbstractSlider`: 50 ms).
  public var pagingInterval: Microseconds = .milliseconds(50)
}
