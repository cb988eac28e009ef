public import DragGeometry

/// The numbers that decide how scroll bars are pressed and dragged.
public struct ScrollBarTuning: Hashable, Sendable {
  /// The distance from the bar's long sides within which a press still hits the bar (own choice: the
  /// bar is thin).
  public var slop: Length = 3
  /// The distance from the thumb's long sides within which a finger still hits the thumb (own
  /// choice).
  public var thumbTouchSlop: Length = 8
  /// The least length of the thumb while the content is not beyond an end (own choice: easy to grab).
  public var shortestThumb: Length = 32
  /// The least length of the thumb while the content is scrolled beyond an end (own choice: still
  /// visible).
  public var squeezedThumb: Length = 8
  /// The time from a press of the track, which scrolls a page, to the second page (Qt's
  /// `QAbstractSlider`: 500 ms).
  public var pagingDelay: Microseconds = .milliseconds(500)
  /// The time between further pages while the track is held (Qt's `QAbstractSlider`: 50 ms).
  public var pagingInterval: Microseconds = .milliseconds(50)
}
