internal import DragCoding
internal import DragGeometry

struct AxisScroll: Hashable, Sendable {
  var offset = Length.zero
  var motion = ScrollMotion.still

  var isSettled: Bool {
    switch motion {
    case .still, .held: true
    case .coasting, .gliding: false
    }
  }

  var isHeld: Bool {
    if case .held = motion { true } else { false }
  }

  var goal: Length {
    if case .gliding(let glide) = motion { glide.goal } else { offset }
  }

  /// Returns the change of the offset per second; zero while a finger holds the content.
  func velocity(_ tuning: ScrollTuning) -> Length {
    switch motion {
    case .still, .held: .zero
    case .coasting(let coast):
      Length(subpixels: Int(coast.velocity / 256)) / tuning.stableSlowness
    case .gliding(let glide): glide.velocity
    }
  }
}

// MARK: - Fingers

extension AxisScroll {
  mutating func hold(_ tuning: ScrollTuning, _ span: ScrollSpan) {
    guard !isHeld else { return }
    fit(tuning, span)
    let band = RubberBand(tuning.rubberBand, viewport: span.viewport)
    motion = .held(drawn: span.clamp(offset) + band.distance(for: span.excess(of: offset)))
    // The conversion can lose a subpixel, and the offset follows from the held distance.
    fit(tuning, span)
  }

  mutating func drag(by translation: Length, _ tuning: ScrollTuning, _ span: ScrollSpan) {
    guard case .held(let drawn) = motion else { return }
    let next = drawn - translation.clampedToFarthest
    motion = .held(drawn: span.clamp(next) + span.excess(of: next).clampedToFarthest)
    fit(tuning, span)
  }

  mutating func release(at velocity: Length, _ tuning: ScrollTuning, _ span: ScrollSpan) {
    guard isHeld else { return }
    fit(tuning, span)
    motion = .still
    let speed = -velocity.clamped(to: -tuning.speedLimit...tuning.speedLimit)
    let excess = span.excess(of: offset)
    if excess != 0 {
      // Outwards, the visible speed is kept; inwards, the finger's.
      let band = RubberBand(tuning.rubberBand, viewport: span.viewport)
      let isOutwards = (speed < 0) == (excess < 0)
      let visible = isOutwards ? band.speed(speed, at: excess) : speed
      bounce(at: visible / tuning.stableSlowness, tuning, span)
    } else if speed.magnitude >= tuning.slowestFling, span.length > 0 {
      motion = .coasting(Coast(at: Int64(speed.subpixels) << 8, tuning))
    } else {
      settle(going: speed, span)
    }
  }
}

// MARK: - The wheel, keys, and the program

extension AxisScroll {
  mutating func turn(by distance: Length, _ tuning: ScrollTuning, _ span: ScrollSpan) {
    guard !isHeld, distance != 0 else { return }
    // The wheel stops a fling, which would move the content past the notch.
    if case .coasting = motion { motion = .still }
    glide(.wheel, to: span.clamp(goal) + distance, tuning, span)
  }

  mutating func scroll(
    to target: Length, animated: Bool, _ tuning: ScrollTuning, _ span: ScrollSpan
  ) {
    if isHeld {
      motion = .held(drawn: span.clamp(target))
      fit(tuning, span)
    } else if animated {
      glide(.goal, to: target, tuning, span)
    } else {
      (offset, motion) = (span.clamp(target), .still)
    }
  }

  mutating func fit(_ tuning: ScrollTuning, _ span: ScrollSpan) {
    switch motion {
    case .still: offset = span.clamp(offset)
    case .coasting: break
    case .held(let drawn):
      let band = RubberBand(tuning.rubberBand, viewport: span.viewport)
      let stretch = span.length > 0 ? band.stretch(by: span.excess(of: drawn)) : .zero
      offset = span.clamp(drawn) + stretch
    case .gliding(let glide):
      let isBeyond = span.excess(of: offset).magnitude > span.viewport
      guard isBeyond || span.excess(of: glide.goal) != 0 else { return }
      self.glide(glide.cause, to: glide.goal, tuning, span)
    }
  }
}

extension AxisScroll: FieldCoded {
  static let fields = Fields(AxisScroll.init) { ($0.offset, $0.motion) }
}
