internal import DragEvents

/// Schedules frames: each is painted as soon as something changed, but an interval or more after the last.
///
/// A motion never waits because a frame of an animation was just painted. It can be painted without the animations
/// around it, which then follow at the rate of the screen.
struct FramePacer {
  private let interval: Microseconds
  let animationInterval: Microseconds
  private var last = Microseconds.zero
  private var lastByInput = Microseconds.zero
  private var nextMotion = Microseconds.zero
  private var nextContent = Microseconds.zero
  private var nextAnimation = Microseconds.zero
  private(set) var change: FrameChange? = .content

  /// The frames a second of animations, if the screen does not tell its rate.
  static let defaultAnimationRate = 60
  /// The greatest rate of frames for items that follow a pointer, and of all input if the screen does not tell its
  /// rate.
  static let motionRate = 240
  /// The longest time from a frame to one of an animation that the compositor has not asked for: it never does
  /// for a window that is not visible.
  static let patience = Microseconds.milliseconds(100)
  /// The time within which another motion follows, while a mouse moves; most report 125 motions a second.
  static let pauseOfMotions = Microseconds.milliseconds(10)

  init(refreshRate: Int) {
    interval = .interval(ofRate: refreshRate > 0 ? refreshRate : Self.motionRate)
    animationInterval = .interval(
      ofRate: refreshRate > 0 ? refreshRate : Self.defaultAnimationRate)
  }

  /// Notes a change; the greatest one since the last frame counts.
  mutating func note(_ change: FrameChange) { self.change = max(change, self.change ?? change) }

  func shouldPaint(at now: Microseconds) -> Bool { change.map { now >= slot(for: $0) } ?? false }

  /// Returns whether a frame that is painted now shows the animations, and not only what follows a pointer.
  ///
  /// While motions follow each other, the animations may be a little early, since a mouse does not move at the rate of
  /// the screen. The first motion after a pause is painted at once, and what is around it in the next frame.
  func animates(at now: Microseconds) -> Bool {
    guard change == .carried else { return true }
    let early = Microseconds(animationInterval.count / 4)
    return now + early >= nextAnimation && now <= last + animationInterval
  }

  private func slot(for change: FrameChange) -> Microseconds {
    switch change {
    case .animation: nextAnimation
    case .carried: nextMotion
    case .content: nextContent
    }
  }

  /// Handles a painted frame; `awaitsRequest` is `true` if ``frameRequested()`` will follow.
  mutating func painted(at now: Microseconds, animated: Bool = true, awaitsRequest: Bool = false) {
    if change != .animation {
      lastByInput = now
      nextMotion = now + .interval(ofRate: Self.motionRate)
      nextContent = now + interval
    }
    if animated { nextAnimation = now + (awaitsRequest ? Self.patience : animationInterval) }
    (last, change) = (now, animated ? nil : .animation)
  }

  /// Postpones the frame until one is requested, or ``patience`` is over, since none can be painted now.
  mutating func postpone(at now: Microseconds) {
    let later = now + Self.patience
    (nextMotion, nextContent, nextAnimation) = (later, later, later)
  }

  /// Handles the compositor's request for a frame: nothing waits any longer, except an animation for a motion that can
  /// follow, with which it is painted.
  mutating func frameRequested() {
    (nextMotion, nextContent) = (.zero, .zero)
    nextAnimation = lastByInput + Self.pauseOfMotions
  }

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

extension Microseconds {
  fileprivate static func interval(ofRate rate: Int) -> Microseconds {
    Microseconds(Int64(1_000_000 / rate))
  }
}
