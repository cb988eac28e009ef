public import DragGeometry

/// The numbers that decide how scroll bars are pressed and dragged.
public struct ScrollBarTuning: Hashable, Sendable {
  /// The distance from the bar's sides at which a press hits it (own choice: the bar is thin).
  public var slop: Length = 3
  /// The distance from the thumb's sides at which a finger hits it (own choice: it spares handles).
  public var thumbTouchSlop: Length = 8
  /// The least length of the thumb along the bar (own choice: long enough to grab).
  public var shortestThumb: Length = 32
  /// The least length of the thumb while content is beyond an end (`UIScrollView`: it shrinks).
  public var squeezedThumb: Length = 8
  /// The time for which the track is held before it scrolls again (Qt's `QAbstractSlider`: 500 ms).
  public var pagingDelay: Microseconds = .milliseconds(500)
  /// The time between further pages while the track is held (Qt's `QAbstractSlider`: 50 ms).
  public var pagingInterval: Microseconds = .milliseconds(50)

  init() {}
}
