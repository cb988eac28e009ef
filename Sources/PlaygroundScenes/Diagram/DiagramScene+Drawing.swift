internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

// Parts are drawn in their animated frames, because an undo moves them with an animation.
extension DiagramScene {
  func draw(on canvas: inout Canvas) {
    if layout.showsHint {
      canvas.begin(.hint)
      canvas.hint(LocalizedString("diagram-hint"), in: bounds)
    }
    if signals[.light] {
      let color = canvas.theme.glow.opacity(percent: canvas.theme.isDark ? 50 : 75)
      let lamp = drawnFrame(of: .light, canvas).insetBy(-4)
      canvas.begin(.glow)
      canvas.draw(.shadow(lamp, radius: Radius.card, blur: 40, color: color))
    }
    drawWires(on: &canvas)
    let ends = heldWires.flatMap { [$0.fixedPort, $0.targetPort] }
    for node in stacking {
      drawCard(of: node, on: &canvas)
      for port in node.ports where !ends.contains(port) { draw(port, on: &canvas) }
    }
    drawHeldWires(on: &canvas)
    for port in DiagramPort.allCases where ends.contains(port) { draw(port, on: &canvas) }
  }

  private func drawnFrame(of node: DiagramNode, _ canvas: Canvas) -> Rect {
    canvas.interaction.seenFrame(of: node.item) ?? frame(of: node)
  }

  private func drawnCenter(of port: DiagramPort, _ canvas: Canvas) -> Point {
    drawnFrame(of: port.node, canvas).origin + DiagramLayout.offset(of: port)
  }

  private func drawWires(on canvas: inout Canvas) {
    let goals = heldWires.filter { $0.isDetached && $0.targetPort != nil }.map(\.input)
    // Draws wires that are on above those that are off.
    let wires = visibleCircuit.wires
    for wire in wires.filter({ !isOn($0.source) }) + wires.filter({ isOn($0.source) }) {
      canvas.begin(.wire, wire.input.rawValue)
      let path = WirePath(
        start: drawnCenter(of: wire.source, canvas), end: drawnCenter(of: wire.input, canvas))
      // Dims a wire that a release would replace.
      let color = color(of: wire.source, canvas.theme)
        .opacity(percent: goals.contains(wire.input) ? 30 : 100)
      canvas.draw(.stroke(path.path, width: 3, color: color))
      canvas.draw(.fill(path.arrow, color))
    }
  }

  private func drawHeldWires(on canvas: inout Canvas) {
    for held in heldWires where held.isDetached {
      canvas.begin(.heldWire, held.pointer.rawValue)
      let path = WirePath(
        start: held.source.map { drawnCenter(of: $0, canvas) } ?? held.location,
        end: held.input.map { drawnCenter(of: $0, canvas) } ?? held.location)
      let color = color(of: held.source, canvas.theme)
      canvas.draw(.stroke(path.path, width: 3, color: color))
      if held.input != nil { canvas.draw(.fill(path.arrow, color)) }
      if held.targetPort == nil { canvas.disc(at: held.location, 10, color) }
    }
  }

  private func draw(_ port: DiagramPort, on canvas: inout Canvas) {
    let (center, size) = (drawnCenter(of: port, canvas), DiagramLayout.portSize)
    let (theme, halo) = (canvas.theme, halo(of: port, canvas))
    let source = port.isInput ? visibleCircuit[port] : port
    let color = color(of: source, theme)
    canvas.begin(port.id)
    if let halo { canvas.disc(at: center, halo.size, theme.accent.opacity(percent: halo.percent)) }
    canvas.disc(at: center, size, halo == nil ? color : theme.accent)
    canvas.disc(at: center, size - 4, theme.card)
    if source != nil { canvas.disc(at: center, 6, color) }
  }

  private func halo(of port: DiagramPort, _ canvas: Canvas) -> (size: Length, percent: Int)? {
    let loose = heldWires.filter(\.isDetached)
    if loose.contains(where: { $0.targetPort == port }) { return (28, 45) }
    if canvas.isHot(port.id) { return (24, 30) }
    return loose.contains { $0.fixedPort.fits(port) } ? (24, 20) : nil
  }

  private func isOn(_ source: DiagramPort?) -> Bool { source.map { signals[$0.node] } ?? false }

  private func color(of source: DiagramPort?, _ theme: Theme) -> Color {
    isOn(source) ? theme.signal : theme.idleWire
  }

  // MARK: - Cards

  private func drawCard(of node: DiagramNode, on canvas: inout Canvas) {
    let (frame, isOn, theme) = (drawnFrame(of: node, canvas), signals[node], canvas.theme)
    canvas.begin(node.item)
    drawPlate(of: node, frame, on: &canvas)
    let plate = Rect(x: frame.minX + 14, y: frame.minY + 20, width: 32, height: 32)
    if node == .switch {
      let toggle = Rect(center: plate.center, size: Size(width: 34, height: 20))
      canvas.toggle(toggle, isOn: isOn, theme.signal)
    } else {
      drawIcon(of: node, in: plate, isOn: isOn, on: &canvas)
    }
    let words = frame.column(54, width: frame.width - 62)
    canvas.text(node.title, .strongLabel, theme.text, in: words.band(18, height: 18))
    let isDelayed = node == .timer && signals.delay != .none
    canvas.text(
      LocalizedString(isDelayed ? "on-for-a-while" : isOn ? "on" : "off"), .caption,
      isOn ? theme.signalText : theme.secondaryText, in: words.band(37, height: 18))
  }

  private func drawPlate(of node: DiagramNode, _ frame: Rect, on canvas: inout Canvas) {
    let (radius, theme) = (Radius.card, canvas.theme)
    let isHeld = heldNodes.contains { $0.node == node }
    let (drop, blur, share) = isHeld ? (8 as Length, 22 as Length, 24) : (2, 10, 10)
    canvas.shadow(
      of: frame, below: drop, radius: radius, blur: blur,
      percent: theme.isDark ? share + 20 : share)
    canvas.fill(frame, radius: radius, theme.card)
    let isLit = node == .light && signals[.light]
    if canvas.hovered == node.item {
      canvas.fill(frame, radius: radius, theme.text.opacity(percent: 3))
    }
    let edge = isHeld ? theme.accent : isLit ? theme.signal : theme.hairline
    canvas.outline(frame, radius: radius, width: isHeld || isLit ? 2 : 1, edge)
  }

  private func drawIcon(of node: DiagramNode, in plate: Rect, isOn: Bool, on canvas: inout Canvas) {
    let (isLamp, theme) = (node == .light && isOn, canvas.theme)
    canvas.fill(
      plate, radius: Radius.control,
      isLamp ? theme.signal : isOn ? theme.signalFill : theme.idleFill)
    let color = isLamp ? theme.card : isOn ? theme.signalText : theme.secondaryText
    canvas.icon(node.icon, size: 20, color, in: plate)
  }
}

extension DiagramNode {
  var title: LocalizedString { LocalizedString("node-\(self)") }

  fileprivate var icon: String {
    switch self {
    case .sensor, .switch: "sensor"
    case .and: "gate-and"
    case .or: "gate-or"
    case .light: "bulb"
    case .timer: "clock"
    }
  }
}

struct WirePath {
  let start: Point
  let end: Point

  private static let stubs = (start: Vector(dx: 11, dy: 0), end: Vector(dx: 16, dy: 0))

  var path: Path {
    Path([.move(to: start), .line(to: from)] + (isHidden ? loop : [curve]) + [.line(to: end)])
  }

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
