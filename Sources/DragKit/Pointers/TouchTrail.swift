/// The latest locations of a touch, from which its velocity follows.
struct TouchTrail: Hashable, Sendable {
  private var points: [TrailPoint] = []

  mutating func add(_ location: Point, at now: Microseconds, _ tuning: Tuning) {
    points.removeAll { $0.time + tuning.velocityMemory < now }
    if let last = points.last, now < last.time + tuning.velocityInterval { return }
    points.append(TrailPoint(time: now, location: location))
  }

  /// Returns the velocity of a touch now at `location`, in pixels per second.
  ///
  /// It is measured over at most ``Tuning/velocityMemory``; without recent locations, it is zero.
  func velocity(at now: Microseconds, of location: Point, _ tuning: Tuning) -> Vector {
    guard let first = points.first(where: { now <= $0.time + tuning.velocityMemory }) else {
      return .zero
    }
    let translation = location - first.location
    let span = max(now - first.time, tuning.shortestVelocitySpan, Microseconds(1)).count
    return Vector(dx: translation.dx.perSecond(in: span), dy: translation.dy.perSecond(in: span))
  }
}

private struct TrailPoint: Hashable, Sendable {
  let time: Microseconds
  let location: Point
}

extension Length {
  fileprivate func perSecond(in microseconds: Int64) -> Length {
    let speed = Int64(subpixels) * 1_000_000 / microseconds
    return Length(subpixels: Int(speed.clamped(to: -(1 << 24)...1 << 24)))
  }
}

extension TouchTrail: FieldCoded {
  static let fields = Fields(TouchTrail.init) { $0.points }
}

extension TrailPoint: FieldCoded {
  static let fields = Fields(TrailPoint.init) { ($0.time, $0.location) }
}
