internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

extension Chrome {
  func draw(_ sheet: Sheet, on canvas: inout Canvas) {
    let layout = layout(of: sheet)
    canvas.begin(Control.menuBackdrop.id)
    canvas.fill(Rect(origin: .zero, size: window), Color.black.opacity(percent: isDark ? 50 : 24))
    canvas.begin(Control.sheetCard.id)
    canvas.card(layout.plate, .menu)
    switch sheet {
    case .shortcuts: drawShortcuts(layout, on: &canvas)
    case .about: drawAbout(layout.plate, on: &canvas)
    }
    canvas.plate(Control.closeSheet.id, layout.closeButton)
    canvas.icon("cancel", size: 18, theme.secondaryText, in: layout.closeButton)
  }

  private func drawShortcuts(_ layout: SheetLayout, on canvas: inout Canvas) {
    let title = layout.plate.inset(by: Insets(left: 24, right: 64)).band(20, height: 28)
    canvas.text(Control.sheetCard.title, .pageTitle, theme.text, in: title)
    canvas.clip(to: layout.room) { canvas in
      for row in layout.rows { draw(row, on: &canvas) }
    }
    let bar = layout.room.column(layout.room.width + Spacing.small, width: 4)
    canvas.scrollBar(in: bar, of: layout.farthestOffset, at: layout.scrolled)
    if let tour = layout.tourButton {
      canvas.plate(Control.tour.id, tour)
      canvas.outline(tour, radius: Radius.control, theme.hairline)
      canvas.icon("play", size: 14, theme.accent, in: tour.column(8, width: 20))
      canvas.text(
        Control.tour.title, .label, theme.text, in: tour.inset(by: Insets(left: 36, right: 8)))
    }
    guard let about = layout.aboutButton else { return }
    canvas.plate(Control.about.id, about)
    canvas.icon("info", size: 16, theme.secondaryText, in: about.column(4, width: 28))
    let words = about.inset(by: Insets(left: 36, right: 8))
    canvas.text(
      TextMetrics.elided(text(Control.about.title), to: words.width, in: .label), .label,
      theme.text, in: words)
  }

  private func draw(_ row: SheetLayout.Row, on canvas: inout Canvas) {
    guard let shortcut = row.shortcut else {
      return canvas.text(row.group.title, .heading, theme.secondaryText, in: row.frame)
    }
    let left = canvas.keyCaps(shortcut.allKeys, in: row.frame, theme)
    let words = row.frame.inset(by: Insets(right: row.frame.maxX - left + 8))
    canvas.text(shortcut.title, .label, theme.text, in: words)
  }

  private func drawAbout(_ plate: Rect, on canvas: inout Canvas) {
    drawAppIcon(
      in: Rect(center: Point(x: plate.center.x, y: plate.minY + 88), side: 96), on: &canvas)
    let lines: [(text: String, font: Font, color: Color, y: Length)] = [
      (appTitle, .pageTitle, theme.text, 152),
      (
        text(LocalizedString("about-version", ["number": appVersion])), .label, theme.secondaryText,
        182
      ),
      (text(LocalizedString("about-purpose")), .label, theme.text, 218),
      (text(LocalizedString("about-license")), .caption, theme.secondaryText, 254),
      (Self.authors, .caption, theme.secondaryText, 274),
    ]
    for line in lines {
      let box = plate.insetBy(16).band(line.y - 16, height: 24)
      canvas.text(line.text, line.font, line.color, in: box, .center)
    }
  }

  private static let authors = "© 2026 The \(appTitle) authors"

  /// Draws the icon of the program as shapes, so that it is sharp at every scale.
  private func drawAppIcon(in frame: Rect, on canvas: inout Canvas) {
    let unit = frame.width / 16
    func square(_ column: Int, _ row: Int, side: Length, shift: Length = .zero) -> Rect {
      Rect(
        x: frame.minX + unit * 2 + unit * 4 * column + shift,
        y: frame.minY + unit * 2 + unit * 4 * row + shift, width: side, height: side)
    }
    let side = unit * 3 + unit / 2
    canvas.shadow(of: frame, radius: Radius.panel, .card)
    canvas.fill(frame, radius: Radius.panel, Color(hex: 0xf6f6fb))
    let tiles: [(column: Int, row: Int, color: Color)] = [
      (0, 0, Color(hex: 0x007aff)), (0, 1, Color(hex: 0x1c1c1e)), (0, 2, Color(hex: 0x34c759)),
      (1, 2, Color(hex: 0xffcc00)), (2, 2, Color(hex: 0xdcdce6)),
    ]
    for tile in tiles {
      canvas.fill(square(tile.column, tile.row, side: side), radius: Radius.chip, tile.color)
    }
    let lifted = square(1, 0, side: unit * 6, shift: unit)
    canvas.shadow(of: lifted, radius: Radius.control, .badge)
    canvas.fill(lifted, radius: Radius.control, Color(hex: 0xff3b30))
    canvas.pointer(
      at: Point(x: lifted.maxX - unit * 2, y: lifted.maxY - unit * 2), isPressed: false)
  }
}
