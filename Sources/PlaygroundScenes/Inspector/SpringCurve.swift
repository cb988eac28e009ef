internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// The course of a spring from 0 to 1 in the engine's steps, with a sample for each millisecond.
struct SpringCurve: Hashable, Sendable {
  /// The positions as fractions of the distance, in units of 1/65536.
  let shares: [Int]
  /// The change of the position per second, in the same units.
  private let speeds: [Int]

  /// The distance of the simulated motion, so long that the value's rounding is not visible.
  private static let distance: Length = 1024
  private static let longest = 4000
  /// The distance below which a match is the return from an overshoot rather than a motion.
  static let leastMotion: Length = 8

  /// Creates the curve of a spring; a gliding one begins with the speed of a release.
  init(_ spring: Spring, glides: Bool = false) {
    var value = SpringValue(at: -Self.distance)
    value.retarget(to: Length.zero)
    if glides { value.setVelocity(perSecond: Self.speedOfRelease(spring)) }
    let step = SpringStep(spring, tolerance: .quarterPixel)
    var (shares, speeds) = ([Int](), [Int]())
    func note() {
      shares.append(65536 + Int(value.value) / Self.distance.pixels)
      speeds.append(Int(value.velocity) / Self.distance.pixels)
    }
    note()
    while !value.isSettled, shares.count < Self.longest {
      _ = value.step(step, atMost: 1)
      note()
    }
    (self.shares, self.speeds) = (shares, speeds)
  }

  /// Returns the speed per second at which a released item glides over ``distance``:
  /// 2π · distance / response (`Touch.glide`).
  private static func speedOfRelease(_ spring: Spring) -> Length {
    Length(
      subpixels: Int(Int64(distance.subpixels) * 6_283_185 / max(spring.response.count, 50_000)))
  }

  /// The time after which the position stays within 1 % of the distance around the target.
  var duration: Microseconds {
    let last = shares.lastIndex { (65536 - $0).magnitude > 655 }
    return .milliseconds(Int64(last.map { $0 + 1 } ?? 0))
  }

  /// The overshoot beyond the target, in thousandths of the distance.
  var overshoot: Int { (max((shares.max() ?? 0) - 65536, 0) * 1000 + 32768) / 65536 }

  /// The highest position, at least 65536: the target.
  var peak: Int { max(shares.max() ?? 65536, 65536) }

  /// Returns the first time, in milliseconds, at which the curve matches a value in motion.
  ///
  /// They match if the ratio of speed to remaining distance is equal: a spring is linear, so the
  /// ratio does not depend on the distance of the motion. It recurs after a turning point: a value
  /// that returns from an overshoot also matches the beginning of a motion over less than `least`.
  /// Such a match is used only if there is no other. The value is slower than the curve by the
  /// factor `slowness`. The result is `nil` without a match.
  func time(of value: SpringValue, slowedBy slowness: Int, least: Length) -> Int? {
    let distance = Double(value.value - value.target)
    let speed = Double(value.velocity) * Double(slowness)
    guard distance != 0 || speed != 0 else { return nil }
    // `first` is the first match, even if the motion is shorter than `least`.
    var (before, first) = (0.0, Int?.none)
    for (time, (share, pace)) in zip(shares, speeds).enumerated() {
      let rest = Double(share - 65536)
      let side = distance * Double(pace) - speed * rest
      defer { before = side }
      guard side == 0 || (time > 0 && (side < 0) != (before < 0)) else { continue }
      // The whole motion's distance is the remaining one over the curve's remaining fraction.
      if distance.magnitude >= rest.magnitude * Double(least.pixels) { return time }
      first = first ?? time
    }
    return first
  }
}

/// A plot of a spring's curve in a frame, with a line at the target.
struct SpringPlot: Hashable, Sendable {
  let curve: SpringCurve
  let frame: Rect

  /// The minimum time from the left edge to the right one, in milliseconds.
  private static let span = 800
  private static let margin: Length = 6

  /// The time from the left edge to the right one, in milliseconds.
  private var span: Int { max(Self.span, Int(curve.duration.count / 1000)) }

  /// The highest visible position: above the target, so that an overshoot is visible.
  private var top: Int { max(curve.peak, 65536 * 5 / 4) }

  func point(at time: Int) -> Point {
    let share = curve.shares[min(time, curve.shares.count - 1)]
    let room = frame.insetBy(Self.margin)
    return Point(
      x: room.minX + room.width * Fraction(min(time, span), span),
      y: room.maxY - room.height * Fraction(share, top))
  }

  /// The line at the height of the target.
  var target: Rect {
    let room = frame.insetBy(Self.margin)
    let y = (room.maxY - room.height * Fraction(65536, top)).roundedToPixel
    return Rect(x: room.minX, y: y, width: room.width, height: LineWidth.hairline)
  }

  /// The curve, with a point for each pixel of its width.
  var path: Path {
    let count = max(frame.insetBy(Self.margin).width.pixels, 1)
    return Path(
      (0...count).map { index in
        let point = point(at: span * index / count)
        return index == 0 ? .move(to: point) : .line(to: point)
      })
  }
}

extension Canvas {
  mutating func draw(_ plot: SpringPlot) {
    fill(plot.frame, radius: Radius.chip, theme.card)
    fill(plot.target, theme.track)
    draw(.stroke(plot.path, width: LineWidth.emphasis, color: theme.accent))
  }

  /// Draws a dot on the curve at a time in milliseconds.
  mutating func dot(of plot: SpringPlot, at time: Int) {
    let place = plot.point(at: time)
    disc(at: place, 10, theme.card)
    disc(at: place, 8, theme.accent)
  }
}

extension LocalizedString {
  /// Returns the duration of a curve as text, such as "settles in 0.43 s".
  static func time(of curve: SpringCurve) -> Self {
    Self("spring-settles", texts: ["time": seconds(curve.duration)])
  }

  /// Returns the overshoot of a curve as text: at 10 % and above without decimals, for which there
  /// is no room.
  static func overshoot(of curve: SpringCurve) -> Self {
    let percent =
      curve.overshoot < 100
      ? "\(curve.overshoot / 10).\(curve.overshoot % 10)" : "\((curve.overshoot + 5) / 10)"
    return curve.overshoot == 0
      ? Self("spring-no-overshoot") : Self("spring-overshoot", ["percent": percent])
  }

  /// Returns a time in seconds as text, with at most two decimals.
  static func seconds(_ time: Microseconds) -> Self {
    let hundredths = Int((time.count + 5000) / 10_000)
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    let padded = rest < 10 ? ".0\(rest)" : ".\(rest)"
    let decimals = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : padded
    return Self("seconds", ["seconds": "\(whole)\(decimals)"])
  }
}
