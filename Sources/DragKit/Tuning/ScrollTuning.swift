public import DragGeometry

/// The numbers that decide how collection views scroll by wheel, finger and key.
public struct ScrollTuning: Hashable, Sendable {
  /// The distance of a notch of the wheel (GTK, Qt: three lines of a list).
  public var notch: Length = 51
  /// How the offset follows the wheel (own choice: within a quarter of a second, and never too far).
  public var wheelSpring = Spring(response: .milliseconds(160), damping: .one)
  /// How the offset goes where a key or the program sends it (own choice: nearly twice as slowly).
  public var goalSpring = Spring(response: .milliseconds(300), damping: .one)
  /// The number of viewports from its goal at which a longer way begins (own choice: what is seen passing is
  /// what is near).
  public var reach = 2

  /// The share of the finger's translation that the content follows just beyond an end (`UIScrollView`: 0.55).
  public var rubberBand = Fraction.percent(55)
  /// How the content returns from beyond an end (Lobanov, How UIScrollView works: a stiffness of 100 at a mass of
  /// 1, 2π / 10 s, critically damped).
  public var bounceSpring = Spring(response: .milliseconds(628), damping: .one)
  /// The thousandths of its speed that a fling loses each millisecond (`UIScrollView.DecelerationRate.normal`:
  /// 0.998 is left).
  public var friction = 2
  /// The lowest speed of a finger that flings, in points per second (Android's `ViewConfiguration`: 50 dp).
  public var slowestFling: Length = 50
  /// The highest speed of a fling, in points per second (Android's `ViewConfiguration`: 8,000 dp).
  public var fastestFling: Length = 8000
  /// The speed at which a fling stops, in points per second (own choice: slower, the last pixels come one by one).
  public var stoppingSpeed: Length = 8

  /// How many times as slow as usual everything is.
  var slowness = 1
  /// Whether nothing slides on its own, except what a finger flung.
  var reducedMotion = false

  /// The slowness within what a step can follow.
  var stableSlowness: Int { slowness.clamped(to: 1...1000) }
  /// The friction within what a step can follow.
  var stableFriction: Int64 { Int64(friction.clamped(to: 1...999)) }
  /// The speed of a fling within what a step can follow.
  var speedLimit: Length { fastestFling.clamped(to: .zero...65_536) }
}
