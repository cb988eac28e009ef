package import DragDrawing
package import DragKit

/// A tooltip: a short text about a widget, with the equivalent keys, if any.
package struct Tip: Sendable {
  package let words: String
  package var keys: String?
  /// The name of the icon before the text; `nil` for no icon.
  package var mark: String?

  private static let widest: Length = 264
  fileprivate static let lineHeight: Length = 17
  private static let gap: Length = 6

  /// The side of the widget for a tip; without room there, `below` and `above` replace each other.
  package enum Side: Sendable { case below, above, left }

  package init(_ words: String, keys: String? = nil, mark: String? = nil) {
    (self.words, self.keys, self.mark) = (words, keys, mark)
  }

  fileprivate var lines: [String] {
    TextMetrics.evenLines(of: words, to: Self.widest, in: .caption, atMost: 4)
  }

  fileprivate static func origin(
    of size: Size, beside frame: Rect, _ side: Side, in canvas: Canvas
  ) -> Point {
    let window = canvas.environment.window
    if side == .left {
      let y = min(
        (frame.center.y - size.height / 2).roundedToPixel, window.height - size.height - 8)
      return Point(x: max(frame.minX - size.width - 8, 8), y: max(y, 8))
    }
    let x = min(max(frame.center.x - size.width / 2, 8), max(window.width - size.width - 8, 8))
    let fitsBelow = frame.maxY + size.height + 14 <= window.height
    let isAbove = side == .above ? frame.minY >= size.height + gap : !fitsBelow
    return Point(
      x: x.roundedToPixel, y: isAbove ? frame.minY - size.height - gap : frame.maxY + gap)
  }
}

extension Canvas {
  package mutating func tip(_ tip: Tip, beside frame: Rect, _ side: Tip.Side = .below) {
    let lines = tip.lines
    let markWidth: Length = tip.mark == nil ? 0 : 22
    let keysWidth = tip.keys.map { TextMetrics.width(of: $0, in: .caption) + 12 } ?? 0
    let widest = lines.map { TextMetrics.width(of: $0, in: .caption) }.max() ?? 0
    let size = Size(
      width: (widest + keysWidth + markWidth + 20).roundedToPixel + 1,
      height: Tip.lineHeight * lines.count + 10)
    let box = Rect(origin: Tip.origin(of: size, beside: frame, side, in: self), size: size)
    shadow(of: box, radius: Radius.control, .badge)
    fill(box, radius: Radius.control, theme.text)
    if let mark = tip.mark { icon(mark, size: 14, theme.window, in: box.column(8, width: 18)) }
    let room = box.inset(by: Insets(left: 10 + markWidth, right: 10))
    for (index, line) in lines.enumerated() {
      text(
        line, .caption, theme.window,
        in: room.band(5 + Tip.lineHeight * index, height: Tip.lineHeight))
    }
    guard let keys = tip.keys else { return }
    text(
      keys, .caption, theme.window.opacity(percent: 70), in: room.band(5, height: Tip.lineHeight),
      .trailing)
  }
}
