internal import DragGeometry

/// Schedules frames: each is painted as soon as something changed, but an interval or more after the last.
struct FramePacer {
  private let interval: Microseconds
  /// The minimum time from any frame to a later one that only an animation needs.
  ///
  /// If the display's rate is unknown, this is longer than ``interval``, so that a motion during a
  /// drag seldom has to wait because a frame of an animation was just painted.
  private let animationInterval: Microseconds
  private var nextSlot = Microseconds.zero
  private var nextAnimation = Microseconds.zero
  var isDirty = true

  /// The frames per second if the display's rate is unknown.
  static let defaultRate = 240
  /// The frames per second of animations if the display's rate is unknown.
  static let defaultAnimationRate = 120

  /// Creates a pacer for a display with `refreshRate` frames per second; 0 if the rate is unknown.
  init(refreshRate: Int) {
    let rate = refreshRate > 0 ? refreshRate : Self.defaultRate
    interval = Microseconds(Int64(1_000_000 / rate))
    let animationRate = refreshRate > 0 ? refreshRate : Self.defaultAnimationRate
    animationInterval = Microseconds(Int64(1_000_000 / animationRate))
  }

  func shouldPaint(at now: Microseconds) -> Bool { isDirty && now >= nextSlot }

  mutating func painted(at now: Microseconds) {
    isDirty = false
    nextSlot = now + interval
    nextAnimation = now + animationInterval
  }

  /// Returns the longest time to sleep without an event; `nil`, without limit, if nothing is due.
  ///
  /// `nextWake` is when a pump is due without an event; `nil` for never. A spring changes the state every
  /// millisecond, but is visible only in the next frame, so the state need not advance before that frame.
  func sleep(from now: Microseconds, nextWake: Microseconds?) -> Microseconds? {
    guard isDirty || nextWake != nil else { return nil }
    let wake = isDirty ? nextSlot : max(nextWake ?? nextAnimation, nextAnimation)
    return max(wake - now, .zero)
  }
}
