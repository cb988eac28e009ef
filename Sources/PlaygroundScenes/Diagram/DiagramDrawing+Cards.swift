internal import DragKit

// Cards.
extension DiagramDrawing {
  private static let radius: Length = 14

  /// Draws a part: its icon, its name, and whether it is on.
  func draw(_ node: DiagramNode, on canvas: inout Canvas) {
    let (frame, isOn) = (frame(of: node), scene.signals[node])
    canvas.begin(node.item)
    drawCard(node, frame, on: &canvas)
    let plate = Rect(x: frame.minX + 14, y: frame.minY + 20, width: 32, height: 32)
    if node == .switch {
      drawToggle(in: plate, isOn: isOn, on: &canvas)
    } else {
      drawIcon(of: node, in: plate, isOn: isOn, on: &canvas)
    }
    let words = Rect(
      x: plate.maxX + 8, y: frame.minY, width: frame.maxX - plate.maxX - 16, height: 18)
    canvas.text(
      chrome.text(node.look.word), .strongLabel, theme.text,
      in: words.moved(by: Vector(dx: 0, dy: 18)))
    canvas.text(
      chrome.text(state(of: node)), .caption, isOn ? theme.signalText : theme.secondaryText,
      in: words.moved(by: Vector(dx: 0, dy: 37)))
  }

  private func state(of node: DiagramNode) -> LocalizedString {
    if node == .timer, scene.signals.delay != .none { return .onForAWhile }
    return scene.signals[node] ? .on : .off
  }

  private func drawCard(_ node: DiagramNode, _ frame: Rect, on canvas: inout Canvas) {
    let isHeld = scene.nodeHolds.contains { $0.node == node }
    let (drop, blur, share) = isHeld ? (8 as Length, 22 as Length, 24) : (2, 10, 10)
    canvas.shadow(
      of: frame, below: drop, radius: Self.radius, blur: blur,
      percent: theme.isDark ? share + 20 : share)
    canvas.fill(frame, radius: Self.radius, theme.card)
    let isLit = node == .light && scene.signals[.light]
    if interaction.hovered == node.item {
      canvas.fill(frame, radius: Self.radius, theme.text.opacity(percent: 3))
    }
    let edge = isHeld ? theme.accent : isLit ? theme.signal : theme.hairline
    canvas.outline(frame, radius: Self.radius, width: isHeld || isLit ? 2 : 1, edge)
  }

  private func drawIcon(
    of node: DiagramNode, in plate: Rect, isOn: Bool, on canvas: inout Canvas
  ) {
    let isLamp = node == .light && isOn
    canvas.fill(
      plate, radius: 9, isLamp ? theme.signal : isOn ? theme.signalFill : theme.idleFill)
    let color = isLamp ? theme.card : isOn ? theme.signalText : theme.secondaryText
    canvas.icon(node.look.icon, size: 20, color, in: plate)
  }

  /// Draws the switch as what it is.
  private func drawToggle(in plate: Rect, isOn: Bool, on canvas: inout Canvas) {
    let track = Rect(center: plate.center, size: Size(width: 34, height: 20))
    canvas.fill(track, radius: 10, isOn ? theme.signal : theme.well)
    let knob = Rect(
      x: isOn ? track.maxX - 18 : track.minX + 2, y: track.minY + 2, width: 16, height: 16)
    canvas.fill(knob, radius: 8, .white)
  }
}

extension DiagramNode {
  fileprivate var look: (icon: String, word: LocalizedString) {
    switch self {
    case .sensor: ("sensor", .sensor)
    case .switch: ("sensor", .switch)
    case .and: ("gate-and", .and)
    case .or: ("gate-or", .or)
    case .light: ("bulb", .light)
    case .timer: ("clock", .timer)
    }
  }
}
