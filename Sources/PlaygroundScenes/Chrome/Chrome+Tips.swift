internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

// MARK: - The tooltip of the control under the mouse
extension Chrome {
  func drawTip(on canvas: inout Canvas, _ state: ChromeState) {
    guard let item = canvas.hovered, let control = Control(item), let frame = frame(of: control),
      front == nil, canvas.environment.pressed.isEmpty, !isScrolledAway(control, frame),
      let words = tip(of: control, state)
    else { return }
    canvas.begin(.tip)
    let keys = Shortcut.keys(for: control)
    let lines = TextMetrics.evenLines(of: words, to: Self.widestTip, in: .caption, atMost: 4)
    let keysWidth = keys.map { TextMetrics.width(of: $0, in: .caption) + 12 } ?? 0
    let width = (lines.map { TextMetrics.width(of: $0, in: .caption) }.max() ?? 0) + keysWidth + 20
    let size = Size(width: width.roundedToPixel + 1, height: Self.tipLine * lines.count + 10)
    let box = Rect(origin: origin(ofTip: size, of: frame), size: size)
    canvas.shadow(of: box, radius: Radius.control, .badge)
    canvas.fill(box, radius: Radius.control, theme.text)
    let text = box.inset(by: Insets(left: 10, right: 10))
    for (index, line) in lines.enumerated() {
      canvas.text(
        line, .caption, theme.window,
        in: text.band(5 + Self.tipLine * index, height: Self.tipLine))
    }
    guard let keys else { return }
    canvas.text(
      keys, .caption, theme.window.opacity(percent: 70), in: text.band(5, height: Self.tipLine),
      .trailing)
  }

  /// Whether a control has scrolled away from under the mouse.
  private func isScrolledAway(_ control: Control, _ frame: Rect) -> Bool {
    scrolledControls.contains { $0.item == control.id }
      && layout.inspector.intersection(frame) != frame
  }

  private static let widestTip: Length = 264
  private static let tipLine: Length = 17

  /// A tip is below its control, or above it at the bottom of the window; in the inspector it is
  /// beside it.
  private func origin(ofTip size: Size, of frame: Rect) -> Point {
    let inspector = layout.inspector
    if layout.hasInspector, inspector.contains(frame.center) {
      let y = min(
        max((frame.center.y - size.height / 2).roundedToPixel, 8), window.height - size.height - 8)
      return Point(x: max(inspector.minX - size.width - 8, 8), y: y)
    }
    let x = min(max(frame.center.x - size.width / 2, 8), max(window.width - size.width - 8, 8))
    let isAtBottom = frame.maxY + size.height + 14 > window.height
    return Point(
      x: x.roundedToPixel, y: isAtBottom ? frame.minY - size.height - 6 : frame.maxY + 6)
  }

  private func tip(of control: Control, _ state: ChromeState) -> String? {
    switch control {
    case .undo, .redo: state.stepTitle ?? text(control.title)
    case .feelPreset: text(feel.preset.source)
    case .appearance: text(otherAppearance)
    case _ where Control.pages.contains(control):
      layout.hasSidebar ? nil : text(control.title)
    default: (control.explanation ?? (control.hasIconOnly ? control.title : nil)).map(text)
    }
  }
}

extension Control {
  /// Whether the control has an icon without a title.
  fileprivate var hasIconOnly: Bool {
    switch self {
    case .reset, .record, .inspector, .more: true
    default: false
    }
  }
}
