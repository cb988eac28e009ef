internal import DragKit

/// The curve of a wire: it leaves an output to the right and comes into an input from the left.
struct WirePath {
  let start: Point
  let end: Point

  /// How far a wire goes straight on from an output, and into an input.
  private static let stubs = (start: Vector(dx: 11, dy: 0), end: Vector(dx: 16, dy: 0))

  /// The curve, with a short straight piece at each end.
  var path: Path {
    Path([.move(to: start), .line(to: from)] + (isHidden ? loop : [curve]) + [.line(to: end)])
  }

  /// The point of an arrow before the end, which says which way the signal goes.
  var arrow: Path {
    let tip = Point(x: end.x - DiagramLayout.portSize / 2, y: end.y)
    return Path([
      .move(to: tip), .line(to: tip + Vector(dx: -8, dy: -4)),
      .line(to: tip + Vector(dx: -8, dy: 4)), .close,
    ])
  }

  private var from: Point { start + Self.stubs.start }
  private var to: Point { end - Self.stubs.end }
  private var way: Vector { to - from }

  /// `true` where a curve straight back would run behind the card that it comes from.
  private var isHidden: Bool {
    way.dx < -60 && way.dy.magnitude < DiagramLayout.cardSize.height
  }

  private var curve: Path.Element {
    let bend = max(way.dx.magnitude / 2, min(way.dy.magnitude / 2, 28), 4)
    let reach = Vector(dx: way.dx < 0 ? min(bend, 120) : bend, dy: 0)
    return .curve(to: to, control1: from + reach, control2: to - reach)
  }

  /// Goes back above the card.
  private var loop: [Path.Element] {
    let top = Point(x: from.x + way.dx / 2, y: min(from.y, to.y) - DiagramLayout.cardSize.height)
    let side = Vector(dx: 44, dy: 0)
    return [
      .curve(to: top, control1: from + side, control2: Point(x: from.x + side.dx, y: top.y)),
      .curve(to: to, control1: Point(x: to.x - side.dx, y: top.y), control2: to - side),
    ]
  }
}
