internal import DragDrawing
internal import DragKit

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
    canvas.text(node.look.title, .strongLabel, theme.text, in: words.band(18, height: 18))
    let isDelayed = node == .timer && signals.delay != .none
    canvas.text(
      isDelayed ? .onForAWhile : isOn ? .on : .off, .caption,
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
    canvas.icon(node.look.icon, size: 20, color, in: plate)
  }
}

extension DiagramNode {
  var title: LocalizedString { look.title }

  fileprivate var look: (icon: String, title: LocalizedString) {
    switch self {
    case .sensor: ("sensor", LocalizedString("Sensor", "センサー", "센서"))
    case .switch: ("sensor", LocalizedString("Switch", "スイッチ", "스위치"))
    case .and: ("gate-and", LocalizedString("AND", "AND", "AND"))
    case .or: ("gate-or", LocalizedString("OR", "OR", "OR"))
    case .light: ("bulb", LocalizedString("Light", "ライト", "조명"))
    case .timer: ("clock", LocalizedString("Timer", "タイマー", "타이머"))
    }
  }
}
