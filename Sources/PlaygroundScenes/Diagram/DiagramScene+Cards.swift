internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

extension DiagramScene {
  func drawCard(of node: DiagramNode, on canvas: inout Canvas) {
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
