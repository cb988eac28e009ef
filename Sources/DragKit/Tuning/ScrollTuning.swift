public import DragGeometry

/// The numbers that decide how collection views scroll by wheel, finger, key and program.
public struct ScrollTuning: Hashable, Sendable {
  /// The distance that a notch of the wheel scrolls (GTK, Qt: three lines of text, of 17 px each).
  public var notch: Length = 51
  /// The motion of the offset by wheel (own choice: a quarter of a second, without overshooting).
  public var wheelSpring = Spring(response: .milliseconds(160), damping: .one)
  /// The motion of the offset to a goal not set by wheel, such as by key (own choice: nearly twice as slow).
  public var goalSpring = Spring(response: .milliseconds(300), damping: .one)
  /// The greatest distance from its goal, in viewports, at which an animation starts; from farther away, the
  /// offset first jumps to that distance (own choice: short enough to follow).
  public var reach = 2

  /// The share of a finger's motion that content follows just beyond an end (`UIScrollView`: 0.55).
  public var rubberBand = Fraction.percent(55)
  /// The return of content from beyond an end (Lobanov, *How UIScrollView works*: a stiffness of
  /// 100 at a mass of 1, 2π / 10 s, critically damped).
  public var bounceSpring = Spring(response: .milliseconds(628), damping: .one)
  /// The thousandths of its speed that a fling loses each millisecond
  /// (`UIScrollView.DecelerationRate.normal`: 0.998 is left).
  public var friction = 2
  /// The least speed of a release that starts a fling, in points per second (Android: 50 dp).
  public var slowestFling: Length = 50
  /// The highest speed of a fling, in points per second (Android's `ViewConfiguration`: 8,000 dp).
  public var fastestFling: Length = 8000
  /// The speed at which a fling stops, in points per second (own choice: slower motion is jerky).
  public var stoppingSpeed: Length = 8

  var slowness = 1
  var reducedMotion = false

  // The values within which steps of a millisecond are stable.

  var stableSlowness: Int { slowness.clamped(to: 1...1000) }
  var stableFriction: Int64 { Int64(friction.clamped(to: 1...999)) }
  var speedLimit: Length { fastestFling.clamped(to: .zero...65_536) }
}
