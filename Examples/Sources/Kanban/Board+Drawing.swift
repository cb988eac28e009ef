import DragProgram

/// The colours of the board.
struct Palette {
  let window, column, card, text, faint, accent: Color

  init(isDark: Bool) {
    window = Color(hex: isDark ? 0x17171a : 0xf4f4f7)
    column = Color(hex: isDark ? 0x222227 : 0xe9e9ee)
    card = Color(hex: isDark ? 0x34343b : 0xffffff)
    text = Color(hex: isDark ? 0xf2f2f5 : 0x1c1c20)
    faint = Color(hex: isDark ? 0x9a9aa6 : 0x6c6c78)
    accent = Color(hex: isDark ? 0x5aa2ff : 0x0a66e8)
  }
}

extension Board {
  func draw(_ frame: ProgramFrame<Board>, on canvas: inout Canvas) {
    let palette = Palette(isDark: isDark)
    canvas.background = palette.window
    canvas.begin(0)
    let heading = Rect(x: 20, y: 16, width: 400, height: 32)
    canvas.text("Board", Font(.semibold, size: 22), palette.text, in: heading)
    for (number, column) in Self.columns.enumerated() {
      let box = self.frame(ofColumn: number)
      canvas.begin(1, number)
      canvas.fill(box, radius: 14, palette.column)
      let line = Rect(x: box.minX + 18, y: box.minY + 10, width: box.width - 36, height: 28)
      canvas.text(column.title, Font(.semibold, size: 15), palette.text, in: line)
      let count = "\(model[column.id]?.count ?? 0)"
      canvas.text(count, Font(size: 13), palette.faint, in: line, .trailing)
    }
    for element in frame.elements {
      switch element.kind {
      case .gap:
        canvas.draw(element) { canvas, box in
          canvas.outline(box, radius: 10, width: 2, palette.accent.opacity(percent: 45))
        }
      case .scrollThumb:
        canvas.draw(element) { canvas, box in
          canvas.fill(box.insetBy(2), radius: 2, palette.faint.opacity(percent: 50))
        }
      case .item where model.position(of: element.item) == nil:
        draw(control: element, palette, on: &canvas)
      case .item:
        draw(card: element, frame, palette, on: &canvas)
      }
    }
  }

  private func draw(
    card element: SceneElement, _ frame: ProgramFrame<Board>, _ palette: Palette,
    on canvas: inout Canvas
  ) {
    let (isEdited, title) = (editedItem == element.item, titles[element.item] ?? "")
    canvas.draw(element, cornerRadius: 10) { canvas, box in
      canvas.shadow(of: box, below: 1, radius: 10, blur: 3, percent: isDark ? 35 : 10)
      canvas.fill(box, radius: 10, palette.card)
      if isEdited || element.isFocused {
        canvas.outline(box, radius: 10, width: 2, palette.accent)
      }
      let font = Font(.regular, size: 15)
      let line = Rect(x: 14, y: 0, width: box.width - 52, height: box.height)
      let isEmpty = title.isEmpty && !isEdited
      canvas.text(
        isEmpty ? "Untitled" : title, font, isEmpty ? palette.faint : palette.text, in: line)
      if isEdited {
        let end = line.minX + min(TextMetrics.width(of: title, in: font), line.width) + 1
        canvas.fill(Rect(x: end, y: box.height / 2 - 10, width: 2, height: 20), palette.accent)
      }
      guard element.isHovered, element.lift == .zero else { return }
      let cross = Rect(x: box.width - 36, y: 0, width: 28, height: box.height)
      canvas.text("×", Font(.regular, size: 20), palette.faint, in: cross, .center)
    }
  }

  private func draw(control element: SceneElement, _ palette: Palette, on canvas: inout Canvas) {
    canvas.draw(element) { canvas, box in
      if element.isPressed || element.isHovered {
        canvas.fill(box, radius: 8, palette.text.opacity(percent: element.isPressed ? 14 : 7))
      }
      if element.isFocused { canvas.outline(box, radius: 8, width: 2, palette.accent) }
      let title = element.item == Self.appearance ? (isDark ? "Light" : "Dark") : "+ Add a card"
      canvas.text(title, Font(.semibold, size: 14), palette.faint, in: box, .center)
    }
  }
}
