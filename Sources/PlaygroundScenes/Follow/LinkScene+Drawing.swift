internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

extension LinkScene {
  func draw(on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.begin(.page)
    if options.contains(.snapToGrid) { drawGrid(on: &canvas) }
    canvas.hint(hint, in: bounds)
    for item in canvas.elements(in: Self.container) {
      canvas.begin(item.item)
      guard item.kind == .item else {
        canvas.place(item.frame, radius: Self.radius)
        continue
      }
      drawPicture(at: item.unscaledFrame, on: &canvas)
      guard heldPicture != nil else { continue }
      canvas.outline(
        item.unscaledFrame.insetBy(-3), radius: Self.radius + 3, width: 2,
        theme.accent.opacity(percent: 70))
    }
  }

  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing {
    canvas.preview(size, cornerRadius: Self.radius) { canvas, frame in
      drawPicture(at: frame, on: &canvas)
    }
  }

  private static let radius = Radius.panel

  private func drawPicture(at frame: Rect, on canvas: inout Canvas) {
    canvas.draw(.image("link", frame, radius: Self.radius))
    guard canvas.theme.isDark else { return }
    canvas.outline(frame, radius: Self.radius, Color.white.opacity(percent: 16))
  }

  private var hint: LocalizedString {
    guard options.contains(.interactionEnabled) else {
      return LocalizedString("link-disabled-hint")
    }
    return LocalizedString(options.contains(.withLongPress) ? "link-long-press-hint" : "link-hint")
  }

  private func drawGrid(on canvas: inout Canvas) {
    let columns = bounds.width.subpixels / Self.grid.subpixels
    let rows = bounds.height.subpixels / Self.grid.subpixels
    // A window larger than any screen would have too many lines.
    guard (1...200).contains(columns), (1...200).contains(rows) else { return }
    let color = canvas.theme.hairline
    for column in 1...columns {
      canvas.fill(bounds.column(Self.grid * column, width: 1), color)
    }
    for row in 1...rows { canvas.fill(bounds.band(Self.grid * row, height: 1), color) }
  }
}
