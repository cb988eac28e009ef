internal import DragGeometry

extension AxisScroll {
  mutating func step(_ tuning: ScrollTuning, _ span: ScrollSpan) {
    guard !isSettled else { return }
    fit(tuning, span)
    switch motion {
    case .still, .held: break
    case .coasting(let coast): step(coast, tuning, span)
    case .gliding(let glide) where glide.cause == .bounce: bounceBack(glide, tuning, span)
    case .gliding(let glide): step(glide, tuning, span)
    }
  }

  private mutating func step(_ coast: Coast, _ tuning: ScrollTuning, _ span: ScrollSpan) {
    var coast = coast
    offset += coast.step(tuning)
    motion = .coasting(coast)
    if span.excess(of: offset) != 0 {
      bounce(at: velocity(tuning), tuning, span)
    } else if coast.isOver(tuning) {
      settle(going: Length(subpixels: Int(coast.velocity)), span)
    }
  }

  private mutating func step(_ glide: Glide, _ tuning: ScrollTuning, _ span: ScrollSpan) {
    var next = glide
    next.step(tuning)
    if span.excess(of: next.offset).magnitude > span.excess(of: offset).magnitude {
      next = Glide(glide.cause, from: offset, to: glide.goal, velocity: .zero, reach: .farthest)
    }
    show(next, tuning)
  }

  private mutating func bounceBack(_ glide: Glide, _ tuning: ScrollTuning, _ span: ScrollSpan) {
    var next = glide
    next.step(tuning)
    next = next.kept(within: span.viewport)
    show(next, tuning)
    let (before, after) = (glide.distance.value.signum(), next.distance.value.signum())
    guard before * after < 0, !isSettled else { return }
    let coast = Coast(at: next.distance.velocity * Int64(tuning.stableSlowness), tuning)
    (offset, motion) = coast.isOver(tuning) ? (next.goal, .still) : (offset, .coasting(coast))
  }

  mutating func glide(
    _ cause: Glide.Cause, to target: Length, _ tuning: ScrollTuning, _ span: ScrollSpan
  ) {
    let reach = span.viewport * tuning.reach.clamped(to: 0...16)
    // After the content has become much shorter, at most a viewport beyond its end is shown.
    let start =
      span.clamp(offset) + span.excess(of: offset).clamped(to: -span.viewport...span.viewport)
    let goal = span.clamp(target)
    show(Glide(cause, from: start, to: goal, velocity: velocity(tuning), reach: reach), tuning)
  }

  mutating func bounce(at velocity: Length, _ tuning: ScrollTuning, _ span: ScrollSpan) {
    let end = span.clamp(offset)
    show(Glide(.bounce, from: offset, to: end, velocity: velocity, reach: span.viewport), tuning)
  }

  private mutating func show(_ glide: Glide, _ tuning: ScrollTuning) {
    offset = tuning.reducedMotion ? glide.goal : glide.offset
    motion = tuning.reducedMotion || glide.distance.isSettled ? .still : .gliding(glide)
  }

  mutating func settle(_ span: ScrollSpan) {
    guard !isSettled, span.excess(of: offset) == 0 else { return }
    settle(going: .zero, span)
  }

  /// Stops at the nearest whole pixel, so that text is sharp.
  ///
  /// The sign of `direction`, that of the motion, decides between two equally near pixels.
  mutating func settle(going direction: Length, _ span: ScrollSpan) {
    let pixel = direction < 0 ? -(-offset).roundedToPixel : offset.roundedToPixel
    (offset, motion) = (span.clamp(pixel), .still)
  }
}
