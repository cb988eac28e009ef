public import DragGeometry

/// The numbers that decide how collection views scroll by wheel, finger and key.
public struct ScrollTuning: Hashable, Sendable {
  /// The distance that a notch of the wheel scrolls (GTK, Qt: three lines of a list).
  public var notch: Length = 51
  /// The motion of the offset by wheel (own choice: a quarter of a second, without overshooting).
  public var wheelSpring = Spring(response: .milliseconds(160), damping: .one)
  /// The motion of the offset by key or program (own choice: nearly twice as slow).
  public var goalSpring = Spring(response: .milliseconds(300), damping: .one)
  /// The greatest distance from its goal, in viewports, at which an animation begins (own choice:
  /// short enough to follow).
  public var reach = 2

  /// The share of a finger's translation that content follows beyond an end (`UIScrollView`: 0.55).
  public var rubberBand = Fraction.percent(55)
  /// The return of content from beyond an end (Lobanov, *How UIScrollView works*: a stiffness of
  /// 100 at a mass of 1, 2π / 10 s, critically damped).
  public var bounceSpring = Spring(response: .milliseconds(628), damping: .one)
  /// The thousandths of its speed that a fling loses each millisecond
  /// (`UIScrollView.DecelerationRate.normal`: 0.998 is left).
  public var friction = 2
  /// The lowest speed of a fling, in points per second (Android's `ViewConfiguration`: 50 dp).
  public var slowestFling: Length = 50
  /// The highest speed of a fling, in points per second (Android's `ViewConfiguration`: 8,000 dp).
  public var fastestFling: Length = 8000
  /// The speed at which a fling stops, in points per second (own choice: below it, pixels show).
  public var stoppingSpeed: Length = 8

  /// The factor by which motion is slowed; 1 is the usual speed.
  var slowness = 1
  /// Whether offsets reach their goals at once; flings still coast.
  var reducedMotion = false

  // The values within which steps of a millisecond are stable.

  var stableSlowness: Int { slowness.clamped(to: 1...1000) }
  var stableFriction: Int64 { Int64(friction.clamped(to: 1...999)) }
  var speedLimit: Length { fastestFling.clamped(to: .zero...65_536) }
}
