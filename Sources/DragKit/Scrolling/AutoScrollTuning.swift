public import DragGeometry

/// Every number that decides how an area scrolls under what is dragged.
public struct AutoScrollTuning: Hashable, Sendable {
  /// How fast it scrolls at most, a second (pragmatic-drag-and-drop: 900 px).
  public var speed: Length = 900
  /// How wide the band at an edge is in which it scrolls, at most; with ``bandShare``, the lesser
  /// counts (pragmatic-drag-and-drop: 180 px).
  public var band: Length = 180
  /// How much of the viewport the band takes at most (pragmatic-drag-and-drop: a quarter).
  public var bandShare = Fraction.percent(25)
  /// How long it takes to come up to speed (pragmatic-drag-and-drop: 0.4 s).
  public var damping: Microseconds = .milliseconds(400)
  /// How far the pointer must have gone in a direction before anything scrolls that way: as far as a
  /// resting finger may stray.
  public var intent: Length = 10

  /// How many times as slow as usual everything is.
  public var slowness = 1

  /// Creates the start values.
  public init() {}

  /// How often what is dragged scrolls an area: 125 times a second.
  public static let interval: Microseconds = .milliseconds(8)
}
