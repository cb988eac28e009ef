import DragRecording

/// The locations that a mouse reports between two points, at 125 reports a second.
///
/// They are computed in integers.
package enum PointerPath {
  static let interval = Microseconds.milliseconds(8)

  /// Returns the default duration of a motion: the time at 600 px/s along its longer axis.
  ///
  /// It is at least 8 ms and at most 10 s. Dear ImGui's test engine has the same speed.
  static func duration(of translation: Vector) -> Microseconds {
    let pixels = max(translation.dx.magnitude, translation.dy.magnitude).pixels
    let span = Microseconds(Int64(pixels) * 1_000_000 / 600)
    return min(max(interval, span), .seconds(10))
  }

  static func samples(
    from start: Point, to goal: Point, in duration: Microseconds, _ pace: Leg.Pace
  ) -> [(after: Microseconds, point: Point)] {
    let translation = goal - start
    let reports = stride(from: interval.count, to: duration.count, by: Int(interval.count))
    var samples = reports.map { time in
      let share = Fraction(Int(time), Int(duration.count))
      let done = pace == .even ? share : eased(share)
      let part = Vector(dx: translation.dx * done, dy: translation.dy * done)
      return (after: Microseconds(time), point: start + part)
    }
    samples.append((duration, goal))
    return samples
  }

  /// Returns the share of the distance that is covered after the share τ of the duration.
  ///
  /// The curve is 10τ³ − 15τ⁴ + 6τ⁵ (Flash, Hogan 1985).
  package static func eased(_ share: Fraction) -> Fraction {
    // With 12 bits for the time, the fifth power fits.
    let (tau, one) = (share.raw >> 4, 1 << 12)
    let factor = 10 * one * one - 15 * one * tau + 6 * tau * tau
    return Fraction(raw: (tau * tau * tau * factor) >> 44)
  }
}
