package import DragGeometry

/// The parameters of scrolling.
struct ScrollTuning: Hashable, Sendable {
  /// The distance of a notch of the wheel: three lines of a list (GTK, Qt).
  var notch: Length = 51
  /// The spring of the wheel: settled in a quarter of a second, without overshoot.
  var wheelSpring = Spring(response: .milliseconds(160), damping: .one)
  /// The spring of keys and of the program.
  var goalSpring = Spring(response: .milliseconds(300), damping: .one)
  /// The number of viewports from the goal at which a long animation begins.
  var reach = 2

  /// The visible share of a finger's distance just beyond an end (`UIScrollView`: 0.55).
  var rubberBand = Fraction.percent(55)
  /// The spring that returns from beyond an end: a stiffness of 100 at a mass of 1, 2π / 10 s,
  /// critically damped (Lobanov, How UIScrollView works).
  var bounceSpring = Spring(response: .milliseconds(628), damping: .one)
  /// The loss of a fling's speed per millisecond, in thousandths
  /// (`UIScrollView.DecelerationRate.normal`: 0.998 is left).
  var friction = 2
  /// The lowest speed of a fling per second (Android's `ViewConfiguration`: 50 dp).
  var slowestFling: Length = 50
  /// The highest speed of a fling per second (Android's `ViewConfiguration`: 8,000 dp).
  var fastestFling: Length = 8000

  /// The factor of slow motion.
  var slowness = 1
  /// Whether only flings animate.
  var reducedMotion = false

  /// The slowness within the range that a step can follow.
  var stableSlowness: Int { slowness.clamped(to: 1...1000) }
  /// The friction within the range that a step can follow.
  var stableFriction: Int64 { Int64(friction.clamped(to: 1...999)) }
  /// The speed of a fling within the range that a step can follow.
  var speedLimit: Length { fastestFling.clamped(to: .zero...65_536) }
}

/// The parameters of scrolling under a drag.
package struct AutoScrollTuning: Hashable, Sendable {
  /// The highest speed per second (pragmatic-drag-and-drop: 900 px).
  var speed: Length = 900
  /// The greatest depth of the band at an edge in which an area scrolls; with ``bandShare``, the
  /// lesser counts (pragmatic-drag-and-drop: 180 px).
  var band: Length = 180
  /// The greatest share of the viewport that the band takes (pragmatic-drag-and-drop: a quarter).
  var bandShare = Fraction.percent(25)
  /// The time to reach full speed (pragmatic-drag-and-drop: 0.4 s).
  var damping: Microseconds = .milliseconds(400)
  /// The distance that the pointer moves in a direction before an area scrolls in it: the slop of a
  /// resting finger.
  var intent: Length = 10
  /// The factor of slow motion.
  var slowness = 1

  /// The time between two steps: 125 steps per second.
  package static let interval: Microseconds = .milliseconds(8)
}
