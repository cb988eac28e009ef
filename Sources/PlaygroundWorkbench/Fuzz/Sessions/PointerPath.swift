import DragGeometry
internal import DragRecording

/// The way of a hand from one point to another.
///
/// It starts and stops softly, with the least jerk (Flash and Hogan 1985), and it trembles. Whole
/// numbers only, so that it is the same everywhere.
struct PointerPath {
  /// Where the pointer is at each report of the device; the last point is the goal.
  let points: [Point]
  /// How long after the one before each report comes.
  let interval: Microseconds

  /// Creates the way that a hand takes `duration` for.
  init(
    from start: Point, to goal: Point, in duration: Microseconds, every interval: Microseconds,
    using random: inout SplitMix64
  ) {
    self.interval = interval
    let count = Int(max(duration.count / interval.count, 1))
    let way = goal - start
    var tremor = Tremor()
    points = (1...count).map { number in
      guard number < count else { return goal }
      let share = Self.share(at: Fraction(number, count))
      tremor.step(using: &random)
      return start + Vector(dx: way.dx * share, dy: way.dy * share) + tremor.way
    }
  }

  /// How much of the way is done when a share of the time has passed: 10τ³ − 15τ⁴ + 6τ⁵.
  static func share(at time: Fraction) -> Fraction {
    // With 12 bits for the time, the fifth power fits.
    let (tau, one) = (time.raw >> 4, 1 << 12)
    let factor = 10 * one * one - 15 * one * tau + 6 * tau * tau
    return Fraction(raw: (tau * tau * tau * factor) >> 44)
  }
}

/// The tremor of a hand: it strays by up to two pixels, and always back.
private struct Tremor {
  private(set) var way = Vector.zero

  mutating func step(using random: inout SplitMix64) {
    way = Vector(dx: Self.next(way.dx, &random), dy: Self.next(way.dy, &random))
  }

  private static func next(_ length: Length, _ random: inout SplitMix64) -> Length {
    Length(subpixels: length.subpixels / 2 + random.next(below: 513) - 256)
  }
}
