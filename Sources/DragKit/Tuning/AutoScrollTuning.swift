public import DragGeometry

/// The numbers that decide how views scroll while a drag is in the band at an edge, or beyond the edge.
public struct AutoScrollTuning: Hashable, Sendable {
  /// The highest speed, in points per second (pragmatic-drag-and-drop: 900 px).
  public var speed: Length = 900
  /// The greatest width of the band inside an edge (pragmatic-drag-and-drop: 180 px).
  public var band: Length = 180
  /// The greatest width of the band as a share of the viewport (pragmatic-drag-and-drop: 25 %).
  public var bandShare = Fraction.percent(25)
  /// The share of the band, next to the edge, with full speed (pragmatic-drag-and-drop: a half).
  public var fullSpeedShare = Fraction.percent(50)
  /// The time in the band until location alone decides the speed (pragmatic-drag-and-drop: 0.4 s).
  public var damping: Microseconds = .milliseconds(400)
  /// The distance moved in a direction before views scroll that way (R11; as ``Tuning/touchSlop``).
  public var intent: Length = 10
  /// The time between two steps of scrolling (own choice: two steps in a frame at 60 Hz).
  public var interval: Microseconds = .milliseconds(8)
  /// The time after which a view stops scrolling until the pointer moves (own choice: rarely reached).
  public var longest: Microseconds = .seconds(120)

  var slowness = 1

  var stableInterval: Microseconds { max(interval, .milliseconds(1)) }
}
