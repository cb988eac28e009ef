import DragGeometry
internal import DragRecording

/// The path of a hand from one point to another.
///
/// It minimizes jerk (Flash and Hogan 1985), and trembles. All numbers are integers, for the same
/// result on every machine.
struct PointerPath {
  /// The location of each report of the device; the last one is the goal.
  let points: [Point]
  let interval: Microseconds

  init(
    from start: Point, to goal: Point, in duration: Microseconds, every interval: Microseconds,
    using random: inout SplitMix64
  ) {
    self.interval = interval
    let count = Int(max(duration.count / interval.count, 1))
    let translation = goal - start
    // At most two points away, and always drawn back.
    var tremor = Vector.zero
    func trembling(_ length: Length) -> Length {
      Length(subpixels: length.subpixels / 2 + random.next(below: 513) - 256)
    }
    points = (1...count).map { number in
      guard number < count else { return goal }
      let share = Self.share(at: Fraction(number, count))
      tremor = Vector(dx: trembling(tremor.dx), dy: trembling(tremor.dy))
      return start + Vector(dx: translation.dx * share, dy: translation.dy * share) + tremor
    }
  }

  /// The share of the path after a share of the time: 10τ³ − 15τ⁴ + 6τ⁵.
  private static func share(at time: Fraction) -> Fraction {
    // With 12 bits for the time, the fifth power fits.
    let (tau, one) = (time.raw >> 4, 1 << 12)
    let factor = 10 * one * one - 15 * one * tau + 6 * tau * tau
    return Fraction(raw: (tau * tau * tau * factor) >> 44)
  }
}
