internal import DragGeometry

/// Says when the next frame may be painted and how long to sleep until then.
///
/// A frame is painted as soon as there is something new to see, unless one was painted just before.
struct FramePacer {
  private let interval: Microseconds
  /// How long what moves on its own waits for its next frame.
  ///
  /// Longer than ``interval`` where the display's rate is unknown: while one drags, each motion then
  /// finds its frame free and is seen at once, instead of waiting behind one that only the neighbours
  /// wanted.
  private let animationInterval: Microseconds
  private var nextSlot = Microseconds.zero
  private var nextAnimation = Microseconds.zero
  /// Whether something may have changed since the last frame.
  private(set) var isDirty = true

  /// How often to paint where the display does not say how often it shows.
  static let defaultRate = 240
  /// How often what moves on its own is painted there.
  static let defaultAnimationRate = 120

  /// Creates a pacer for a display that shows `refreshRate` frames a second, or an unknown number.
  init(refreshRate: Int) {
    let rate = refreshRate > 0 ? refreshRate : Self.defaultRate
    interval = Microseconds(Int64(1_000_000 / rate))
    let animationRate = refreshRate > 0 ? refreshRate : Self.defaultAnimationRate
    animationInterval = Microseconds(Int64(1_000_000 / animationRate))
  }

  /// Takes note that something may have changed.
  mutating func markDirty() {
    isDirty = true
  }

  /// `true` where a frame is wanted and allowed.
  func shouldPaint(at now: Microseconds) -> Bool { isDirty && now >= nextSlot }

  /// Takes note of a frame painted at `now`.
  mutating func painted(at now: Microseconds) {
    isDirty = false
    nextSlot = now + interval
    nextAnimation = now + animationInterval
  }

  /// How long to sleep unless something happens; nothing where only that can wake.
  ///
  /// What moves needs time every millisecond, but it is seen only in the next frame: until then the
  /// world waits too, and loses nothing, because it is told the time and not the number of calls.
  func sleep(from now: Microseconds, nextWake: Microseconds?) -> Microseconds? {
    guard isDirty || nextWake != nil else { return nil }
    let wake = isDirty ? nextSlot : max(nextWake ?? nextAnimation, nextAnimation)
    return max(wake - now, .zero)
  }
}
