internal import DragKit

// The parts appear where the interaction shows them, since an undo moves them with an animation.
extension DiagramScene {
  func draw(on canvas: inout Canvas) {
    if DiagramLayout(size: bounds.size).showsHint {
      canvas.begin(.hint)
      canvas.hint(.diagramHint, in: bounds)
    }
    drawGlow(on: &canvas)
    drawWires(on: &canvas)
    let ends = wireHolds.flatMap { [$0.fixed, $0.target] }
    for node in stacking {
      drawCard(of: node, on: &canvas)
      for port in node.ports where !ends.contains(port) { draw(port, on: &canvas) }
    }
    drawHeldWires(on: &canvas)
    for port in DiagramPort.allCases where ends.contains(port) { draw(port, on: &canvas) }
  }

  func seenFrame(of node: DiagramNode, _ canvas: Canvas) -> Rect {
    canvas.interaction.seenFrame(of: node.item) ?? frame(of: node)
  }

  private func seenCenter(of port: DiagramPort, _ canvas: Canvas) -> Point {
    seenFrame(of: port.node, canvas).origin + DiagramLayout.offset(of: port)
  }

  private func drawGlow(on canvas: inout Canvas) {
    guard signals[.light] else { return }
    let frame = seenFrame(of: .light, canvas).insetBy(-4)
    let color = canvas.theme.glow.opacity(percent: canvas.theme.isDark ? 50 : 75)
    canvas.begin(.glow)
    canvas.draw(.shadow(frame, radius: 18, blur: 40, color: color))
  }

  private func drawWires(on canvas: inout Canvas) {
    let goals = wireHolds.filter(\.isLoose).compactMap { hold in
      hold.target.map { $0.isInput ? $0 : hold.fixed }
    }
    // Wires that are on lie above those that are off.
    let wires = circuitAsDrawn.wires
    for isOn in [false, true] {
      for wire in wires where signals[wire.source.node] == isOn {
        canvas.begin(.wire, wire.input.rawValue)
        let path = WirePath(
          start: seenCenter(of: wire.source, canvas), end: seenCenter(of: wire.input, canvas))
        let color = isOn ? canvas.theme.signal : canvas.theme.idleWire
        // A wire that is about to be replaced is pale.
        let paint = color.opacity(percent: goals.contains(wire.input) ? 30 : 100)
        canvas.draw(.stroke(path.path, width: 3, color: paint))
        canvas.draw(.fill(path.arrow, paint))
      }
    }
  }

  private func drawHeldWires(on canvas: inout Canvas) {
    for hold in wireHolds where hold.isLoose {
      canvas.begin(.heldWire, hold.pointer.rawValue)
      let fixed = seenCenter(of: hold.fixed, canvas)
      let end = hold.target.map { seenCenter(of: $0, canvas) } ?? hold.location
      let goesBack = hold.fixed.isInput
      let path = WirePath(start: goesBack ? end : fixed, end: goesBack ? fixed : end)
      let source = goesBack ? hold.target : hold.fixed
      let color = isOn(source) ? canvas.theme.signal : canvas.theme.idleWire
      canvas.draw(.stroke(path.path, width: 3, color: color))
      if goesBack || hold.target != nil { canvas.draw(.fill(path.arrow, color)) }
      if hold.target == nil { canvas.disc(at: end, 10, color) }
    }
  }

  /// Draws a port: a ring, with a core if it is an output or has a wire, and with a halo if it is
  /// hovered or a held wire fits.
  private func draw(_ port: DiagramPort, on canvas: inout Canvas) {
    let (center, size) = (seenCenter(of: port, canvas), DiagramLayout.portSize)
    let (theme, halo) = (canvas.theme, halo(of: port, canvas))
    let source = port.isInput ? circuitAsDrawn[port] : port
    let color = isOn(source) ? theme.signal : theme.idleWire
    canvas.begin(port.id)
    if let halo { canvas.disc(at: center, halo.size, theme.accent.opacity(percent: halo.percent)) }
    canvas.disc(at: center, size, halo == nil ? color : theme.accent)
    canvas.disc(at: center, size - 4, theme.card)
    if source != nil { canvas.disc(at: center, 6, color) }
  }

  private func halo(of port: DiagramPort, _ canvas: Canvas) -> (size: Length, percent: Int)? {
    let loose = wireHolds.filter(\.isLoose)
    if loose.contains(where: { $0.target == port }) { return (28, 45) }
    if canvas.isHot(port.id) { return (24, 30) }
    return loose.contains { $0.fixed.fits(port) } ? (24, 20) : nil
  }

  private func isOn(_ source: DiagramPort?) -> Bool { source.map { signals[$0.node] } ?? false }
}

/// The curve of a wire, from the right of an output to the left of an input.
struct WirePath {
  let start: Point
  let end: Point

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
  private var isHidden: Bool { span.dx < -60 && span.dy.magnitude < DiagramLayout.cardSize.height }

  private var curve: Path.Element {
    let bend = max(span.dx.magnitude / 2, min(span.dy.magnitude / 2, 28), 4)
    let reach = Vector(dx: span.dx < 0 ? min(bend, 120) : bend, dy: 0)
    return .curve(to: to, control1: from + reach, control2: to - reach)
  }

  private var loop: [Path.Element] {
    let top = Point(x: from.x + span.dx / 2, y: min(from.y, to.y) - DiagramLayout.cardSize.height)
    let side = Vector(dx: 44, dy: 0)
    return [
      .curve(to: top, control1: from + side, control2: Point(x: from.x + side.dx, y: top.y)),
      .curve(to: to, control1: Point(x: to.x - side.dx, y: top.y), control2: to - side),
    ]
  }
}
