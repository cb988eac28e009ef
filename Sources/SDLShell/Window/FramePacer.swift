internal import DragGeometry

/// Schedules frames: each is painted as soon as something changed, but an interval or more after the last.
///
/// A frame that input causes waits only for the last one of its kind: a motion never waits because a frame of
/// an animation was just painted.
struct FramePacer {
  /// The kind of what changed since the last frame.
  enum Change {
    case animation, input
  }

  private let interval: Microseconds
  private let animationInterval: Microseconds
  private var nextInput = Microseconds.zero
  private var nextAnimation = Microseconds.zero
  private(set) var change: Change? = .input

  static let defaultRate = 240
  static let defaultAnimationRate = 120
  /// The longest time from a frame to one of an animation that the compositor has not asked for: it never does
  /// for a window that is not visible.
  static let patience = Microseconds.milliseconds(100)

  init(refreshRate: Int) {
    let rate = refreshRate > 0 ? refreshRate : Self.defaultRate
    interval = Microseconds(Int64(1_000_000 / rate))
    let animationRate = refreshRate > 0 ? refreshRate : Self.defaultAnimationRate
    animationInterval = Microseconds(Int64(1_000_000 / animationRate))
  }

  /// Notes a change; one by input outweighs one by an animation.
  mutating func note(_ change: Change) {
    if self.change != .input { self.change = change }
  }

  func shouldPaint(at now: Microseconds) -> Bool { change.map { now >= slot(for: $0) } ?? false }

  private func slot(for change: Change) -> Microseconds {
    change == .input ? nextInput : nextAnimation
  }

  /// Handles a painted frame; `awaitsRequest` is `true` if ``frameRequested()`` will follow.
  mutating func painted(at now: Microseconds, awaitsRequest: Bool = false) {
    if change == .input { nextInput = now + interval }
    nextAnimation = now + (awaitsRequest ? Self.patience : animationInterval)
    change = nil
  }

  /// Handles the compositor's request for a frame: nothing has to wait.
  mutating func frameRequested() { (nextInput, nextAnimation) = (.zero, .zero) }

  /// Returns the longest time to sleep without an event; `nil`, without limit, if nothing is due.
  ///
  /// `nextWake` is the time of the next change of the state. A spring changes the state every
  /// millisecond, but is visible only in the next frame. So if no frame is pending, the sleep lasts
  /// at least until an animation may paint again.
  func sleep(from now: Microseconds, nextWake: Microseconds?) -> Microseconds? {
    let wake = change.map(slot) ?? nextWake.map { max($0, nextAnimation) }
    return wake.map { max($0 - now, .zero) }
  }
}
