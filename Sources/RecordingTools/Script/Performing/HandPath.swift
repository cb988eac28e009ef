import DragFrameIO
import DragGeometry
import DragRecording

/// The way of a pointer from one point to another, as a mouse at 125 Hz reports it.
///
/// Whole numbers only, so that it is the same everywhere.
enum HandPath {
  /// How long after each other a common mouse reports.
  static let interval = Microseconds.milliseconds(8)

  /// The time that a hand takes at 600 px/s, as in Dear ImGui's test engine.
  static func duration(of way: Vector) -> Microseconds {
    let pixels = max(way.dx.magnitude, way.dy.magnitude).pixels
    let span = Microseconds(Int64(pixels) * 1_000_000 / 600)
    return min(max(interval, span), .seconds(10))
  }

  /// Where the pointer is at each report; the last is the goal, at the end of the time.
  static func samples(
    from start: Point, to goal: Point, in duration: Microseconds, _ pace: Leg.Pace
  ) -> [(after: Microseconds, point: Point)] {
    let way = goal - start
    let count = max(Int(duration.count / interval.count), 0)
    var samples = (1..<max(count + 1, 1)).compactMap { number in
      let time = Microseconds(Int64(number) * interval.count)
      return time < duration ? sample(start, way, time, duration, pace) : nil
    }
    samples.append((duration, goal))
    return samples
  }

  private static func sample(
    _ start: Point, _ way: Vector, _ time: Microseconds, _ duration: Microseconds, _ pace: Leg.Pace
  ) -> (after: Microseconds, point: Point) {
    let share = Fraction(Int(time.count), Int(duration.count))
    let done = pace == .even ? share : eased(share)
    return (time, start + Vector(dx: way.dx * done, dy: way.dy * done))
  }

  /// How much of the way is done with the least jerk (Flash and Hogan 1985): 10τ³ − 15τ⁴ + 6τ⁵.
  private static func eased(_ share: Fraction) -> Fraction {
    // With 12 bits for the time, the fifth power fits.
    let (tau, one) = (share.raw >> 4, 1 << 12)
    let factor = 10 * one * one - 15 * one * tau + 6 * tau * tau
    return Fraction(raw: (tau * tau * tau * factor) >> 44)
  }
}
