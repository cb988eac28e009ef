/// The scroll position and the motion of a collection view, along its axis.
///
/// It advances in steps of a millisecond. Its methods take the range of offsets as a parameter,
/// because the content can become longer or shorter.
struct ScrollState: Hashable, Sendable {
  /// The visible offset, as defined by ``ScrollRange``; it can be beyond the ends of the content.
  private(set) var offset = Length.zero
  private(set) var motion = ScrollMotion.still

  var isSettled: Bool {
    switch motion {
    case .still, .held: true
    case .coasting, .gliding: false
    }
  }

  private var isHeld: Bool {
    if case .held = motion { true } else { false }
  }

  var goal: Length {
    if case .gliding(let glide) = motion { glide.goal } else { offset }
  }

  /// Returns the change of the offset per second; zero while a finger holds the content.
  private func velocity(_ tuning: Tuning) -> Length {
    switch motion {
    case .still, .held: .zero
    case .coasting(let coast):
      Length(subpixels: Int(coast.velocity / 256)) / tuning.stableSlowness
    case .gliding(let glide): glide.velocity
    }
  }

  /// Keeps the offset and the goal valid after the range has changed.
  mutating func fit(in range: ScrollRange, _ tuning: Tuning) {
    switch motion {
    case .still: offset = range.clamp(offset)
    case .coasting: break
    case .held(let drawn):
      let rubberBand = RubberBand(tuning.scroll.rubberBand, viewport: range.viewport)
      let stretch = range.length > 0 ? rubberBand.stretch(by: range.excess(of: drawn)) : .zero
      offset = range.clamp(drawn) + stretch
    case .gliding(let glide):
      let isBeyond = range.excess(of: offset).magnitude > range.viewport
      guard isBeyond || range.excess(of: glide.goal) != 0 else { return }
      self.glide(glide.cause, to: glide.goal, in: range, tuning)
    }
  }
}

// MARK: - Fingers

extension ScrollState {
  mutating func begin(in range: ScrollRange, _ tuning: Tuning) {
    guard !isHeld else { return }
    fit(in: range, tuning)
    let rubberBand = RubberBand(tuning.scroll.rubberBand, viewport: range.viewport)
    motion = .held(drawn: range.clamp(offset) + rubberBand.distance(for: range.excess(of: offset)))
    // The conversion can lose 1/256 px; the offset must match the held distance.
    fit(in: range, tuning)
  }

  /// Moves content that a finger holds; the offset changes in the opposite direction.
  mutating func drag(by translation: Length, in range: ScrollRange, _ tuning: Tuning) {
    guard case .held(let drawn) = motion else { return }
    let next = drawn - translation.clampedToFarthest
    motion = .held(drawn: range.clamp(next) + range.excess(of: next).clampedToFarthest)
    fit(in: range, tuning)
  }

  /// Releases content that a finger holds.
  ///
  /// `velocity` is the finger's, per second; zero if the touch was cancelled.
  mutating func release(at velocity: Length, in range: ScrollRange, _ tuning: Tuning) {
    guard isHeld else { return }
    fit(in: range, tuning)
    motion = .still
    let speed = -velocity.clamped(to: -tuning.scroll.speedLimit...tuning.scroll.speedLimit)
    let excess = range.excess(of: offset)
    if excess != 0 {
      // A bounce outwards begins at the visible speed, one inwards at the finger's speed.
      let rubberBand = RubberBand(tuning.scroll.rubberBand, viewport: range.viewport)
      let isOutwards = (speed < 0) == (excess < 0)
      let visible = isOutwards ? rubberBand.speed(speed, at: excess) : speed
      bounce(at: visible / tuning.stableSlowness, in: range, tuning)
    } else if speed.magnitude >= tuning.scroll.slowestFling, range.length > 0 {
      motion = .coasting(Coast(at: Int64(speed.subpixels) << 8, tuning))
    } else {
      settle(going: speed, in: range)
    }
  }

  /// Stops moving content under a finger, which then holds the content.
  ///
  /// - Returns: Whether the content was moving; if so, the press is no tap.
  mutating func stop(in range: ScrollRange, _ tuning: Tuning) -> Bool {
    guard !isSettled else { return false }
    begin(in: range, tuning)
    return true
  }
}

// MARK: - The wheel, keys, and the program

extension ScrollState {
  /// Scrolls by the wheel; `turn` is 1 px for each notch, positive to the right and down.
  mutating func turn(by turn: Length, in range: ScrollRange, _ tuning: Tuning) {
    let distance = tuning.scroll.distance(of: turn)
    guard !isHeld, distance != 0 else { return }
    // The wheel stops a fling, which would move the content past the notch.
    if case .coasting = motion { motion = .still }
    glide(.wheel, to: range.clamp(goal) + distance, in: range, tuning)
  }

