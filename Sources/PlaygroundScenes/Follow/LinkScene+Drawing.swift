internal import DragKit

extension LinkScene {
  func draw(on canvas: inout Canvas, _ interaction: Interaction, _ chrome: Chrome) {
    let theme = chrome.theme
    canvas.begin(.page)
    if options.contains(.snapToGrid) { drawGrid(on: &canvas, theme) }
    drawHint(on: &canvas, chrome)
    for item in interaction.visibleItems(in: Self.container) {
      canvas.begin(item.item)
      if item.isAway {
        canvas.fill(item.frame, radius: Self.radius, theme.well.opacity(percent: 40))
      } else {
        drawPicture(at: item.frame, on: &canvas, theme)
        if hold != nil {
          canvas.outline(
            item.frame.insetBy(-3), radius: Self.radius + 3, width: 2,
            theme.accent.opacity(percent: 70))
        }
      }
    }
  }

  func picture(of item: ItemID, size: Size, _ theme: Theme) -> DragPreview {
    var canvas = Canvas()
    drawPicture(at: Rect(origin: .zero, size: size), on: &canvas, theme)
    return DragPreview(size: size, cornerRadius: Self.radius, operations: canvas.operations)
  }

  private static let radius: Length = 24

  private func drawPicture(at frame: Rect, on canvas: inout Canvas, _ theme: Theme) {
    canvas.draw(.image("link", frame, radius: Self.radius))
    if theme.isDark {
      canvas.outline(frame, radius: Self.radius, Color.white.opacity(percent: 16))
    }
  }

  /// Says below the scene what a press on the picture does.
  private func drawHint(on canvas: inout Canvas, _ chrome: Chrome) {
    let word: LocalizedString =
      !options.contains(.interactionEnabled)
      ? .linkDisabledHint : options.contains(.withLongPress) ? .linkLongPressHint : .linkHint
    canvas.text(
      chrome.text(word), .label, chrome.theme.secondaryText,
      in: Rect(x: bounds.minX + 16, y: bounds.minY + 16, width: bounds.width - 32, height: 24),
      .center)
  }

  /// The lines that the middle of the picture snaps to.
  private func drawGrid(on canvas: inout Canvas, _ theme: Theme) {
    let (columns, rows) = (
      bounds.width.subpixels / Self.grid.subpixels, bounds.height.subpixels / Self.grid.subpixels
    )
    // A window beyond all screens has more lines than anyone could look at.
    guard (1...200).contains(columns), (1...200).contains(rows) else { return }
    for column in 1...columns {
      let x = bounds.minX + Self.grid * column
      canvas.fill(Rect(x: x, y: bounds.minY, width: 1, height: bounds.height), theme.hairline)
    }
    for row in 1...rows {
      let y = bounds.minY + Self.grid * row
      canvas.fill(Rect(x: bounds.minX, y: y, width: bounds.width, height: 1), theme.hairline)
    }
  }
}
