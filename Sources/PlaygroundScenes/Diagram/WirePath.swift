internal import DragKit

/// The curve of a wire, from the right of an output to the left of an input.
struct WirePath {
  let start: Point
  let end: Point

  /// The straight pieces at the ends.
  private static let stubs = (start: Vector(dx: 11, dy: 0), end: Vector(dx: 16, dy: 0))

  var path: Path {
    Path([.move(to: start), .line(to: from)] + (isHidden ? loop : [curve]) + [.line(to: end)])
  }

  /// The arrowhead at the input.
  var arrow: Path {
    let tip = Point(x: end.x - DiagramLayout.portSize / 2, y: end.y)
    return Path([
      .move(to: tip), .line(to: tip + Vector(dx: -8, dy: -4)),
      .line(to: tip + Vector(dx: -8, dy: 4)), .close,
    ])
  }

  private var from: Point { start + Self.stubs.start }
  private var to: Point { end - Self.stubs.end }
  private var span: Vector { to - from }

  /// Whether a direct curve back would run behind the card.
  private var isHidden: Bool {
    span.dx < -60 && span.dy.magnitude < DiagramLayout.cardSize.height
  }

  private var curve: Path.Element {
    let bend = max(span.dx.magnitude / 2, min(span.dy.magnitude / 2, 28), 4)
    let reach = Vector(dx: span.dx < 0 ? min(bend, 120) : bend, dy: 0)
    return .curve(to: to, control1: from + reach, control2: to - reach)
  }

  /// A curve back above the card.
  private var loop: [Path.Element] {
    let top = Point(x: from.x + span.dx / 2, y: min(from.y, to.y) - DiagramLayout.cardSize.height)
    let side = Vector(dx: 44, dy: 0)
    return [
      .curve(to: top, control1: from + side, control2: Point(x: from.x + side.dx, y: top.y)),
      .curve(to: to, control1: Point(x: to.x - side.dx, y: top.y), control2: to - side),
    ]
  }
}
