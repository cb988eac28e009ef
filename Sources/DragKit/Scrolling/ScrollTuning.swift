public import DragGeometry

/// Every number that decides how scrolling feels.
public struct ScrollTuning: Hashable, Sendable {
  /// How far a notch of the wheel scrolls: three lines of a list (GTK, Qt).
  public var notch: Length = 51
  /// How the offset follows the wheel: it is there in a quarter of a second, and never too far.
  public var wheelSpring = Spring(response: .milliseconds(160), damping: .one)
  /// How the offset goes where a key or the program sends it.
  public var goalSpring = Spring(response: .milliseconds(300), damping: .one)
  /// How many viewports from its goal a long way begins; what lies before is skipped.
  public var reach = 2

  /// How much of the finger's way the content takes just beyond an end (`UIScrollView`: 0.55).
  public var rubberBand = Fraction.percent(55)
  /// How the content comes back from beyond an end: a stiffness of 100 at a mass of 1, 2π / 10 s,
  /// critically damped (Lobanov, How UIScrollView works).
  public var bounceSpring = Spring(response: .milliseconds(628), damping: .one)
  /// What a fling loses of its speed each millisecond, in thousandths
  /// (`UIScrollView.DecelerationRate.normal`: 0.998 is left).
  public var friction = 2
  /// How fast a finger flings at least, a second (Android's `ViewConfiguration`: 50 dp).
  public var slowestFling: Length = 50
  /// How fast a finger flings at most, a second (Android's `ViewConfiguration`: 8,000 dp).
  public var fastestFling: Length = 8000

  /// How many times as slow as usual everything is.
  public var slowness = 1
  /// Nothing slides on its own, save what a finger flung.
  public var reducedMotion = false

  /// Creates the start values.
  public init() {}

  /// The slowness within what a step can follow.
  var stableSlowness: Int { min(max(slowness, 1), 1000) }
  /// The friction within what a step can follow.
  var stableFriction: Int64 { Int64(min(max(friction, 1), 999)) }
  /// The speed of a fling within what a step can follow.
  var speedLimit: Length { fastestFling.clamped(to: .zero...65_536) }
}
