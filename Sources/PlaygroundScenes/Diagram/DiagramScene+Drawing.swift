internal import DragKit

extension DiagramScene {
  func draw(on canvas: inout Canvas, _ interaction: Interaction, _ chrome: Chrome) {
    let drawing = DiagramDrawing(scene: self, interaction: interaction, chrome: chrome)
    drawing.drawHint(on: &canvas)
    drawing.drawGlow(on: &canvas)
    drawing.drawWires(on: &canvas)
    let ends = wireHolds.flatMap { [$0.fixed, $0.target] }
    for node in stacking {
      drawing.draw(node, on: &canvas)
      for port in node.ports where !ends.contains(port) { drawing.draw(port, on: &canvas) }
    }
    drawing.drawHeldWires(on: &canvas)
    for port in DiagramPort.allCases where ends.contains(port) { drawing.draw(port, on: &canvas) }
  }

  /// Nothing of the diagram is ever in the air.
  func picture(of item: ItemID, size: Size, _ theme: Theme) -> DragPreview {
    DragPreview(size: size, cornerRadius: 0, operations: [])
  }
}

/// Draws the diagram as it is seen, with parts that an undo sends back on their way.
struct DiagramDrawing {
  let scene: DiagramScene
  let interaction: Interaction
  let chrome: Chrome

  var theme: Theme { chrome.theme }

  /// Where a part is seen.
  func frame(of node: DiagramNode) -> Rect {
    interaction.seenFrame(of: node.item) ?? scene.frame(of: node)
  }

  /// Where the middle of a port is seen: on the edge of its part.
  func center(of port: DiagramPort) -> Point {
    frame(of: port.node).origin + DiagramLayout.offset(of: port)
  }

  func drawHint(on canvas: inout Canvas) {
    let bounds = scene.bounds
    guard DiagramLayout(size: bounds.size).showsHint else { return }
    canvas.begin(.hint)
    canvas.text(
      chrome.text(.diagramHint), .label, theme.secondaryText,
      in: Rect(x: bounds.minX + 16, y: bounds.minY + 16, width: bounds.width - 32, height: 24),
      .center)
  }

  /// Draws the light that the lamp casts.
  func drawGlow(on canvas: inout Canvas) {
    guard scene.signals[.light] else { return }
    let frame = frame(of: .light)
    canvas.begin(.glow)
    canvas.draw(
      .shadow(
        frame.insetBy(-4), radius: 18, blur: 40,
        color: theme.glow.opacity(percent: theme.isDark ? 50 : 75)))
  }
}

// Wires.
extension DiagramDrawing {
  /// Draws the wires that lie where they belong.
  func drawWires(on canvas: inout Canvas) {
    let goals = scene.wireHolds.filter(\.isLoose).compactMap { hold in
      hold.target.map { $0.isInput ? $0 : hold.fixed }
    }
    // What is on lies above what is off.
    let wires = scene.circuitAsDrawn.wires
    for isOn in [false, true] {
      for wire in wires where scene.signals[wire.source.node] == isOn {
        canvas.begin(.wire, wire.input.rawValue)
        let way = WirePath(start: center(of: wire.source), end: center(of: wire.input))
        // One that is about to be replaced fades.
        let share = goals.contains(wire.input) ? 30 : 100
        draw(way, isOn ? theme.signal : theme.idleWire, share, on: &canvas)
      }
    }
  }

  private func draw(_ way: WirePath, _ color: Color, _ share: Int, on canvas: inout Canvas) {
    canvas.draw(.stroke(way.path, width: 3, color: color.opacity(percent: share)))
    canvas.draw(.fill(way.arrow, color.opacity(percent: share)))
  }

  /// Draws the wires that touches hold, above the cards.
  func drawHeldWires(on canvas: inout Canvas) {
    for hold in scene.wireHolds where hold.isLoose {
      canvas.begin(.heldWire, hold.pointer.rawValue)
      let (fixed, end) = (center(of: hold.fixed), hold.target.map(center) ?? hold.location)
      let goesBack = hold.fixed.isInput
      let way = WirePath(start: goesBack ? end : fixed, end: goesBack ? fixed : end)
      let color = isOn(hold) ? theme.signal : theme.idleWire
      canvas.draw(.stroke(way.path, width: 3, color: color))
      if goesBack || hold.target != nil { canvas.draw(.fill(way.arrow, color)) }
      if hold.target == nil { canvas.disc(at: end, 10, color) }
    }
  }

  private func isOn(_ hold: DiagramScene.WireHold) -> Bool {
    let source = hold.fixed.isInput ? hold.target : hold.fixed
    return source.map { scene.signals[$0.node] } ?? false
  }

  /// Draws a port: a ring; one that sends or has a wire with a core, one that a wire could go into
  /// or that is pointed at with a halo.
  func draw(_ port: DiagramPort, on canvas: inout Canvas) {
    canvas.begin(port.item)
    let (center, size) = (center(of: port), DiagramLayout.portSize)
    let color = isOn(port) ? theme.signal : theme.idleWire
    let halo = halo(of: port)
    if let halo { canvas.disc(at: center, halo.size, theme.accent.opacity(percent: halo.percent)) }
    canvas.disc(at: center, size, halo == nil ? color : theme.accent)
    canvas.disc(at: center, size - 4, theme.card)
    if !port.isInput || isWired(port) { canvas.disc(at: center, 6, color) }
  }

  /// What lies around a port that a wire could go into, or that is pointed at.
  private func halo(of port: DiagramPort) -> (size: Length, percent: Int)? {
    let loose = scene.wireHolds.filter(\.isLoose)
    if loose.contains(where: { $0.target == port }) { return (28, 45) }
    if interaction.hovered == port.item || interaction.isPressed(port.item) { return (24, 30) }
    return loose.contains { $0.fixed.fits(port) } ? (24, 20) : nil
  }

  private func isWired(_ port: DiagramPort) -> Bool { scene.circuitAsDrawn[port] != nil }

  private func isOn(_ port: DiagramPort) -> Bool {
    let source = port.isInput ? scene.circuitAsDrawn[port] : port
    return source.map { scene.signals[$0.node] } ?? false
  }
}
