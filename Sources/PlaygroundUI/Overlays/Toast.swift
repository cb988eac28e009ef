package import DragDrawing
package import DragKit

/// A notice of a few lines beside an icon or a dot; its room limits its width.
package struct Toast: Sendable {
  /// The background and the mark of a toast.
  package enum Look: Sendable {
    /// A card in the colors of the theme, with an icon.
    case card(icon: String)
    /// A black plate in both themes, with a dot.
    case dark(dot: Color)

    fileprivate var sides: Insets {
      switch self {
      case .card: Insets(left: 36, right: 12)
      case .dark: Insets(left: 29, right: 10)
      }
    }
  }

  package let frame: Rect
  private let look: Look
  private let lines: [(words: String, font: Font)]

  private static let lineHeight: Length = 17
  private static let margin: Length = 7

  /// Creates a toast in the middle of `room`, or in its lower left corner.
  package init(
    _ look: Look, _ lines: [(words: String, font: Font)], in room: Rect, isCentered: Bool
  ) {
    (self.look, self.lines) = (look, lines)
    let widest = lines.map { TextMetrics.width(of: $0.words, in: $0.font) }.max() ?? 0
    let size = Size(
      width: min(widest + look.sides.left + look.sides.right, room.width),
      height: Self.lineHeight * lines.count + Self.margin * 2)
    let corner = Rect(origin: Point(x: room.minX, y: room.maxY - size.height), size: size)
    frame = (isCentered ? Rect(center: room.center, size: size) : corner).alignedToPixel
  }

  /// Returns the width available to a line, and the number of lines that fit, in a room.
  package static func space(in room: Rect, _ look: Look) -> (width: Length, lines: Int) {
    let height = room.height - margin * 2
    return (room.inset(by: look.sides).width, height.subpixels / lineHeight.subpixels)
  }

  package func draw(on canvas: inout Canvas) {
    let theme = canvas.theme
    var row = frame.band(Self.margin, height: Self.lineHeight)
    switch look {
    case .card(let icon):
      canvas.card(frame, radius: Radius.menu, .bar)
      canvas.icon(icon, size: 16, theme.accent, in: row.column(12, width: 16))
    case .dark(let dot):
      canvas.shadow(of: frame, radius: Radius.menu, .bar)
      canvas.fill(frame, radius: Radius.menu, .ink)
      canvas.outline(frame, radius: Radius.menu, Color.white.opacity(percent: 18))
      canvas.fill(
        Rect(x: frame.minX + 12, y: row.minY + 4, width: 9, height: 9),
        radius: Length(pixels: 9) / 2, dot)
    }
    for line in lines {
      let color: Color =
        switch look {
        case .card: theme.text
        case .dark: line.font == .strongCaption ? .white : Color.white.opacity(percent: 75)
        }
      canvas.text(line.words, line.font, color, in: row.inset(by: look.sides))
      row.origin.y = row.maxY
    }
  }
}
