/// The numbers that decide how collection views scroll during a drag near or beyond their edges.
///
/// A view scrolls while the pointer is in the band, a strip inside the view along an edge. It also
/// scrolls while the pointer is beyond that edge.
public struct AutoScrollTuning: Hashable, Sendable {
  /// The highest speed, in logical pixels per second (pragmatic-drag-and-drop: 900 px).
  public var speed: Length = 900
  /// The greatest width of the band along an edge (pragmatic-drag-and-drop: 180 px).
  public var band: Length = 180
  /// The greatest width of the band, as a share of the viewport's extent in the direction of scrolling
  /// (pragmatic-drag-and-drop: 25 %).
  public var bandShare = Fraction.percent(25)
  /// The share of the band, measured from the edge, in which the speed is highest
  /// (pragmatic-drag-and-drop: a half).
  public var fullSpeedShare = Fraction.percent(50)
  /// The time for which the scrolling speeds up after it has begun.
  ///
  /// Afterwards, the pointer's location alone decides the speed. The default is from
  /// pragmatic-drag-and-drop (0.4 s).
  public var damping: Microseconds = .milliseconds(400)
  /// The distance that the pointer moves in a direction before views scroll in it (R11; as
  /// ``Tuning/touchSlop``).
  public var intent: Length = 10
  /// The time between two steps of scrolling (ours: two steps in a frame at 60 Hz).
  public var interval: Microseconds = .milliseconds(8)
  /// The time after which a view stops scrolling if the pointer does not move (ours: rarely
  /// reached).
  public var longest: Microseconds = .seconds(120)

  var stableInterval: Microseconds { max(interval, .milliseconds(1)) }
}
