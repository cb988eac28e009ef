internal import DragGeometry

/// Schedules frames: each is painted as soon as something changed, but not within a frame of the last.
struct FramePacer {
  private let interval: Microseconds
  /// The minimum time between a frame and one that only an animation needs.
  ///
  /// If the display's rate is unknown, it is longer than ``interval``, so that a motion during a
  /// drag seldom has to wait because a frame of the neighbours' animation was just painted.
  private let animationInterval: Microseconds
  private var nextSlot = Microseconds.zero
  private var nextAnimation = Microseconds.zero
  /// Whether something changed since the last frame.
  var isDirty = true

  /// The frames per second if the display's rate is unknown.
  static let defaultRate = 240
  /// The frames per second of animations if the display's rate is unknown.
  static let defaultAnimationRate = 120

  /// Creates a pacer for a display's frames per second; 0 if unknown.
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

  /// The longest time to sleep without an event; `nil` if nothing is due.
  ///
  /// `nextWake` is when time next changes the state. A spring changes it every millisecond, but is
  /// visible only in the next frame, and the state need not advance before that.
  func sleep(from now: Microseconds, nextWake: Microseconds?) -> Microseconds? {
    guard isDirty || nextWake != nil else { return nil }
    let wake = isDirty ? nextSlot : max(nextWake ?? nextAnimation, nextAnimation)
    return max(wake - now, .zero)
  }
}
