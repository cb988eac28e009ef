internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// A small picture of a spring's curve, with the target as a line.
struct SpringPlot: Hashable, Sendable {
  let curve: SpringCurve
  let frame: Rect

  /// The least time from the left edge to the right edge.
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

  /// The target, at which all values settle.
  var target: Rect {
    let room = frame.insetBy(Self.margin)
    let y = (room.maxY - room.height * Fraction(65536, top)).roundedToPixel
    return Rect(x: room.minX, y: y, width: room.width, height: LineWidth.hairline)
  }

  /// The curve, with a point for each pixel across.
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

  /// Draws a dot on the curve at a time.
  mutating func dot(of plot: SpringPlot, at time: Int) {
    let place = plot.point(at: time)
    disc(at: place, 10, theme.card)
    disc(at: place, 8, theme.accent)
  }
}

extension LocalizedString {
  /// The time of a curve, such as "settles in 0.43 s".
  static func time(of curve: SpringCurve) -> Self {
    Self("spring-settles", texts: ["time": seconds(curve.duration)])
  }

  /// The overshoot of a curve; from 10 % without decimals, which would not fit.
  static func overshoot(of curve: SpringCurve) -> Self {
    let percent =
      curve.overshoot < 100
      ? "\(curve.overshoot / 10).\(curve.overshoot % 10)" : "\((curve.overshoot + 5) / 10)"
    return curve.overshoot == 0
      ? Self("spring-no-overshoot") : Self("spring-overshoot", ["percent": percent])
  }

  /// A time in seconds, with at most two decimals.
  static func seconds(_ time: Microseconds) -> Self {
    let hundredths = Int((time.count + 5000) / 10_000)
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    let padded = rest < 10 ? ".0\(rest)" : ".\(rest)"
    let decimals = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : padded
    return Self("seconds", ["seconds": "\(whole)\(decimals)"])
  }
}