  /// Scrolls to an offset; content that a finger holds moves at once.
  mutating func scroll(
    to target: Length, animated: Bool = true, in range: ScrollRange, _ tuning: Tuning
  ) {
    if isHeld {
      motion = .held(drawn: range.clamp(target))
      fit(in: range, tuning)
    } else if animated {
      glide(.goal, to: target, in: range, tuning)
    } else {
      (offset, motion) = (range.clamp(target), .still)
    }
  }
}

// MARK: - Steps

extension ScrollState {
  mutating func step(in range: ScrollRange, _ tuning: Tuning) {
    guard !isSettled else { return }
    fit(in: range, tuning)
    switch motion {
    case .still, .held: break
    case .coasting(let coast): step(coast, in: range, tuning)
    case .gliding(let glide) where glide.cause == .bounce: bounceBack(glide, in: range, tuning)
    case .gliding(let glide): step(glide, in: range, tuning)
    }
  }

  private mutating func step(_ coast: Coast, in range: ScrollRange, _ tuning: Tuning) {
    var coast = coast
    offset += coast.step(tuning)
    motion = .coasting(coast)
    if range.excess(of: offset) != 0 {
      bounce(at: velocity(tuning), in: range, tuning)
    } else if coast.isOver(tuning) {
      settle(going: Length(subpixels: Int(coast.velocity)), in: range)
    }
  }

  private mutating func step(_ glide: Glide, in range: ScrollRange, _ tuning: Tuning) {
    var next = glide
    next.step(tuning)
    if range.excess(of: next.offset).magnitude > range.excess(of: offset).magnitude {
      next = Glide(glide.cause, from: offset, to: glide.goal, velocity: .zero, reach: .farthest)
    }
    show(next, tuning)
  }

  /// Advances a bounce; content that is back within its ends with speed left continues as a fling.
  private mutating func bounceBack(_ glide: Glide, in range: ScrollRange, _ tuning: Tuning) {
    var next = glide
    next.step(tuning)
    next = next.kept(within: range.viewport)
    show(next, tuning)
    let (before, after) = (glide.distance.value.signum(), next.distance.value.signum())
    guard before * after < 0, !isSettled else { return }
    let coast = Coast(at: next.distance.velocity * Int64(tuning.stableSlowness), tuning)
    (offset, motion) = coast.isOver(tuning) ? (next.goal, .still) : (offset, .coasting(coast))
  }

  private mutating func glide(
    _ cause: Glide.Cause, to target: Length, in range: ScrollRange, _ tuning: Tuning
  ) {
    let reach = range.viewport * tuning.scroll.reach.clamped(to: 0...16)
    // After the content has become much shorter, at most a viewport beyond its end is shown.
    let start =
      range.clamp(offset) + range.excess(of: offset).clamped(to: -range.viewport...range.viewport)
    let goal = range.clamp(target)
    show(Glide(cause, from: start, to: goal, velocity: velocity(tuning), reach: reach), tuning)
  }

  private mutating func bounce(at velocity: Length, in range: ScrollRange, _ tuning: Tuning) {
    let end = range.clamp(offset)
    show(Glide(.bounce, from: offset, to: end, velocity: velocity, reach: range.viewport), tuning)
  }

  private mutating func show(_ glide: Glide, _ tuning: Tuning) {
    offset = tuning.reducedMotion ? glide.goal : glide.offset
    motion = tuning.reducedMotion || glide.distance.isSettled ? .still : .gliding(glide)
  }

  /// Stops moving content that no finger holds; content beyond an end continues to return.
  mutating func settle(in range: ScrollRange) {
    guard !isSettled, range.excess(of: offset) == 0 else { return }
    settle(going: .zero, in: range)
  }

  /// Stops at the nearest whole pixel, so that text is sharp.
  ///
  /// The sign of `direction`, that of the motion, decides between two equally near pixels.
  private mutating func settle(going direction: Length, in range: ScrollRange) {
    let pixel = direction < 0 ? -(-offset).roundedToPixel : offset.roundedToPixel
    (offset, motion) = (range.clamp(pixel), .still)
  }
}

extension ScrollState: FieldCoded {
  static let fields = Fields(ScrollState.init) { ($0.offset, $0.motion) }

  /// The state after a change of the axis: at offset zero, and still held by a finger that held it.
  var resetForOtherAxis: ScrollState {
    ScrollState(offset: .zero, motion: isHeld ? .held(drawn: .zero) : .still)
  }
}
