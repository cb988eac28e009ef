/// The times that were measured for a frame that was shown.
package struct MeasuredFrame: Hashable, Sendable {
  /// The time in which the frame was made: its events, its description and its painting.
  package let work: Microseconds
  /// The time from when the oldest motion that the frame shows was received until the frame was shown; `nil` if it
  /// shows none.
  package let latency: Microseconds?
  /// The time between two frames of an animation.
  package let budget: Microseconds
}
