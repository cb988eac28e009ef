internal import DragCoding
internal import DragGeometry

/// Where a scrollable area stands along one axis, and what moves it.
struct AxisScroll: Hashable, Sendable {
  /// The offset that is seen; beyond the ends while a finger holds it there, or a spring pulls it back.
  var offset: Length
  /// What moves it.
  var motion = ScrollMotion.still

  init(at offset: Length) {
    let farthest = ScrollRange.largest
    self.offset = offset.clamped(to: -farthest...farthest)
  }

  /// `true` where time changes nothing.
  var isAtRest: Bool {
    switch motion {
    case .still, .held: true
    case .coasting, .gliding: false
    }
  }

  /// `true` where a finger holds it.
  var isHeld: Bool {
    if case .held = motion { true } else { false }
  }

  /// Where it was sent to, or else where it is.
  var goal: Length {
    if case .gliding(let glide) = motion { glide.goal } else { offset }
  }

  /// How fast the offset grows, a second.
  func velocity(_ tuning: ScrollTuning) -> Length {
    switch motion {
    case .still, .held: .zero
    case .coasting(let coast):
      Length(subpixels: Int(coast.velocity / 256)) / tuning.stableSlowness
    case .gliding(let glide): glide.velocity
    }
  }
}

// What a finger does.
extension AxisScroll {
  /// A finger takes hold of the content where it is seen.
  mutating func hold(_ tuning: ScrollTuning, _ span: ScrollSpan) {
    guard !isHeld else { return }
    fit(tuning, span)
    let band = RubberBand(tuning.rubberBand, viewport: span.viewport)
    motion = .held(drawn: span.clamp(offset) + band.way(to: span.excess(of: offset)))
    // There and back through the band can lose a subpixel: the offset is what the finger's way gives.
    fit(tuning, span)
  }

  /// The finger moves by `way`, and the content with it.
  mutating func drag(by way: Length, _ tuning: ScrollTuning, _ span: ScrollSpan) {
    guard case .held(let drawn) = motion else { return }
    let next = drawn - way.clampedToSeam
    motion = .held(drawn: span.clamp(next) + span.excess(of: next).clampedToSeam)
    fit(tuning, span)
  }

  /// The finger lets go, moving at `velocity` a second.
  mutating func release(at velocity: Length, _ tuning: ScrollTuning, _ span: ScrollSpan) {
    guard isHeld else { return }
    fit(tuning, span)
    motion = .still
    let speed = -velocity.clamped(to: -tuning.speedLimit...tuning.speedLimit)
    let excess = span.excess(of: offset)
    if excess != 0 {
      // Outwards it goes on as it is seen to, inwards as the finger meant it.
      let band = RubberBand(tuning.rubberBand, viewport: span.viewport)
      let isOutwards = (speed < 0) == (excess < 0)
      let seen = isOutwards ? band.speed(speed, at: excess) : speed
      bounce(at: seen / tuning.stableSlowness, tuning, span)
    } else if speed.magnitude >= tuning.slowestFling, span.length > 0 {
      motion = .coasting(Coast(at: Int64(speed.subpixels) << 8, tuning))
    } else {
      settle(going: speed, span)
    }
  }
}

// What the wheel, the keys and the program do.
extension AxisScroll {
  /// The wheel sends the content `way` farther.
  mutating func turn(by way: Length, _ tuning: ScrollTuning, _ span: ScrollSpan) {
    guard !isHeld, way != 0 else { return }
    // The wheel stops a fling as a finger would: it would be carried past its notch otherwise.
    if case .coasting = motion { motion = .still }
    glide(.wheel, to: span.clamp(goal) + way, tuning, span)
  }

  /// Goes to an offset, at once or by and by.
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

  /// Brings the offset, or where it goes, within what there is to scroll.
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

extension AxisScroll: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(offset, motion)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    offset = try Length(decodingOffset: &reader)
    motion = try reader.read()
  }
}
