internal import DragGeometry

struct FramePacer {
  private let interval: Microseconds
  /// The minimum time after a frame until the next frame, if only an animation needs the next.
  ///
  /// If the display's rate is unknown, this is longer than `interval`. So a motion during a drag
  /// seldom has to wait because a frame of an animation was just painted.
  private let animationInterval: Microseconds
  private var nextSlot = Microseconds.zero
  private var nextAnimation = Microseconds.zero
  var isDirty = true

  static let defaultRate = 240
  static let defaultAnimationRate = 120

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

  /// Returns the longest time to sleep without an event; `nil` means without limit.
  ///
  /// `nextWake` is the time of the next change of the state. A spring changes the state every
  /// millisecond, but is visible only in the next frame. So if no frame is pending, the sleep lasts
  /// at least until an animation may paint again.
  func sleep(from now: Microseconds, nextWake: Microseconds?) -> Microseconds? {
    guard isDirty || nextWake != nil else { return nil }
    let wake = isDirty ? nextSlot : max(nextWake ?? nextAnimation, nextAnimation)
    return max(wake - now, .zero)
  }
}
