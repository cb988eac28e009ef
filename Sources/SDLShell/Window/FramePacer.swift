internal import DragGeometry

/// Schedules frames: each is painted as soon as something changed, unless another was just painted.
struct FramePacer {
  private let interval: Microseconds
  /// The interval of frames that only animations need.
  ///
  /// If the display's rate is unknown, it is longer than ``interval``: during a drag, each motion is then
  /// shown at once instead of waiting for a frame that only the neighbours' animation needed.
  private let animationInterval: Microseconds
  private var nextSlot = Microseconds.zero
  private var nextAnimation = Microseconds.zero
  /// Whether something changed since the last frame.
  var isDirty = true

  /// The frames per second if the display's rate is unknown.
  static let defaultRate = 240
  /// The frames per second that animations get if the display's rate is unknown.
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

  /// The longest time to sleep without an event; `nil` if there is no limit.
  ///
  /// Springs need time every millisecond, but are visible only in the next frame. Until then the state need
  /// not advance, since it advances by time and not by the number of calls.
  func sleep(from now: Microseconds, nextWake: Microseconds?) -> Microseconds? {
    guard isDirty || nextWake != nil else { return nil }
    let wake = isDirty ? nextSlot : max(nextWake ?? nextAnimation, nextAnimation)
    return max(wake - now, .zero)
  }
}
