public import DragGeometry

/// The numbers that decide how scroll bars are pressed and dragged.
public struct ScrollBarTuning: Hashable, Sendable {
  /// The distance beside the bar at which it is still pressed (own choice: the bar is thin).
  public var slop: Length = 3
  /// The distance beside the thumb at which a finger still presses it (own choice: it spares a row's handle).
  public var thumbTouchSlop: Length = 8
  /// The least length of the thumb (own choice: long enough to grab).
  public var shortestThumb: Length = 32
  /// The least length of the thumb while the content is beyond its end (`UIScrollView`: it shrinks).
  public var squeezedThumb: Length = 8
  /// The time after which a held track scrolls by more pages (Qt's `QAbstractSlider`: 500 ms).
  public var pagingDelay: Microseconds = .milliseconds(500)
  /// The time between two pages (Qt's `QAbstractSlider`: 50 ms).
  public var pagingInterval: Microseconds = .milliseconds(50)

  init() {}
}
